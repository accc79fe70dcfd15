import { chromium } from '@playwright/test';
import { Failure } from './failure.ts';
import { findProgram, installDebianPackage, runs } from './machine.ts';
import { runNode, tool } from './processes.ts';

/** Names a browser explicitly, before any other is looked for. */
const VARIABLES = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'CHROME_PATH'];
/** First the one without windows, which tests nearly twice as fast. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Older releases do not have the first. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Path of a Chromium or Chrome that starts: the one of the environment, the system's, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = VARIABLES.flatMap((name) => process.env[name] ?? []);
  const candidates = [...named, ...PROGRAMS.flatMap((name) => findProgram(name) ?? []), MAC];
  return [...candidates, chromium.executablePath()].find((path) => runs(path, '--version'));
}

/**
 * The browser of this machine, installed when there is none: Playwright's own, else Debian's.
 * @throws Failure when none can be had.
 */
export async function requireBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log('Installing a browser…');
  await runNode(tool('@playwright/test/cli.js', 'install', 'chromium'), { output: 'hidden' });
  const isInstalled = findBrowser() !== undefined || DEBIAN_PACKAGES.some(installDebianPackage);
  const installed = isInstalled ? findBrowser() : undefined;
  if (installed !== undefined) return installed;
  throw new Failure(
    'No browser was found or could be installed: install Chromium, or name one in CHROMIUM_PATH.',
  );
}
