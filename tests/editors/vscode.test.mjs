// The packed extension, installed in the real VS Code and used as a person does: by keys, pointer and commands.
// Each step leaves a picture in build/editors/shots/.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { program, vsix } from './support.mjs';
import { Window } from './window.mjs';

const GAME = `---
title: A first look
players: [Nelson, Silvia, Oliver]
---
NELS(12)
MA bldo Kora; +1p
MI Kora kisp> JoAm bk K swni<
J cagu> K confg> J drab> K mitr>
IN GuLu +3 ,vamp2 +1

SILV(30)
`;
const OTHER = `NELS(12)\nKora ksip> (nb)\n`;

test('VS Code', async (t) => {
  const lint = {
    label: 'check',
    type: 'process',
    command: program(),
    args: ['lint', 'other.vtes'],
    problemMatcher: '$vtes-lint',
    presentation: { reveal: 'never' },
  };
  const window = await Window.open(t, {
    extension: vsix(),
    files: {
      'game.vtes': GAME,
      'other.vtes': OTHER,
      '.vscode/tasks.json': JSON.stringify({ version: '2.0.0', tasks: [lint] }),
      '.vscode/settings.json': '{}',
    },
  });
  const { page } = window;
  let failed;
  /** A step, with its picture, whether it passes or not. The steps behind one that failed would only wait in vain. */
  const step = (name, run) =>
    t.test(`VS Code: ${name}`, async () => {
      assert.equal(failed, undefined, 'not tried: an earlier step failed');
      try {
        await run();
      } catch (error) {
        failed = name;
        throw error;
      } finally {
        await window.shot(name.replaceAll(/\W+/g, '-'));
      }
    });

  await step('a squiggle under what is wrong', async () => {
    await window.squiggles('error', 1);
    await page.keyboard.press('Control+Shift+M');
    await page
      .locator('.markers-panel .monaco-tl-row', { hasText: '`confg` is not the abbreviation of any library card' })
      .waitFor();
  });

  await step('whose turn it is, above each turn', async () => {
    await page.locator('.codelens-decoration', { hasText: 'turn 1: Nelson, prey Silvia, predator Oliver' }).waitFor();
    await page.locator('.codelens-decoration', { hasText: 'turn 2: Silvia' }).waitFor();
  });

  await step('colours by meaning', async () => {
    await page.keyboard.press('Control+j');
    const style = await window.style(5, 'NELS');
    assert.ok(Number(style.fontWeight) >= 700, 'the header of a turn is bold');
    assert.notEqual((await window.style(7, 'Kora')).color, (await window.style(7, 'kisp')).color);
  });

  await step('a hover over a word', async () => {
    const said = await window.hover(7, 'kisp', 'Kindred Spirits');
    assert.match(said, /Kindred Spirits/);
    await page.waitForTimeout(400); // it fades in
    await window.shot('the-hover');
    await window.press('Escape');
  });

  await step('a quick fix', async () => {
    await window.go(8, 12);
    await window.press('Control+.');
    await window.opened(page.locator('.action-widget .monaco-list-row.focused', { hasText: 'conf>' }), 'Control+.');
    await window.shot('the-list-of-quick-fixes');
    await window.press('Enter');
    await window.line(8, 'J cagu> K conf> J drab> K mitr>');
    await window.squiggles('error', 0);
  });

  await step('formatting', async () => {
    await window.command('Format Document');
    await window.line(9, 'IN GuLu +3, vamp2 +1');
  });

  await step('a completion by the full name', async () => {
    await window.go(11, 9);
    await window.press('Enter');
    await window.type('MI Luci govern');
    await window.opened(
      page.locator('.suggest-widget.visible .monaco-list-row.focused', { hasText: 'goun>' }),
      'Control+Space',
    );
    await window.shot('the-list-of-completions');
    await window.press('Tab');
    await window.line(12, 'MI Luci goun>');
  });

  await step('whose turn it is, in the status bar', async () => {
    await window.status('SILV · turn 2 · pool 30 · minion').waitFor();
    await window.go(6, 1);
    await window.status('NELS · turn 1 · pool 12 · master').waitFor();
    // Behind the first of the two transfers.
    await window.go(9, 5);
    await window.status('NELS · turn 1 · pool 11 · influence · transfers 1').waitFor();
    await window.shot('the-transfers-left');
  });

  await step('the outline', async () => {
    await window.press('Control+Shift+o');
    await window.row('Nelson').waitFor();
    await window.row('Silvia').waitFor();
    await window.shot('the-symbols');
    await window.press('Escape');
    await window.command('Explorer: Focus on Outline View');
    await page.locator('.outline-pane .monaco-list-row', { hasText: 'Nelson' }).first().waitFor();
  });

  await step('a rename', async () => {
    await window.click(5, 'NELS');
    await window.press('F2');
    const box = page.locator('.rename-box input');
    await box.waitFor();
    assert.equal(await box.inputValue(), 'NELS');
    await box.fill('NEL');
    await window.shot('the-box-of-a-rename');
    await box.press('Enter');
    await window.until('the header to be renamed', async () => {
      const lines = Object.values(await window.lines());
      return { ok: lines.includes('NEL(12)') && !lines.some((line) => /^NELS/.test(line)), seen: lines };
    });
    await window.squiggles('error', 0);
    await window.shot('the-game-renamed');
    await window.press('Control+z');
    await window.line(5, 'NELS(12)');
  });

  await step('the next turn', async () => {
    await window.go(12, 1);
    await window.command('V:TES: Next Turn');
    await window.until("Oliver's header", async () => {
      const lines = Object.values(await window.lines());
      return { ok: lines.some((line) => /^OLIV/.test(line)), seen: lines };
    });
  });

  await step('names written out, and abbreviated again', async () => {
    await window.go(6, 1);
    await window.press('Home', 'Shift+End');
    await window.command('V:TES: Write the Names of the Selection Out');
    await window.until('the name of `bldo`', async () => {
      const line = (await window.lines())[6];
      return { ok: line.includes('Blood Doll'), seen: line };
    });
    await window.shot('the-names-written-out');
    await window.press('Home', 'Shift+End');
    await window.command('V:TES: Abbreviate the Selection');
    await window.until('the abbreviation of Blood Doll', async () => {
      const line = (await window.lines())[6];
      return { ok: line.startsWith('MA bldo Kora'), seen: line };
    });
    await window.press('Control+z', 'Control+z');
    await window.line(6, 'MA bldo Kora; +1p');
  });

  await step('the dictionary', async () => {
    await window.go(6, 18);
    await window.press('Enter');
    await window.command('V:TES: Dictionary');
    await page.locator('.quick-input-widget input').first().fill('Deflection');
    await window.row('Deflection').waitFor();
    await window.shot('the-list-of-the-dictionary');
    await window.press('Enter');
    await window.line(7, 'defl');
    await window.press('Control+z', 'Control+z');
    await window.line(7, 'MI Kora kisp> JoAm bk K swni<');
  });

  await step('the game in English', async () => {
    await window.command('V:TES: Tell This Game');
    await page.locator('.tab', { hasText: 'game in English' }).waitFor();
    await window.frame(/Korah.*Kindred Spirits/);
    await window.shot('the-game-told-beside');
    await window.command('View: Close All Editors in Group');
  });

  await step('what `vtes lint` prints in a task', async () => {
    await window.command('Tasks: Run Task');
    await window.row('check').click();
    await window.press('Control+Shift+M');
    await page.locator('.markers-panel .monaco-tl-row', { hasText: /vtes lint.*unknown-word/ }).waitFor();
  });

  await step('a program that is not there', async () => {
    window.put('.vscode/settings.json', JSON.stringify({ 'vtes.path': '/nowhere/vtes' }));
    const message = window.message('`vtes.path` is `/nowhere/vtes`, which is no program');
    await message.waitFor();
    await window.status('V:TES').waitFor();
    await window.shot('the-message-of-no-program');
    await message.locator('.monaco-button', { hasText: 'Open the Setting' }).click();
    await page.locator('.settings-editor .setting-item-contents', { hasText: /The program.*vtes.*on the PATH/ }).first().waitFor();
  });

  await step('a server that is started anew', async () => {
    window.put('.vscode/settings.json', '{}');
    await window.command('View: Close All Editors');
    await window.command('V:TES: Restart Server');
    await page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'other.vtes' }).click();
    await window.squiggles('error', 1);
  });
});
