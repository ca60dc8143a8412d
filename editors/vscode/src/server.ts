/** The program, started and kept: one client for the window. */
import * as vscode from 'vscode';
import {
  CloseAction,
  ErrorAction,
  LanguageClient,
  State,
  type ErrorHandler,
  type LanguageClientOptions,
} from 'vscode-languageclient/node';
import { findProgram, type Found } from './program';
import { TokenNames } from './tokens';

/** More restarts than this within the time below, and the program is left alone: something is wrong with it. */
const MOST_RESTARTS = 4;
const RESTARTS_WITHIN_MS = 3 * 60 * 1000;

/** What the server takes of this extension's settings; docs/editors.md describes them. */
const SERVER_SETTINGS = [
  'cards',
  'minSeverity',
  'inlayHints',
  'inlayNames',
  'inlayPools',
  'inlayStealth',
  'inlayVotes',
  'codeLens',
];

export class Server implements vscode.Disposable {
  private client: LanguageClient | undefined;
  private readonly log = vscode.window.createOutputChannel('V:TES', { log: true });
  private readonly changed = new vscode.EventEmitter<void>();
  /** Fires when the server has begun to answer, or answers no more. */
  readonly onDidChangeState = this.changed.event;
  /** Starting and stopping, one after another. */
  private doing: Promise<void> = Promise.resolve();

  constructor(private readonly context: vscode.ExtensionContext) {}

  /** The client while the server answers. */
  get running(): LanguageClient | undefined {
    return this.client?.state === State.Running ? this.client : undefined;
  }

  /** Starts the server, or starts it anew. Tells the user where that fails; throws nothing. */
  restart(): Promise<void> {
    this.doing = this.doing.then(async () => {
      await this.stop();
      await this.start();
    });
    return this.doing;
  }

  dispose(): Promise<void> {
    this.doing = this.doing.then(() => this.stop());
    return this.doing;
  }

  /** The program, by the settings as they are now. */
  private find(): Found {
    return findProgram({
      setting: vscode.workspace.getConfiguration('vtes').get('path', ''),
      extension: this.context.extensionPath,
      folder: vscode.workspace.workspaceFolders?.[0]?.uri.fsPath,
      path: process.env['PATH'] ?? '',
      platform: process.platform,
    });
  }

  private async start(): Promise<void> {
    const found = this.find();
    if (!found.found) {
      this.changed.fire();
      this.tell(`${found.why}. Until it is found, transcripts have colours and snippets alone`);
      return;
    }
    const args = ['lsp', ...vscode.workspace.getConfiguration('vtes').get<string[]>('arguments', [])];
    this.log.info(`starting ${[found.program, ...args].join(' ')}`);
    // No `transport`: with one the client would add an option of its own to the arguments.
    const executable = { command: found.program, args };
    const client = new LanguageClient('vtes', 'V:TES', { run: executable, debug: executable }, this.options());
    client.registerFeature(new TokenNames());
    client.onDidChangeState(() => {
      void vscode.commands.executeCommand('setContext', 'vtes.running', this.running !== undefined);
      this.changed.fire();
    });
    this.client = client;
    try {
      await client.start();
    } catch (error) {
      this.log.error(String(error));
      this.tell(`\`${found.program} lsp\` does not answer`);
    }
  }

  private async stop(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    if (client === undefined) {
      return;
    }
    try {
      await client.dispose();
    } catch (error) {
      // One that never came up, or died, cannot be stopped in good order, and need not be.
      this.log.warn(String(error));
    }
  }

  private options(): LanguageClientOptions {
    return {
      documentSelector: [
        { scheme: 'file', language: 'vtes' },
        { scheme: 'untitled', language: 'vtes' },
      ],
      outputChannel: this.log,
      initializationOptions: this.ofServer(vscode.workspace.getConfiguration('vtes')),
      middleware: {
        workspace: {
          configuration: async (params, token, next) => {
            const answers = await next(params, token);
            return Array.isArray(answers)
              ? answers.map((answer, index) => (params.items[index]?.section === 'vtes' ? this.ofServer(answer) : answer))
              : answers;
          },
        },
      },
      // This file tells of a start that failed, once and with what to do.
      initializationFailedHandler: () => false,
      errorHandler: this.errorHandler(),
      markdown: { supportHtml: false },
    };
  }

  /** The settings without those that are this extension's own, and with what it knows better than the user. */
  private ofServer(settings: object | null): object {
    const given = (settings ?? {}) as Record<string, unknown>;
    const known = Object.fromEntries(SERVER_SETTINGS.map((name) => [name, given[name]]));
    const findingsPage = vscode.Uri.joinPath(this.context.extensionUri, 'docs', 'diagnostics.md').toString();
    return { ...known, findingsPage };
  }

  private errorHandler(): ErrorHandler {
    const restarts: number[] = [];
    return {
      error: (error) => {
        this.log.error(String(error));
        return { action: ErrorAction.Continue, handled: true };
      },
      closed: () => {
        const now = Date.now();
        restarts.push(now);
        while (now - (restarts[0] ?? now) > RESTARTS_WITHIN_MS) {
          restarts.shift();
        }
        if (restarts.length <= MOST_RESTARTS) {
          this.log.warn('the server ended, and is started anew');
          return { action: CloseAction.Restart, handled: true };
        }
        this.tell(`the server ended ${restarts.length} times within three minutes`);
        return { action: CloseAction.DoNotRestart, handled: true };
      },
    };
  }

  /** Says what is wrong, and offers what helps. */
  private tell(what: string): void {
    this.log.error(what);
    const setting = 'Open the Setting';
    const log = 'Show the Log';
    void vscode.window.showErrorMessage(`V:TES: ${what}.`, setting, log).then((choice) => {
      if (choice === setting) {
        // The setting is the machine's: in a window on another one it is not among the user's own.
        const scope = vscode.env.remoteName === undefined ? 'openSettings' : 'openRemoteSettings';
        void vscode.commands.executeCommand(`workbench.action.${scope}`, { query: '@id:vtes.path' });
      } else if (choice === log) {
        this.log.show();
      }
    });
  }
}
