import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readEnvironment } from '../src/site/environment.ts';
import { toPublicEnvironment } from '../src/site/publication.ts';

const environment = readEnvironment({ API_URL: 'https://api.example' });

/** Tests that change globals, replace a module, or use a module that reads globals while it is loaded. */
const ALONE = [
  'tests/unit/{archive,commands,files,stores}/**/*.test.ts',
  'tests/unit/astro/{service-worker/*,fonts/woff2,third-language}.test.ts',
  'tests/unit/{festival/watch-*,pull/canary,screens/withdrawn-records}.test.ts',
];

export default defineConfig({
  // Constants that the build writes into the bundles.
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
    unstubEnvs: true,
    // By default Vitest leaves one core free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    projects: [
      // Importing the modules under test takes ten times as long as testing them, so these files share them.
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
