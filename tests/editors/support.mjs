// What the tests of the editors share: where things are, and what waits.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const here = dirname(fileURLToPath(import.meta.url));
export const source = join(here, '../..');

/** What tests/editors/run sets. A test that lacks it fails, and says what to do. */
function given(name) {
  const value = process.env[name];
  if (!value || !existsSync(value)) {
    throw new Error(`${name} is \`${value ?? ''}\`, which is not there: run the tests by \`make test-editors\``);
  }
  return value;
}

/** The program `vtes`. */
export const program = () => given('VTES_PROGRAM');
/** The packed extension. */
export const vsix = () => given('VTES_VSIX');
/** Where VS Code's server and the browser's driver are installed. */
export const installed = () => given('VTES_EDITORS_HOME');
/** Loads modules as a file in that folder would. */
export const requireFrom = (folder) => createRequire(join(folder, 'x'));
/** VS Code itself, as the server packs it. */
export const vscodeFolder = () => join(installed(), 'node_modules/code-server/lib/vscode');

/** Where screenshots and logs are kept. */
export const shots = join(source, 'build/editors/shots');
mkdirSync(shots, { recursive: true });

/** A folder that is gone when the test is over. */
export function folderFor(t) {
  const folder = mkdtempSync(join(tmpdir(), 'vtes-editors-'));
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  return folder;
}

/** Runs the program, and gives what it printed. Findings are no failure. */
export function vtes(...args) {
  const ran = spawnSync(program(), args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (ran.status !== 0 && ran.status !== 1) {
    throw new Error(`vtes ${args.join(' ')}: ${ran.stderr}`);
  }
  return ran.stdout;
}

/** The path of a program that scripts/bootstrap --editors installs. */
export function tool(name) {
  try {
    return execFileSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error(`\`${name}\` is not on the PATH: run scripts/bootstrap --editors`);
  }
}

/** What the server says to `initialize` with these capabilities of a client: its own. */
export function capabilitiesFor(client) {
  const params = { capabilities: client, processId: null, rootUri: null };
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
  const ran = spawnSync(program(), ['lsp'], {
    input: `Content-Length: ${Buffer.byteLength(message)}\r\n\r\n${message}`,
    encoding: 'utf8',
    timeout: 20_000,
  });
  return JSON.parse(ran.stdout.slice(ran.stdout.indexOf('{'))).result.capabilities;
}
