/** The Dictionary of V:TES Abbreviations, to look words up in and to write them from. */
import * as vscode from 'vscode';
import { dictionary, type Entry } from './protocol';
import type { Server } from './server';

interface Item extends vscode.QuickPickItem {
  entry: Entry;
}

/** Shows the dictionary; what is chosen is written where the cursor stands in a transcript, else it is copied. */
export async function showDictionary(server: Server): Promise<void> {
  const client = server.running;
  if (client === undefined) {
    return;
  }
  const entries = client.sendRequest(dictionary, {});
  const items = entries.then((list) =>
    list.map((entry): Item => ({ label: entry.abbr, description: entry.name, detail: entry.facts, entry })),
  );
  const chosen = await vscode.window.showQuickPick(items, {
    title: 'Dictionary of V:TES Abbreviations',
    placeHolder: 'An abbreviation, or a part of a name; Enter writes it at the cursor',
    matchOnDescription: true,
  });
  if (chosen === undefined) {
    return;
  }
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId === 'vtes') {
    await editor.edit((edit) => editor.selections.forEach((selection) => edit.replace(selection, chosen.entry.abbr)));
  } else {
    await vscode.env.clipboard.writeText(chosen.entry.abbr);
    void vscode.window.setStatusBarMessage(`Copied ${chosen.entry.abbr}`, 3000);
  }
}
