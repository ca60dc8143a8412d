// The colours before the server answers, by VS Code's own tokeniser: they are those of the program's lexer.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { requireFrom, source, vscodeFolder, vtes } from './support.mjs';

const syntaxes = join(source, 'editors/vscode/syntaxes');

/** The scope that a kind of the lexer is coloured as (grammar/VtesLexer.g4). */
const scopes = {
  PLAYER: /^entity\.name\.type\.player/,
  CRYPT: /^variable\.other\.minion\.vtes/,
  INITIAL: /^variable\.other\.minion\.short/,
  LIBRARY_INITIAL: /^variable\.other\.minion\.short/,
  LIBRARY: /^entity\.name\.function\.card/,
  UNKNOWN_CRYPT: /^variable\.language\.unknown-minion/,
  ADVANCED: /^storage\.modifier\.minion/,
  MERGED: /^storage\.modifier\.minion/,
  PHASE: /^keyword\.control\.phase/,
  COMBAT: /^keyword\.control\.combat/,
  REFERENDUM: /^keyword\.control\.referendum/,
  ACTION: /^keyword\.other\.action/,
  BLOCK: /^keyword\.other\.block/,
  NO_BLOCK: /^keyword\.other\.block/,
  STRIKE: /^keyword\.other\.combat/,
  RANGE: /^keyword\.other\.combat/,
  PRESS: /^keyword\.other\.combat/,
  STATE: /^keyword\.other\.state/,
  CONTEST: /^keyword\.other\.contest/,
  BURN_OPTION: /^keyword\.other\.term/,
  MERGE: /^keyword\.other\.term/,
  RED_LIST: /^keyword\.other\.term/,
  SPECIAL: /^keyword\.other\.term/,
  HAND_SIZE: /^keyword\.other\.term/,
  LET: /^keyword\.other\.deal/,
  NOT: /^keyword\.other\.deal/,
  NEXT: /^keyword\.other\.deal/,
  DEAL_VERB: /^keyword\.other\.deal/,
  EDGE: /^constant\.language\.edge/,
  QUANTITY: /^constant\.numeric/,
  NUMBER: /^constant\.numeric/,
  ANTITRIBU: /^support\.type\.clan/,
  LEVEL: /^storage\.modifier\.level/,
  SLASH: /^keyword\.operator\.use/,
  ARROW: /^keyword\.operator\.deal/,
  PLUS: /^(keyword\.operator\.sign|constant\.numeric)/,
  MINUS: /^(keyword\.operator\.sign|constant\.numeric)/,
  OPEN: /^punctuation\.section\.parens\.begin/,
  CLOSE: /^punctuation\.section\.parens\.end/,
  COMMA: /^punctuation\.separator/,
  SEMICOLON: /^punctuation\.separator/,
};

let grammar;
before(async () => {
  const require = requireFrom(vscodeFolder());
  const onig = require('vscode-oniguruma');
  const { Registry, parseRawGrammar } = require('vscode-textmate');
  await onig.loadWASM(readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')));
  const yaml = join(vscodeFolder(), 'extensions/yaml/syntaxes');
  const files = Object.fromEntries(
    [...readdirSync(yaml).map((name) => join(yaml, name)), join(syntaxes, 'vtes.tmLanguage.json')].map((file) => [
      JSON.parse(readFileSync(file, 'utf8')).scopeName,
      file,
    ]),
  );
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new onig.OnigScanner(patterns),
      createOnigString: (text) => new onig.OnigString(text),
    }),
    loadGrammar: async (scope) => (files[scope] ? parseRawGrammar(readFileSync(files[scope], 'utf8'), files[scope]) : null),
  });
  grammar = await registry.loadGrammar('source.vtes');
});

