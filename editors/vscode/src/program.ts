/** Where the program `vtes` is. Knows nothing of VS Code, so that it can be tested without. */
import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import * as path from 'node:path';

/** Where to look, in this order; a setting is not a hint but an order, and nothing else is tried when it is there. */
export interface Places {
  /** The setting `vtes.path`: a path (absolute, from `~`, or from the folder), or a name on the PATH. May be empty. */
  setting: string;
  /** The folder of the extension, which may have the program in `server/`. */
  extension: string;
  /** The first folder of the workspace, if there is one. */
  folder: string | undefined;
  /** The variable PATH. */
  path: string;
  platform: NodeJS.Platform;
}

export type Found = { found: true; program: string } | { found: false; why: string };

/** The program, or in words why there is none. */
export function findProgram(places: Places): Found {
  const setting = places.setting.trim();
  if (setting !== '') {
    const program = setting.includes('/') || setting.includes(path.sep)
      ? runnable(absolute(setting, places.folder), places.platform)
      : onPath(setting, places);
    return program === undefined
      ? { found: false, why: `\`vtes.path\` is \`${setting}\`, which is no program` }
      : { found: true, program };
  }
  const program =
    runnable(path.join(places.extension, 'server', 'vtes'), places.platform) ?? onPath('vtes', places);
  return program === undefined
    ? { found: false, why: 'the program `vtes` is neither packed with the extension nor on the PATH' }
    : { found: true, program };
}

function absolute(file: string, folder: string | undefined): string {
  if (file === '~' || file.startsWith('~/')) {
    return path.join(homedir(), file.slice(1));
  }
  return path.resolve(folder ?? homedir(), file);
}

function onPath(name: string, places: Places): string | undefined {
  for (const folder of places.path.split(path.delimiter)) {
    // An empty entry is the working folder, which is not the user's choice here.
    const program = folder === '' ? undefined : runnable(path.join(folder, name), places.platform);
    if (program !== undefined) {
      return program;
    }
  }
  return undefined;
}

function runnable(file: string, platform: NodeJS.Platform): string | undefined {
  for (const candidate of platform === 'win32' ? [file, `${file}.exe`] : [file]) {
    try {
      accessSync(candidate, constants.X_OK);
      if (statSync(candidate).isFile()) {
        return candidate;
      }
    } catch {
      // Not there, or not to be run: the next one.
    }
  }
  return undefined;
}
