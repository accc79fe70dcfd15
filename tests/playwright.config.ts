import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/commands/support/browser.ts';

const executablePath = findBrowser();
const baseURL = process.env['SITE_UNDER_TEST'];

/**
 * Browser tests run against the site that `npm test` has built (`SITE_UNDER_TEST`), or, started alone, against one that
 * the global setup builds. Its "now" is pinned; see `scripts/commands/support/site-under-test.ts`.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 30_000,
  reporter: 'list',
  use: {
    ...(baseURL !== undefined && { baseURL }),
    locale: 'fr-FR',
    timezoneId: 'Africa/Tunis',
    // Requests that pass through a service worker escape `page.route`; the journeys that are about it allow it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(executablePath !== undefined && { executablePath }),
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
