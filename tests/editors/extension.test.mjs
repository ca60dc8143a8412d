// Parts of the extension of VS Code that need no VS Code: where the program is looked for, what its manifest promises.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { before, test } from 'node:test';
import { capabilitiesFor, folderFor, program, requireFrom, source, vsix, vtes } from './support.mjs';

const extension = join(source, 'editors/vscode');
const manifest = JSON.parse(readFileSync(join(extension, 'package.json'), 'utf8'));

let findProgram;
before(() => {
  const { buildSync } = requireFrom(extension)('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [join(extension, 'src/program.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  const module = { exports: {} };
  new Function('module', 'require', outputFiles[0].text)(module, requireFrom(extension));
  findProgram = module.exports.findProgram;
});

/** Three folders, each with a program where one is wanted. */
function places(t, where, more = {}) {
  const root = folderFor(t);
  const put = (path, mode = 0o755) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), '#!/bin/sh\n');
    chmodSync(join(root, path), mode);
  };
  where.forEach((path) => put(path));
  const given = {
    setting: '',
    extension: join(root, 'extension'),
    folder: join(root, 'folder'),
    path: [join(root, 'none'), '', join(root, 'bin')].join(delimiter),
    platform: 'linux',
    ...more,
  };
  return { root, put, found: (change = {}) => findProgram({ ...given, ...change }) };
}

test('the packed program goes before the one on the PATH', (t) => {
  const { root, found } = places(t, ['extension/server/vtes', 'bin/vtes']);
  assert.deepEqual(found(), { found: true, program: join(root, 'extension/server/vtes') });
});

test('without a packed program the PATH is looked at', (t) => {
  const { root, found } = places(t, ['bin/vtes']);
  assert.deepEqual(found(), { found: true, program: join(root, 'bin/vtes') });
});

test('a program by setting: absolute, from home, from the folder, by name', (t) => {
  const { root, found } = places(t, ['extension/server/vtes', 'bin/other', 'folder/tools/vtes', 'x/vtes']);
  assert.equal(found({ setting: join(root, 'x/vtes') }).program, join(root, 'x/vtes'));
  assert.equal(found({ setting: 'tools/vtes' }).program, join(root, 'folder/tools/vtes'));
  assert.equal(found({ setting: 'other' }).program, join(root, 'bin/other'));
  assert.equal(found({ setting: ' ' }).program, join(root, 'extension/server/vtes'));
  const home = found({ setting: '~/there/is/no/vtes' });
  assert.ok(!home.found && homedir() !== '');
});

test('a setting that names no program is not passed over', (t) => {
  const { root, put, found } = places(t, ['extension/server/vtes', 'bin/vtes']);
  put('plain', 0o644);
  for (const setting of ['nothing', './nothing', join(root, 'plain'), root]) {
    assert.deepEqual(found({ setting }), {
      found: false,
      why: `\`vtes.path\` is \`${setting}\`, which is no program`,
    });
  }
});

test('no program is said to be none', (t) => {
  const { found } = places(t, []);
  assert.deepEqual(found(), {
    found: false,
    why: 'the program `vtes` is neither packed with the extension nor on the PATH',
  });
});

test('the problem matcher reads what `vtes lint` prints', (t) => {
  const folder = folderFor(t);
  const file = join(folder, 'a game: one.vtes');
  writeFileSync(file, 'NELS(12)\nKora ksip> (nb)\nkora bd\nCrusher ht\n');
  const printed = spawnSync(program(), ['lint', '--color', 'never', file], { encoding: 'utf8' }).stdout;
  const findings = JSON.parse(vtes('lint', '--format', 'json', file)).files[0].diagnostics;
  const pattern = manifest.contributes.problemPatterns[0];
  const matches = printed.split('\n').flatMap((line) => {
    const match = new RegExp(pattern.regexp).exec(line);
    return match ? [match] : [];
  });
  assert.ok(new Set(findings.map((finding) => finding.severity)).size > 1, 'the example has several severities');
  assert.deepEqual(
    matches.map((match) => [match[pattern.file], match[pattern.severity], match[pattern.message], match[pattern.code]]),
    findings.map((finding) => [file, finding.severity, finding.message, finding.id]),
  );
  assert.deepEqual([Number(matches[0][pattern.line]), Number(matches[0][pattern.column])], [2, 6]);
});

