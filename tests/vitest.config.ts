import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readEnvironment } from '../src/site/environment.ts';
import { toPublicEnvironment } from '../src/site/to-public-environment.ts';

const environment = readEnvironment({ API_URL: 'https://api.example' });

const SITE = 'tests/unit/{components,domain,i18n,screens,shell,site}/**/*.test.{ts,tsx}';

export default defineConfig({
  // What the build writes into the bundles.
  define: {
    __PINNED_NOW__: 'null',
    __RENUMBERED__: '{}',
    __PUBLIC_ENVIRONMENT__: JSON.stringify(toPublicEnvironment(environment)),
  },
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    cache: false,
    // Vitest leaves one core to others by itself, which is half of a small machine.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    projects: [
      // Importing what these files test takes ten times as long as testing it, so they share their modules.
      { extends: true, test: { name: 'site', include: [SITE], isolate: false } },
      // These start servers and processes, and change what is global.
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/api/**/*.test.ts'],
          exclude: [SITE],
        },
      },
    ],
  },
});
