/** Brings a transcript's server, and what VS Code has no place for in the protocol. */
import * as vscode from 'vscode';
import { registerCommands } from './commands';
import { Server } from './server';
import { TurnStatus } from './status';
import { ToldGames } from './told';

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const server = new Server(context);
  const told = new ToldGames(server);
  context.subscriptions.push(
    server,
    told,
    new TurnStatus(server),
    ...registerCommands(server, told),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('vtes.path') || change.affectsConfiguration('vtes.arguments')) {
        void server.restart();
      }
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(() => void server.restart()),
  );
  await server.restart();
}
