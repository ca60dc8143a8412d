/** Brings a transcript's server, and what VS Code has no place for in the protocol. */
import * as vscode from 'vscode';
import { registerCommands } from './commands';
import { Server } from './server';
import { TurnStatus } from './status';
import { ToldGames } from './told';

/** A path that is being typed is tried when the typing stops; and the server that ends still gets what is on its way. */
const PAUSE_MS = 500;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const server = new Server(context);
  const told = new ToldGames(server);
  let restart: NodeJS.Timeout | undefined;
  context.subscriptions.push(
    server,
    told,
    new TurnStatus(server),
    ...registerCommands(server, told),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('vtes.path') || change.affectsConfiguration('vtes.arguments')) {
        clearTimeout(restart);
        restart = setTimeout(() => void server.restart(), PAUSE_MS);
      }
    }),
    { dispose: () => clearTimeout(restart) },
    vscode.workspace.onDidGrantWorkspaceTrust(() => void server.restart()),
  );
  await server.restart();
}
