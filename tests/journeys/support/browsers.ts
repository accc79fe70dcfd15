import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser } from 'puppeteer-core';
import { findBrowser } from '../../../scripts/commands/support/browser.ts';
import { findProgram } from '../../../scripts/commands/support/machine.ts';

const browserNames = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof browserNames)[number];

/** Where the journeys are made: in Chromium, or where `JOURNEYS_IN` says, by names with commas between them. */
export function chosenBrowsers(): BrowserName[] {
  const names = (process.env['JOURNEYS_IN'] ?? 'chromium').split(',');
  return names.map((name) => {
    const known = browserNames.find((browser) => browser === name);
    if (!known) throw new Error(`JOURNEYS_IN names “${name}”: write ${browserNames.join(' or ')}.`);
    return known;
  });
}

const programs: Record<BrowserName, () => string | undefined> = {
  chromium: findBrowser,
  firefox: () => findProgram('firefox-esr', 'firefox'),
};

/** A browser that stores what it downloads in a folder of its own. */
export interface JourneyBrowser {
  browser: Browser;
  downloads: string;
}

/** @throws Error when the browser is not installed. */
export async function startBrowser(name: BrowserName): Promise<JourneyBrowser> {
  const executablePath = programs[name]();
  if (executablePath === undefined) throw new Error(`There is no ${name} here: install it.`);
  const downloads = mkdtempSync(join(tmpdir(), 'downloads-'));
  const browser = await (name === 'firefox'
    ? launch({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox: {
          'ui.prefersReducedMotion': 1,
          'browser.download.dir': downloads,
          'browser.download.folderList': 2,
          'browser.download.useDownloadDir': true,
          // Gives a position when the visitor agrees, and agrees.
          'geo.prompt.testing': true,
          'geo.prompt.testing.allow': true,
        },
      })
    : launch({
        executablePath,
        headless: executablePath.includes('headless-shell') ? 'shell' : true,
        // While one page becomes the next by a movement, a press goes to neither.
        args: [
          '--force-prefers-reduced-motion',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
        ],
      }));
  return { browser, downloads };
}
