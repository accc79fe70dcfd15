import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineNames, findEngine, type EngineName } from '../../../scripts/commands/support/engines.ts';
import type { Accessible } from './spoken.ts';
import { startWithPuppeteer } from './puppeteer.ts';
import { startWebKit } from './webkit.ts';

export type { EngineName } from '../../../scripts/commands/support/engines.ts';

export interface Size {
  width: number;
  height: number;
}

/** A page as hands and eyes know it: what can be done in each engine, whatever it is driven by. */
export interface EnginePage {
  /** Settles when the page is loaded. */
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs a function in the page: it knows nothing but its arguments, which are plain data, as its result is. */
  evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** The same in the page's first frame. */
  evaluateInFrame<Result>(work: () => Result): Promise<Result>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  turnWheel(pixels: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, while Control is held or not. */
  pressKey(key: Key, held?: 'Control'): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>;
  /** What the engine tells a screen reader of the page. */
  accessible(): Promise<Accessible>;
  /** From now on the device says that it is there. */
  standAt(place: { latitude: number; longitude: number }): Promise<void>;
  /** Ends the page, with all that it stored. */
  close(): Promise<void>;
}

export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab' | 'v';

/** What a story may need that a driven browser cannot be given, and why. */
export type Need = 'a position' | 'an accessibility tree';
export const cannot: Record<EngineName, Partial<Record<Need, string>>> = {
  chromium: {},
  firefox: {},
  webkit: {
    'a position': 'WebKitGTK asks GeoClue for it, and its driver can give no other',
    'an accessibility tree': 'its driver tells role and name of one element at a time',
  },
};

/** An engine that has been started. */
export interface Engine {
  /** A page with storage of its own. `onError` is told what its scripts throw. */
  newPage(size: Size, onError: (message: string) => void): Promise<EnginePage>;
  close(): Promise<void>;
}

/** The engines of this run: Chromium, or those that `ENGINES` names, with commas between them. */
export function chosenEngines(): EngineName[] {
  const names = (process.env['ENGINES'] ?? 'chromium').split(',');
  return names.map((name) => {
    const known = engineNames.find((engine) => engine === name);
    if (!known) throw new Error(`ENGINES names “${name}”: write ${engineNames.join(' or ')}.`);
    return known;
  });
}

/**
 * Starts an engine, which stores what it downloads in a folder of its own.
 * @param site origin of the site under test, which may use clipboard and position.
 * @throws Error when the engine is not installed.
 */
export async function startEngine(name: EngineName, site: string): Promise<Engine & { downloads: string }> {
  const program = findEngine(name);
  if (program === undefined) throw new Error(`There is no ${name} here: install it.`);
  const downloads = mkdtempSync(join(tmpdir(), 'downloads-'));
  const engine = await (name === 'webkit'
    ? startWebKit(program, downloads)
    : startWithPuppeteer(name, program, downloads, site));
  return {
    newPage: engine.newPage,
    downloads,
    close: async () => {
      await engine.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}
