import { defineConfig } from '@playwright/test';
import type { FestivalOption } from './e2e/support/test.ts';
import { other, OTHER_FESTIVAL } from './e2e/support/festivals.ts';
import { findBrowser } from '../scripts/commands/support/browser.ts';

const executablePath = findBrowser();
const baseURL = process.env['SITE_UNDER_TEST'];
const otherURL = process.env['OTHER_SITE_UNDER_TEST'];

/** Every page in every condition; only `npm run test:all` runs these. */
const THOROUGH = '**/thorough/*.spec.ts';

/**
 * Browser tests run against the site that `npm test` has built (`SITE_UNDER_TEST`) or, if they are started alone, one
 * that the global setup builds. Its “now” is pinned; see `scripts/commands/support/site-under-test.ts`. Journeys that
 * must succeed at any festival are tested at another one too (`OTHER_SITE_UNDER_TEST`), unless the variable is empty.
 */
export default defineConfig<FestivalOption>({
  testDir: './e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test spends a fifth of its time waiting, so three workers keep the two cores of a small machine busy.
  workers: 3,
  // A test that passes only when it is retried is reported as flaky: it has to be fixed, but does not block other work.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...(baseURL !== undefined && { baseURL }),
    locale: 'fr-FR',
    timezoneId: 'Africa/Tunis',
    // Requests that pass through a service worker escape `page.route`; only the tests of the service worker allow it.
    serviceWorkers: 'block',
    // A trace records every test, mostly for nothing: use `--trace retain-on-failure` when a test fails.
    trace: 'off',
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(executablePath !== undefined && { executablePath }),
    },
  },
  projects: [
    {
      name: 'demo',
      outputDir: '../test-results/demo',
      testIgnore: THOROUGH,
      grepInvert: new RegExp(OTHER_FESTIVAL),
      use: { browserName: 'chromium' },
    },
    {
      name: 'demo, thoroughly',
      outputDir: '../test-results/demo-thoroughly',
      testMatch: THOROUGH,
      grepInvert: new RegExp(OTHER_FESTIVAL),
      use: { browserName: 'chromium' },
    },
    ...(otherURL === ''
      ? []
      : [
          {
            name: 'another festival',
            outputDir: '../test-results/another-festival',
            grep: new RegExp(OTHER_FESTIVAL),
            use: {
              browserName: 'chromium' as const,
              festival: other,
              ...(otherURL && { baseURL: otherURL }),
            },
          },
        ]),
  ],
});
