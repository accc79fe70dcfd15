import { findBrowser } from './browser.ts';
import { findProgram } from './machine.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

const programs: Record<EngineName, () => string | undefined> = {
  chromium: findBrowser,
  firefox: () => findProgram('firefox-esr', 'firefox'),
  // WebKit's browser opens a window, which needs a display: Xvfb provides one.
  webkit: () => (findProgram('Xvfb') === undefined ? undefined : findProgram('WebKitWebDriver')),
};

/** Returns the path of the program that runs or drives an engine, or undefined if it is not installed. */
export const findEngine = (name: EngineName): string | undefined => programs[name]();

/** Debian packages to install if an engine is missing. */
export const packagesOf: Record<EngineName, string> = {
  chromium: 'chromium-headless-shell',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver and xvfb',
};
