import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vsix } from './support.mjs';
import { Window } from './window.mjs';

const GAME = `---
title: A first look
players: [Nelson, Silvia, Oliver]
---
NELS(12)
MA bldo Kora; +1p
MI Kora kisp> JoAm bk K swni<
J cagu> K confg> J drab> K mitr>
IN GuLu +3, vamp2 +1

SILV(30)
`;
test('VS Code', async (t) => {
  const window = await Window.open(t, { extension: vsix(), files: { 'game.vtes': GAME } });
  await t.test('colours', async () => {
    await window.line(5, 'NELS(12)');
    console.log(await window.lines());
    await new Promise((r) => setTimeout(r, 3000));
    await window.shot('colours');
  });
});
