// Neovim, Emacs and Helix with the configuration that editors/ has for them.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { capabilitiesFor, folderFor, program, source, tool } from './support.mjs';

const GAME = `---
players: [Nelson, Silvia, Oliver]
---
NELS(12)
MI Kora kisp> JoAm bk K swni<
J cagu> K confg> J drab> K mitr>
`;

/** Runs an editor on the game, and gives what its script saw. */
function seenBy(t, editor, args, env = {}) {
  const game = join(folderFor(t), 'a game.vtes');
  writeFileSync(game, GAME);
  const ran = spawnSync(tool(editor), args, {
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, PATH: `${dirname(program())}:${process.env.PATH}`, GAME: game, XDG_CONFIG_HOME: dirname(game), ...env },
  });
  const line = ran.stdout.split('\n').find((each) => each.startsWith('{'));
  assert.ok(line, `${editor} printed no line of JSON: ${ran.error ?? ''}${ran.stdout}${ran.stderr}`);
  const seen = JSON.parse(line);
  assert.equal(seen.error, undefined);
  assert.equal(ran.status, 0, ran.stderr);
  return { seen, saved: () => readFileSync(game, 'utf8') };
}

function check(seen) {
  const error = seen.diagnostics.find((each) => each.message.includes('`confg`'));
  assert.ok(error, JSON.stringify(seen.diagnostics));
  assert.deepEqual([error.line, error.column], [6, 11]);
  assert.match(error.message, /is not the abbreviation of any library card/);
  assert.match(seen.hover, /Kindred Spirits/);
  assert.match(seen.told, /Korah .*Kindred Spirits/);
}

test('Neovim: diagnostics, hover, completion', (t) => {
  const { seen, saved } = seenBy(t, 'nvim', [
    '--clean', '--headless', '--cmd', `set runtimepath^=${join(source, 'editors/neovim')}`,
    '-c', `luafile ${join(source, 'tests/editors/neovim.lua')}`,
  ]);
  assert.equal(seen.filetype, 'vtes');
  assert.equal(seen.message, '', 'without an error');
  check(seen);
  assert.match(seen.completion[0], /^goun/);
  assert.match(seen.line, /^MI Kora goun/);
  assert.ok(saved().includes(seen.line), 'written to the file');
  assert.equal(seen.colour, 'vtesMark');
});

test('Emacs with Eglot: diagnostics, hover, completion', (t) => {
  const { seen } = seenBy(t, 'emacs', ['-q', '--batch', '-l', join(source, 'tests/editors/emacs.el')], {
    MODE: join(source, 'editors/emacs'),
  });
  assert.equal(seen.compiles, true, 'without a warning');
  assert.equal(seen.mode, 'vtes-mode');
  check(seen);
  assert.match(seen.completion[0], /^goun/);
  assert.match(seen.line, /^MI Kora goun/);
  assert.equal(seen.colour, 'font-lock-function-name-face');
});

test('Helix: its configuration is TOML, and names a server that answers', () => {
  const file = join(source, 'editors/helix/languages.toml');
  const toml = 'import json, sys, tomllib; print(json.dumps(tomllib.load(open(sys.argv[1], "rb"))))';
  const configured = JSON.parse(execFileSync('python3', ['-c', toml, file], { encoding: 'utf8' }));
  const [language] = configured.language;
  assert.deepEqual(language['file-types'], ['vtes']);
  const server = configured['language-server'][language['language-servers'][0]];
  assert.equal(server.command, 'vtes');
  assert.deepEqual(server.args, ['lsp']);
  assert.ok(capabilitiesFor({}).hoverProvider);
});
