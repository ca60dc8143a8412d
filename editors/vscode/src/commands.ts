/** The commands, as the palette lists them. */
import * as vscode from 'vscode';
import { showDictionary } from './dictionary';
import type { Server } from './server';
import type { ToldGames } from './told';

export function registerCommands(server: Server, told: ToldGames): vscode.Disposable[] {
  return [
    vscode.commands.registerCommand('vtes.restartServer', () => server.restart()),
    vscode.commands.registerCommand('vtes.dictionary', () => showDictionary(server)),
    vscode.commands.registerTextEditorCommand('vtes.tellGame', (editor) => told.open(editor.document)),
  ];
}
