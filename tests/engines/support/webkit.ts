import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { freePort } from '../../../scripts/commands/support/ports.ts';
import type { Engine, EnginePage, Key } from './engine.ts';

/** Keys as WebDriver encodes them. */
const KEYS: Record<Key | 'Control', string> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  v: 'v',
};

/** Starts WebKitGTK, driven by its own WebDriver, in a window on a virtual screen. */
export async function startWebKit(driver: string, downloads: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  // Small toolbars let the window be as narrow as a phone.
  writeFileSync(
    join(home, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }\n',
  );
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    createInterface({ input: screen.stdout }).once('line', resolve);
  });
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, DISPLAY: `:${display}`, GTK_A11Y: 'none' };

  const newPage: Engine['newPage'] = async (size, onError) => {
    // A driver has one session, and a session has one storage: each page has its own driver.
    // A port below those that an outgoing connection may take meanwhile.
    const port = await freePort(20_000 + Math.floor(Math.random() * 10_000));
    const running = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const call = await newSession(`http://127.0.0.1:${port}`);
    const page = enginePage(call, onError, async () => {
      await call('DELETE', '');
      running.kill();
    });
    // The window has a frame, whose height is known only once it is open.
    await call('POST', '/window/rect', { x: 0, y: 0, ...size });
    const frame = await page.evaluate(() => window.outerHeight - window.innerHeight);
    await call('POST', '/window/rect', { x: 0, y: 0, width: size.width, height: size.height + frame });
    return page;
  };
  return {
    newPage,
    close: async () => {
      screen.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** @throws Error with the driver's message. */
async function request(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    // The driver closes a connection that is kept alive in the middle of the next request.
    headers: { connection: 'close' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

async function newSession(driver: string): Promise<Call> {
  const alwaysMatch = {
    'webkitgtk:browserOptions': { args: ['--automation'] },
    timeouts: { script: 20_000, pageLoad: 60_000, implicit: 0 },
  };
  const { sessionId } = await vi.waitFor(
    () =>
      request(`${driver}/session`, 'POST', { capabilities: { alwaysMatch } }) as Promise<{
        sessionId: string;
      }>,
    { timeout: 20_000, interval: 50 },
  );
  return (method, path, body) => request(`${driver}/session/${sessionId}${path}`, method, body);
}

function enginePage(call: Call, onError: (message: string) => void, close: () => Promise<void>): EnginePage {
  const evaluate: EnginePage['evaluate'] = async (work, ...args) => {
    // The driver does not report script errors: they are collected in the page from the first evaluation on.
    const script = `const done = arguments[arguments.length - 1];
      const thrown = (window.errorsForTheTest ??= (() => {
        const list = [];
        addEventListener('error', ({ message }) => list.push(message));
        addEventListener('unhandledrejection', ({ reason }) => list.push(String(reason)));
        return list;
      })());
      Promise.resolve((${String(work)})(...[...arguments].slice(0, -1))).then(
        (value) => done({ value, thrown: thrown.splice(0) }),
        (error) => done({ error: String(error), thrown: thrown.splice(0) }),
      );`;
    const { value, error, thrown } = (await call('POST', '/execute/async', { script, args })) as {
      value: unknown;
      error?: string;
      thrown: string[];
    };
    thrown.forEach(onError);
    if (error !== undefined) throw new Error(error);
    return value as never;
  };
  const act = (type: string, actions: object[], more: object = {}): Promise<unknown> =>
    call('POST', '/actions', { actions: [{ type, id: type, actions, ...more }] });
  const pressed = (value: string): object[] => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  let turned = 0;
  return {
    open: async (url) => {
      await call('POST', '/url', { url });
    },
    address: async () => (await call('GET', '/url')) as string,
    evaluate,
    evaluateInFrame: async (work) => {
      await call('POST', '/frame', { id: 0 });
      try {
        return await evaluate(work);
      } finally {
        await call('POST', '/frame', { id: null });
      }
    },
    press: async (x, y) => {
      await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    turnWheel: async (pixels) => {
      // The driver scrolls by the difference from the previous value.
      turned += pixels;
      await act('wheel', [{ type: 'scroll', x: 10, y: 10, deltaX: 0, deltaY: turned }]);
    },
    type: async (text) => {
      await act('key', Array.from(text).flatMap(pressed));
    },
    pressKey: async (key, held) => {
      const keys = pressed(KEYS[key]);
      const control = KEYS.Control;
      await act(
        'key',
        held ? [{ type: 'keyDown', value: control }, ...keys, { type: 'keyUp', value: control }] : keys,
      );
    },
    picture: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
    accessible: () => Promise.reject(new Error('WebKitGTK’s driver has no accessibility tree.')),
    standAt: () => Promise.reject(new Error('WebKitGTK’s driver gives no position.')),
    close,
  };
}
