import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineNames, findEngine, type EngineName } from '../../../scripts/commands/support/engines.ts';
import type { Engine } from './engine.ts';
import { startWithPuppeteer } from './puppeteer.ts';
import { startWebKit } from './webkit.ts';

export type { EngineName } from '../../../scripts/commands/support/engines.ts';

/** What a story may need that some driven browsers cannot provide, and the reasons. */
export type Need = 'a position' | 'an accessibility tree';
export const cannot: Record<EngineName, Partial<Record<Need, string>>> = {
  chromium: {},
  firefox: {},
  webkit: {
    'a position': 'WebKitGTK asks GeoClue for it, and its driver can give no other',
    'an accessibility tree': 'its driver tells role and name of one element at a time',
  },
};

/** Returns the engines of this run: Chromium, or those that `ENGINES` names, separated by commas. */
export function chosenEngines(): EngineName[] {
  const names = (process.env['ENGINES'] ?? 'chromium').split(',');
  return names.map((name) => {
    const known = engineNames.find((engine) => engine === name);
    if (!known) throw new Error(`ENGINES names “${name}”: write ${engineNames.join(' or ')}.`);
    return known;
  });
}

/**
 * Starts an engine, which stores its downloads in its own folder.
 * @param site origin of the site under test, which may use clipboard and position.
 * @throws Error if the engine is not installed.
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
