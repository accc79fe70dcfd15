import { chromium } from '@playwright/test';
import { Failure } from '../../process/failure.ts';
import { findProgram, installDebianPackage, runs } from './machine.ts';
import { runNode, tool } from '../../process/processes.ts';

/** Variables that name a browser explicitly; it is tried before any other. */
const VARIABLES = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'CHROME_PATH'];
/** The headless shell is first, since tests run nearly twice as fast in it. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Older releases of Debian lack the first package. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns the path of a Chromium or Chrome that starts: that of the environment, the system's, or Playwright's. */
export function findBrowser(): string | undefined {
  const named = VARIABLES.flatMap((name) => process.env[name] ?? []);
  const candidates = [...named, ...PROGRAMS.flatMap((name) => findProgram(name) ?? []), MAC];
  return [...candidates, chromium.executablePath()].find((path) => runs(path, '--version'));
}

/**
 * Returns the path of a browser. If there is none, it is installed: Playwright's own, otherwise Debian's.
 * @throws Failure if none can be installed.
 */
export async function requireBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log('Installing a browser…');
  await runNode(tool('@playwright/test/cli.js', 'install', 'chromium'), { output: 'hidden' });
  const installed = findBrowser() ?? (DEBIAN_PACKAGES.some(installDebianPackage) ? findBrowser() : undefined);
  if (installed !== undefined) return installed;
  throw new Failure(
    'No browser was found or could be installed: install Chromium, or name one in CHROMIUM_PATH.',
  );
}
