// Packs the extension, program included, as a .vsix file for the platform that this runs on.
//   node pack.mjs PROGRAM FOLDER     PROGRAM is the `vtes` to pack; the file is written to FOLDER, and its path printed
import { createVSIX } from '@vscode/vsce';
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const [program, folder] = process.argv.slice(2).map((path) => resolve(path));
const manifest = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

const says = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
if (says !== `vtes ${manifest.version}`) {
  console.error(`\`${program} --version\` says \`${says}\`, and editors/vscode/package.json \`${manifest.version}\`: write the same version in both`);
  process.exit(1);
}

// A folder of its own, so that the sources stay as they are and nothing is packed but what is named here.
const stage = join(folder, 'vsix');
rmSync(stage, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });
for (const name of ['package.json', 'README.md', 'language-configuration.json', 'images', 'snippets', 'syntaxes']) {
  cpSync(join(here, name), join(stage, name), { recursive: true });
}
cpSync(join(here, '../../LICENSE'), join(stage, 'LICENSE'));
cpSync(join(here, '../../NOTICE'), join(stage, 'NOTICE'));
// What a finding's id in the list of problems links to.
cpSync(join(here, '../../docs/diagnostics.md'), join(stage, 'docs/diagnostics.md'));
cpSync(program, join(stage, 'server/vtes'));
chmodSync(join(stage, 'server/vtes'), 0o755);
const bundled = await build({
  absWorkingDir: here,
  entryPoints: ['src/extension.ts'],
  outfile: join(stage, 'dist/extension.js'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node18',
  external: ['vscode'],
  minify: true,
  metafile: true,
  logLevel: 'warning',
});
// The licences of what the bundle holds of others.
const packages = [...new Set(Object.keys(bundled.metafile.inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))];
const licences = packages.sort().map((name) => {
  const file = readdirSync(join(here, name)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (file === undefined) {
    throw new Error(`${name} has no file of its licence`);
  }
  return `${name.replace(/^.*node_modules\//, '')}\n\n${readFileSync(join(here, name, file), 'utf8').trim()}\n`;
});
writeFileSync(join(stage, 'dist/LICENSES.txt'), licences.join('\n----\n\n'));

const target = `${process.platform}-${process.arch}`;
const packagePath = join(folder, `vtes-${manifest.version}-${target}.vsix`);
await createVSIX({ cwd: stage, packagePath, target, dependencies: false, allowMissingRepository: true });
console.log(packagePath);
