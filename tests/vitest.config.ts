import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readEnvironment } from '../src/site/environment.ts';
import { toPublicEnvironment } from '../src/site/publication.ts';

const environment = readEnvironment({ API_URL: 'https://api.example' });

/** These change what is global, put another module in the place of one, or use one that asks what is global as it is loaded. */
const ALONE = [
  'tests/unit/{archive,commands,files,stores}/**/*.test.ts',
  'tests/unit/astro/{service-worker/*,third-language,woff2}.test.ts',
  'tests/unit/{festival/watch-*,pull/canary}.test.ts',
];

export default defineConfig({
  // What the build writes into the bundles.
  define: {
    __PINNED_NOW__: 'null',
    __SERVICE_WORKER__: JSON.stringify(environment.SERVICE_WORKER),
    __RENUMBERED__: '{}',
    __PUBLIC_ENVIRONMENT__: JSON.stringify(toPublicEnvironment(environment)),
  },
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    cache: false,
    unstubGlobals: true,
    // Vitest leaves one core to others by itself, which is half of a small machine.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    projects: [
      // Importing what these files test takes ten times as long as testing it, so they share their modules.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/api/**/*.test.ts'],
          exclude: ALONE,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