/** The tokens of a text: the innermost scope of each, and all of them. */
function coloured(text) {
  const tokens = [];
  let state = null;
  text.split(/\r?\n/).forEach((line, index) => {
    const { tokens: found, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    for (const token of found) {
      const part = line.slice(token.startIndex, token.endIndex);
      tokens.push({ text: part, line: index + 1, scope: token.scopes.at(-1), scopes: token.scopes });
    }
  });
  return tokens;
}

/** The letters of the notation, each with its scope and line; without blanks, comments and the front matter. */
function letters(text) {
  return coloured(text)
    .filter((token) => !token.scopes.some((scope) => /^(comment|meta\.embedded|punctuation\.definition\.front)/.test(scope)))
    .flatMap((token) => [...token.text].map((letter) => ({ letter, scope: token.scope, line: token.line })))
    .filter((place) => !/[\s.*]/.test(place.letter));
}

/** The lexer's tokens of a transcript: kind and text. */
function lexed(file) {
  const tokens = [...vtes('parse', file).matchAll(/^ +([A-Z_]+) `(.*)`$/gm)].map((match) => match.slice(1));
  assert.ok(tokens.length > 0, file);
  return tokens.filter(([kind]) => kind !== 'DOT');
}

/** Every difference between the lexer's kinds and the colours. */
function differences(file) {
  const places = letters(readFileSync(file, 'utf8'));
  let at = 0;
  const wrong = [];
  for (const [kind, text] of lexed(file)) {
    for (const letter of text.replace(/\s/g, '')) {
      const place = places[at++];
      assert.ok(place, `${file}: the colours end before \`${text}\``);
      assert.equal(place.letter, letter, `${file}:${place.line}: out of step at \`${text}\``);
      if (!scopes[kind]?.test(place.scope)) {
        wrong.push(`${file}:${place.line}: \`${text}\` is ${kind}, and coloured as ${place.scope}`);
        at += [...text].length - 1;
        break;
      }
    }
  }
  assert.equal(at, places.length, `${file}: coloured letters that the lexer does not have`);
  return wrong;
}

for (const folder of ['samples', 'tests/golden/spec']) {
  test(`the colours of ${folder}/ are the lexer's`, () => {
    const files = readdirSync(join(source, folder)).filter((name) => name.endsWith('.vtes'));
    assert.ok(files.length > 0);
    assert.deepEqual(files.flatMap((name) => differences(join(source, folder, name))), []);
  });
}

test("a turn is told from a player in another's turn", () => {
  const turns = (text) =>
    coloured(text)
      .filter((token) => token.scopes.some((scope) => scope.startsWith('entity.name.section.turn')))
      .map((token) => token.text);
  assert.deepEqual(turns('NELS(12)\nOLIV\n  SILV MI Kora bd // all\nTOM // his turn'), ['NELS', 'OLIV', 'SILV', 'TOM']);
  assert.deepEqual(turns('SUSA diin\nMI Kora bd\nUN\n+KLAU -VLAD\nMIKE ot'), []);
});

test('the front matter is YAML, and only at the beginning', () => {
  const tokens = coloured('---\ntitle: Kora bd\n---\nKora bd\n---\n');
  assert.ok(tokens.find((token) => token.text === 'title').scopes.includes('entity.name.tag.yaml'));
  assert.ok(!tokens.find((token) => token.text === 'Kora bd').scopes.some((scope) => scope.includes('minion')));
  assert.equal(tokens.findLast((token) => token.text === 'Kora').scope, 'variable.other.minion.vtes');
});

test('waivers stand out of comments', () => {
  const tokens = coloured('Kora ksip> // vtes: allow unknown-word, full-name\n// so much for `allow this-thing`');
  const of = (scope) => tokens.filter((token) => token.scope.startsWith(scope)).map((token) => token.text);
  assert.deepEqual(of('keyword.other.waiver'), ['allow']);
  assert.deepEqual(of('constant.other.finding'), ['unknown-word', 'full-name']);
});

test('letters with marks, other scripts and slips', () => {
  const scope = (text) => coloured(text)[0].scope;
  assert.equal(scope('Zoë'), 'variable.other.minion.vtes');
  assert.equal(scope('Zoe\u0308'), 'variable.other.minion.vtes');
  assert.equal(scope('ÉTOI'), 'entity.name.type.player.vtes');
  assert.equal(scope('\uFF05'), 'keyword.control.referendum.vtes');
  assert.equal(scope('\u2192'), 'keyword.operator.deal.vtes');
  assert.equal(scope('kOra'), 'source.vtes');
});
