import { findBrowser } from './browser.ts';
import { findProgram } from './machine.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

const programs: Record<EngineName, () => string | undefined> = {
  chromium: findBrowser,
  firefox: () => findProgram('firefox-esr', 'firefox'),
  // Its browser has a window, and needs a screen to show it on.
  webkit: () => (findProgram('Xvfb') === undefined ? undefined : findProgram('WebKitWebDriver')),
};

/** Path of the program that runs an engine, or that drives it; undefined where it is not installed. */
export const findEngine = (name: EngineName): string | undefined => programs[name]();

/** What to install where an engine is missing, as Debian calls it. */
export const packagesOf: Record<EngineName, string> = {
  chromium: 'chromium-headless-shell',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver and xvfb',
};
