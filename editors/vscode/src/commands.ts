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
    vscode.commands.registerTextEditorCommand('vtes.expandSelection', (editor) =>
      act(editor, 'refactor.rewrite.expand', 'there is no abbreviation here that can be written out'),
    ),
    vscode.commands.registerTextEditorCommand('vtes.abbreviateSelection', (editor) =>
      act(editor, 'refactor.rewrite.abbreviate', 'there is no name here that can be abbreviated'),
    ),
    vscode.commands.registerTextEditorCommand('vtes.nextTurn', async (editor) => {
      const edit = await act(editor, 'source.nextTurn', 'nobody knows whose turn is next here');
      const header = edit?.get(editor.document.uri)[0];
      if (header !== undefined) {
        // Writing goes on behind the header.
        const behind = header.range.start.line + header.newText.trimEnd().split(/\r\n|\r|\n/).length - 1;
        const end = editor.document.lineAt(behind).range.end;
        editor.selection = new vscode.Selection(end, end);
        editor.revealRange(editor.selection);
      }
    }),
  ];
}

/** Does the first of the server's code actions of a kind for the selection; gives its edit, or says that there is none. */
async function act(editor: vscode.TextEditor, kind: string, none: string): Promise<vscode.WorkspaceEdit | undefined> {
  const [action] = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    editor.document.uri,
    editor.selection,
    kind,
    // So many are made whole: an edit that takes long comes only with the second answer.
    1,
  );
  if (action?.edit === undefined || !(await vscode.workspace.applyEdit(action.edit))) {
    void vscode.window.showInformationMessage(`V:TES: ${none}.`);
    return undefined;
  }
  return action.edit;
}
