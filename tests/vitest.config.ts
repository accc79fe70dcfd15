import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readEnvironment } from '../src/site/environment.ts';
import { toPublicEnvironment } from '../src/site/to-public-environment.ts';

const environment = readEnvironment({ API_URL: 'https://api.example' });

export default defineConfig({
  // What the build writes into the bundles.
  define: { __PUBLIC_ENVIRONMENT__: JSON.stringify(toPublicEnvironment(environment)) },
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/api/**/*.test.ts'],
    cache: false,
    testTimeout: 60_000,
  },
});
