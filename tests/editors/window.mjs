// A window of the real VS Code: its server on a port of its own, and a browser without a screen.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installed, requireFrom, shots, tool } from './support.mjs';

/** How long anything may take; far more than it takes on a slow machine. */
const PATIENCE_MS = 30_000;

const SETTINGS = {
  'security.workspace.trust.enabled': false,
  'workbench.startupEditor': 'none',
  'telemetry.telemetryLevel': 'off',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'workbench.enableExperiments': false,
  'workbench.tips.enabled': false,
  'workbench.colorTheme': 'Default Dark Modern',
  'chat.commandCenter.enabled': false,
  'editor.accessibilitySupport': 'off',
  'editor.hover.delay': 100,
  'editor.minimap.enabled': false,
  'files.autoSave': 'off',
  'git.enabled': false,
};

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export class Window {
  /**
   * Starts VS Code with the extension, in a fresh profile, on a folder with these files of which the first is opened; it
   * ends with the test.
   */
  static async open(t, { extension, files }) {
    const window = new Window();
    const home = (window.home = mkdtempSync(join(tmpdir(), 'vtes-vscode-')));
    t.after(() => window.close());
    window.folder = join(home, 'games');
    window.profile = join(home, 'profile');
    mkdirSync(window.folder);
    mkdirSync(join(window.profile, 'User'), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      window.put(name, text);
    }
    const log = join(shots, 'vtes.log');
    rmSync(log, { force: true });
    writeFileSync(join(window.profile, 'User/settings.json'), JSON.stringify(SETTINGS));
    // Of the machine, not of the user, who may sit at another.
    mkdirSync(join(window.profile, 'Machine'));
    writeFileSync(join(window.profile, 'Machine/settings.json'), JSON.stringify({ 'vtes.arguments': ['--log', log] }));
    // Without a file of its own the server would write one into the user's home.
    writeFileSync(join(home, 'config.yaml'), '');

    // No look-ups in a market place; and nothing of a VS Code that this may run in.
    const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('VSCODE_')));
    env.EXTENSIONS_GALLERY = '{"serviceUrl":""}';
    const entry = join(installed(), 'node_modules/code-server/out/node/entry.js');
    const options = ['--config', join(home, 'config.yaml'), '--user-data-dir', window.profile];
    options.push('--extensions-dir', join(home, 'extensions'));
    execFileSync(process.execPath, [entry, ...options, '--install-extension', extension], { env, stdio: 'pipe' });

    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const output = openSync(join(shots, 'server.log'), 'w');
    // It gives itself a few seconds to start, which are not enough when all of it is read from the disk beside a compiler.
    for (let tries = 3; !(await window.serve(entry, options, { env, port, output, address })); --tries) {
      if (tries === 1) throw new Error(`VS Code's server does not start: ${readFileSync(join(shots, 'server.log'), 'utf8')}`);
    }

    const { chromium } = requireFrom(installed())('playwright-core');
    window.browser = await chromium.launch({
      executablePath: tool('chromium'),
      headless: true,
      args: [
        '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
      ],
    });
    window.page = await window.browser.newPage({ viewport: { width: 1280, height: 800 } });
    window.page.setDefaultTimeout(PATIENCE_MS);
    const first = Object.keys(files)[0];
    const payload = [['openFile', `vscode-remote://127.0.0.1:${port}${join(window.folder, first)}`]];
    // The first start reads all of VS Code from the disk, maybe beside a compiler.
    const timeout = 4 * PATIENCE_MS;
    await window.page.goto(
      `${address}/?folder=${encodeURIComponent(window.folder)}&payload=${encodeURIComponent(JSON.stringify(payload))}`,
      { timeout },
    );
    await window.page.waitForSelector(`.tab[data-resource-name="${first}"]`, { timeout });
    await window.page.waitForSelector('.view-line', { timeout });
    return window;
  }

  /** Starts VS Code's server; false where it ends again before it answers. */
  async serve(entry, options, { env, port, output, address }) {
    this.server = spawn(
      process.execPath,
      [
        entry, ...options, '--auth', 'none', '--bind-addr', `127.0.0.1:${port}`, '--disable-telemetry', '--disable-update-check',
        '--disable-workspace-trust', '--disable-getting-started-override', '--ignore-last-opened',
      ],
      // A group of its own: the extension and the language server are ended with it.
      { env, detached: true, stdio: ['ignore', output, output] },
    );
    const end = Date.now() + 4 * PATIENCE_MS;
    while (!(await fetch(`${address}/healthz`).then((answer) => answer.ok, () => false))) {
      if (this.server.exitCode !== null) return false;
      if (Date.now() > end) {
        this.signal('SIGKILL');
        return false;
      }
      await sleep(50);
    }
    return true;
  }

  /** Ends all that was started; keeps the logs. */
  async close() {
    await this.browser?.close();
    if (this.server !== undefined) {
      const gone = new Promise((resolve) => this.server.once('exit', resolve));
      this.signal('SIGTERM');
      await Promise.race([gone, sleep(3000)]);
      // Whoever of the group outlives its leader.
      this.signal('SIGKILL');
      rmSync(join(shots, 'logs'), { recursive: true, force: true });
      cpSync(join(this.profile, 'logs'), join(shots, 'logs'), { recursive: true });
    }
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /** Sends a signal to the server and all that it started. */
  signal(name) {
    try {
      process.kill(-this.server.pid, name);
    } catch (error) {
      if (error.code !== 'ESRCH') {
        throw error;
      }
    }
  }

  /** Writes a file of the folder. VS Code follows by itself. */
  put(name, text) {
    const file = join(this.folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  async shot(name) {
    await this.page.screenshot({ path: join(shots, `${name}.png`) });
  }

  /** The lines in view, by number. */
  async lines() {
    return this.page.evaluate(() => {
      const numbers = [...document.querySelectorAll('.editor-instance .margin-view-overlays > div')]
        .map((row) => ({ top: row.style.top, number: row.querySelector('.line-numbers')?.textContent }))
        .filter((row) => row.number);
      const texts = new Map(
        [...document.querySelectorAll('.editor-instance .view-line')].map((line) => [
          line.style.top,
          line.textContent.replaceAll('\u00a0', ' '),
        ]),
      );
      return Object.fromEntries(numbers.map(({ top, number }) => [number, texts.get(top)]));
    });
  }

  /** Waits until a line of the editor reads as wanted. */
  async line(number, wanted) {
    await this.until(`line ${number} to be \`${wanted}\``, async () => {
      const line = (await this.lines())[number];
      return { ok: line === wanted, seen: line };
    });
  }

  /** Waits for what a function finds; fails with what it saw last. */
  async until(what, look) {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const { ok, seen } = await look();
      if (ok) {
        return seen;
      }
      if (Date.now() > end) {
        throw new Error(`waited in vain for ${what}; seen last: ${JSON.stringify(seen)}`);
      }
      await sleep(50);
    }
  }

  /** Puts the cursor at a line and column, counted from 1. */
  async go(line, column) {
    await this.page.keyboard.press('Control+g');
    const box = this.page.locator('.quick-input-widget:not([style*="display: none"]) input');
    await box.fill(`:${line}:${column}`);
    await box.press('Enter');
    await this.page.locator('.statusbar-item', { hasText: `Ln ${line}, Col ${column}` }).waitFor();
  }

  /** Runs a command of the palette by its title. */
  async command(title) {
    await this.page.keyboard.press('F1');
    const box = this.page.locator('.quick-input-widget:not([style*="display: none"]) input');
    await box.fill(`>${title}`);
    // Not Enter: the first row may be another command with the same words, and used before.
    await this.page.locator(`.quick-input-list .monaco-list-row:is([aria-label="${title}"], [aria-label^="${title},"])`).click();
  }

  /** A row of the list that is open at the top. */
  row(text) {
    return this.page.locator('.quick-input-list .monaco-list-row', { hasText: text }).first();
  }

  /** Types where the keyboard is, as a person does. */
  async type(text) {
    await this.page.keyboard.type(text, { delay: 20 });
  }

  async press(...keys) {
    for (const key of keys) {
      await this.page.keyboard.press(key);
    }
  }

  /** The place of a word in the editor, in pixels: that of its first sight in the line. */
  async place(line, word) {
    const place = await this.until(`\`${word}\` in line ${line} to be shown`, async () => ({
      ...(await this.page.evaluate(
        ([number, text]) => {
          const row = [...document.querySelectorAll('.editor-instance .margin-view-overlays > div')].find(
            (each) => each.querySelector('.line-numbers')?.textContent === number,
          );
          const shown = [...document.querySelectorAll('.editor-instance .view-line')].find(
            (each) => row && each.style.top === row.style.top,
          );
          if (!shown) {
            return { ok: false, seen: 'no such line' };
          }
          const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
          const at = shown.textContent.replaceAll('\u00a0', ' ').indexOf(text);
          if (at < 0) {
            return { ok: false, seen: shown.textContent };
          }
          for (let before = 0, node; (node = walker.nextNode()); before += node.length) {
            if (at < before + node.length) {
              const range = document.createRange();
              range.setStart(node, at - before);
              range.setEnd(node, Math.min(node.length, at - before + text.length));
              const box = range.getBoundingClientRect();
              return { ok: box.width > 0, seen: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
            }
          }
          return { ok: false, seen: shown.textContent };
        },
        [String(line), word],
      )),
    }));
    return place;
  }

  /** Clicks on a word. */
  async click(line, word) {
    const { x, y } = await this.place(line, word);
    await this.page.mouse.click(x, y);
  }

  /** The style that a word is shown in. */
  async style(line, word) {
    const { x, y } = await this.place(line, word);
    return this.page.evaluate(([left, top]) => {
      const { color, fontWeight } = getComputedStyle(document.elementFromPoint(left, top));
      return { color, fontWeight };
    }, [x, y]);
  }

  /** Waits for a web page within the window that says what is wanted. */
  async frame(wanted) {
    await this.until(`a page with ${wanted}`, async () => {
      const texts = await Promise.all(
        this.page.frames().map((frame) => frame.evaluate(() => document.body?.innerText ?? '').catch(() => '')),
      );
      return { ok: texts.some((text) => wanted.test(text)), seen: texts.slice(1) };
    });
  }

  /**
   * Waits for what a key opens. VS Code drops such a wish when an answer to an older one comes in between; a person then
   * presses the key again, and so does this.
   */
  async opened(locator, key) {
    await this.until(`what ${key} opens`, async () => {
      const ok = await locator.waitFor({ timeout: 4000 }).then(() => true, () => false);
      if (!ok) {
        await this.press('Escape', key);
      }
      return { ok, seen: await this.page.locator('.suggest-widget, .action-widget').allInnerTexts() };
    });
  }

  /** Moves the pointer onto a word, and gives what the hover says once it says what is wanted. */
  async hover(line, word, wanted) {
    const hover = this.page.locator('.monaco-hover:not(.hidden)', { hasText: wanted }).first();
    return this.until(`a hover over \`${word}\` with ${wanted}`, async () => {
      // What is shown above a line can push it down behind the pointer: each time anew.
      const { x, y } = await this.place(line, word);
      await this.page.mouse.move(x + 300, y + 200);
      await this.page.mouse.move(x, y, { steps: 4 });
      const ok = await hover.waitFor({ timeout: 3000 }).then(() => true, () => false);
      return { ok, seen: ok ? await hover.innerText() : await this.page.locator('.monaco-hover').allInnerTexts() };
    });
  }

  /** How many squiggles of a severity are in view. */
  async squiggles(severity, wanted) {
    await this.until(`${wanted} squiggles of ${severity}`, async () => {
      const seen = await this.page.locator(`.editor-instance .squiggly-${severity}`).count();
      return { ok: seen === wanted, seen };
    });
  }

  /** An item of the status bar with this text. */
  status(text) {
    return this.page.locator('.statusbar-item', { hasText: text }).first();
  }

  /** A message in the corner with this text. */
  message(text) {
    return this.page.locator('.notification-toast', { hasText: text }).first();
  }
}