test('what the snippets write is read without an error', (t) => {
  const folder = folderFor(t);
  const snippets = JSON.parse(readFileSync(join(extension, 'snippets/vtes.json'), 'utf8'));
  const date = { CURRENT_YEAR: '2026', CURRENT_MONTH: '02', CURRENT_DATE: '14' };
  for (const [name, { body }] of Object.entries(snippets)) {
    const defaults = {};
    const written = [body]
      .flat()
      .join('\n')
      .replace(/\$\{(\d+):([^}]*)\}/g, (_, number, text) => (defaults[number] ??= text))
      .replace(/\$\{([A-Z_]+)\}/g, (_, variable) => date[variable] ?? assert.fail(variable))
      .replace(/\$\d+/g, '');
    const file = join(folder, `${name}.vtes`);
    writeFileSync(file, `${name === 'Front matter' ? '' : 'NELS(30)\n'}${written}\n`);
    assert.equal(vtes('lint', '--color', 'never', '--quiet', '--min-severity', 'warning', file), '', `${name}:\n${written}`);
  }
});

test('every command, setting and pattern is described', () => {
  const { commands, configuration, keybindings, menus, problemMatchers, problemPatterns } = manifest.contributes;
  const known = commands.map((command) => command.command);
  commands.forEach((command) => assert.ok(command.title && command.category, command.command));
  [...Object.values(menus).flat(), ...keybindings].forEach((entry) => assert.ok(known.includes(entry.command), entry.command));
  Object.entries(configuration.properties).forEach(([name, setting]) => {
    assert.ok((setting.description ?? setting.markdownDescription ?? '').length > 10, name);
    assert.ok('default' in setting, name);
  });
  problemMatchers.forEach(({ pattern }) => assert.ok(problemPatterns.some(({ name }) => `$${name}` === pattern)));
});

test('every kind of word that the server colours is known to VS Code', () => {
  const { semanticTokenTypes, semanticTokenModifiers, semanticTokenScopes } = manifest.contributes;
  const own = (contributed) => contributed.map(({ id }) => id);
  // Those of VS Code that the server uses as they are.
  const standard = { types: ['comment', 'number'], modifiers: ['declaration'] };
  const tokenTypes = [...own(semanticTokenTypes), ...standard.types];
  const tokenModifiers = [...own(semanticTokenModifiers), ...standard.modifiers];
  const { legend } = capabilitiesFor({
    textDocument: { semanticTokens: { tokenTypes, tokenModifiers, formats: ['relative'], requests: { full: true } } },
  }).semanticTokensProvider;
  assert.deepEqual([...legend.tokenTypes].sort(), [...tokenTypes].sort());
  assert.deepEqual([...legend.tokenModifiers].sort(), [...tokenModifiers].sort());
  const scoped = Object.keys(semanticTokenScopes[0].scopes).filter((name) => !name.includes('.'));
  assert.deepEqual(scoped.sort(), [...tokenTypes].sort());
});

test('the package holds the program, and a licence for all that it holds', (t) => {
  const folder = folderFor(t);
  execFileSync('python3', ['-m', 'zipfile', '-e', vsix(), folder]);
  const packed = join(folder, 'extension');
  assert.ok(readFileSync(join(packed, 'server/vtes')).equals(readFileSync(program())), 'the program that is built');
  const licences = readFileSync(join(packed, 'dist/LICENSES.txt'), 'utf8');
  for (const name of Object.keys(manifest.dependencies)) {
    assert.ok(licences.includes(name), name);
  }
  assert.match(readFileSync(join(folder, 'extension.vsixmanifest'), 'utf8'), /TargetPlatform="linux-x64"/);
});
