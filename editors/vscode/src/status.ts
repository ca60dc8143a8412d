/** Whose turn it is where the cursor stands, in the status bar. */
import * as vscode from 'vscode';
import { type Moment, replayAt, status, type Turn } from './protocol';
import type { Server } from './server';

/** A cursor that is held down on an arrow asks once when it stops, not at each line. */
const PAUSE_MS = 80;

export class TurnStatus implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem('vtes.turn', vscode.StatusBarAlignment.Left, 10);
  private readonly listening: vscode.Disposable;
  private timer: NodeJS.Timeout | undefined;
  private asked = 0;

  constructor(private readonly server: Server) {
    this.item.name = 'V:TES: Whose Turn It Is';
    this.listening = vscode.Disposable.from(
      server.onDidChangeState(() => this.soon()),
      vscode.window.onDidChangeActiveTextEditor(() => this.soon()),
      vscode.window.onDidChangeTextEditorSelection(() => this.soon()),
      vscode.workspace.onDidChangeTextDocument((change) => {
        if (change.document === vscode.window.activeTextEditor?.document) {
          this.soon();
        }
      }),
    );
    this.soon();
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.listening.dispose();
    this.item.dispose();
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.update(), PAUSE_MS);
  }

  private async update(): Promise<void> {
    const number = ++this.asked;
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.languageId !== 'vtes') {
      this.item.hide();
      return;
    }
    const client = this.server.running;
    if (client === undefined) {
      this.show('$(warning) V:TES', 'The language server does not answer. Click to start it anew.', 'vtes.restartServer');
      return;
    }
    let turn: Turn | null = null;
    let moment: Moment | null = null;
    const place = {
      textDocument: client.code2ProtocolConverter.asTextDocumentIdentifier(editor.document),
      position: client.code2ProtocolConverter.asPosition(editor.selection.active),
    };
    try {
      [turn, moment] = await Promise.all([client.sendRequest(status, place), client.sendRequest(replayAt, place)]);
    } catch {
      // The text moved on while the server looked: the change asks again.
      return;
    }
    if (number !== this.asked) {
      return;
    }
    if (turn === null) {
      this.item.hide();
      return;
    }
    const phase = turn.phase === '' ? '' : ` · ${turn.phase}`;
    const left = moment?.transfers === null || moment === null ? '' : ` · transfers ${moment.transfers}`;
    this.show(
      `$(account) ${turn.abbreviation} · turn ${turn.turn}${poolText(moment)}${phase}${left}`,
      `${turn.player}, turn ${turn.turn}${turn.phase === '' ? '' : `, ${turn.phase} phase`}. Click for the outline.`,
      'workbench.action.gotoSymbol',
    );
  }

  private show(text: string, tooltip: string, command: string): void {
    this.item.text = text;
    this.item.tooltip = tooltip;
    this.item.command = command;
    this.item.show();
  }
}

/** ` · pool 12`, ` · pool 12-14`, ` · pool 12+`; empty where it is not known. */
function poolText(moment: Moment | null): string {
  const pool = moment?.pool[moment.player];
  if (pool === undefined || (pool[0] === 0 && pool[1] === null)) {
    return '';
  }
  const [low, high] = pool;
  return ` · pool ${high === null ? `${low}+` : high === low ? `${low}` : `${low}-${high}`}`;
}
