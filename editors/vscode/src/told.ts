/** The game in English, in a document beside the transcript that follows it. */
import * as vscode from 'vscode';
import { tell } from './protocol';
import type { Server } from './server';

const SCHEME = 'vtes-told';
/** The English is for reading: it may come a moment after the typing. */
const PAUSE_MS = 400;

export class ToldGames implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;
  private readonly listening: vscode.Disposable;
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(private readonly server: Server) {
    this.listening = vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(SCHEME, this),
      vscode.workspace.onDidChangeTextDocument((change) => this.follow(change.document.uri)),
      server.onDidChangeState(() => {
        for (const document of vscode.workspace.textDocuments) {
          if (document.uri.scheme === SCHEME) {
            this.changed.fire(document.uri);
          }
        }
      }),
    );
  }

  dispose(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.listening.dispose();
    this.changed.dispose();
  }

  /** Opens the English of a transcript beside it. */
  async open(transcript: vscode.TextDocument): Promise<void> {
    await vscode.commands.executeCommand('markdown.showPreviewToSide', toldOf(transcript.uri));
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const client = this.server.running;
    if (client === undefined) {
      return '*The language server does not answer.*\n';
    }
    const transcript = transcriptOf(uri);
    const { sentences } = await client.sendRequest(tell, {
      textDocument: { uri: client.code2ProtocolConverter.asUri(transcript) },
    });
    return sentences.map((event) => event.text).join('\n\n');
  }

  private follow(transcript: vscode.Uri): void {
    const told = toldOf(transcript);
    const key = told.toString();
    if (!vscode.workspace.textDocuments.some((document) => document.uri.toString() === key)) {
      return;
    }
    clearTimeout(this.timers.get(key));
    this.timers.set(
      key,
      setTimeout(() => {
        this.timers.delete(key);
        this.changed.fire(told);
      }, PAUSE_MS),
    );
  }
}

/** `game.vtes` is told in `game in English.md`, which keeps the transcript's address in its query. */
function toldOf(transcript: vscode.Uri): vscode.Uri {
  const name = transcript.path.replace(/^.*\//, '').replace(/\.vtes$/, '');
  return vscode.Uri.from({ scheme: SCHEME, path: `/${name} in English.md`, query: transcript.toString() });
}

function transcriptOf(told: vscode.Uri): vscode.Uri {
  return vscode.Uri.parse(told.query, true);
}
