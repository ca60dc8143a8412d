/** The task `vtes: lint`, which checks every transcript of a folder and fills the list of problems. */
import * as vscode from 'vscode';
import type { Server } from './server';

const TYPE = 'vtes';

interface Definition extends vscode.TaskDefinition {
  /** Files and folders, from the workspace folder. */
  paths?: string[];
  /** Options of `vtes lint`. */
  options?: string[];
}

export class LintTasks implements vscode.TaskProvider {
  constructor(private readonly server: Server) {}

  register(): vscode.Disposable {
    return vscode.tasks.registerTaskProvider(TYPE, this);
  }

  provideTasks(): vscode.Task[] {
    return (vscode.workspace.workspaceFolders ?? []).flatMap((folder) => this.task({ type: TYPE }, folder) ?? []);
  }

  resolveTask(task: vscode.Task): vscode.Task | undefined {
    // A task is good for what its definition says; one for the whole workspace has no folder to run in.
    return typeof task.scope === 'object' ? this.task(task.definition as Definition, task.scope) : undefined;
  }

  private task(definition: Definition, folder: vscode.WorkspaceFolder): vscode.Task | undefined {
    const found = this.server.find();
    if (!found.found) {
      return undefined;
    }
    const lint = new vscode.ProcessExecution(
      found.program,
      ['lint', ...(definition.options ?? []), '--', ...(definition.paths ?? ['.'])],
      { cwd: folder.uri.fsPath },
    );
    const task = new vscode.Task(definition, folder, 'lint', TYPE, lint, '$vtes-lint');
    task.group = vscode.TaskGroup.Test;
    task.presentationOptions = { reveal: vscode.TaskRevealKind.Silent, clear: true };
    return task;
  }
}
