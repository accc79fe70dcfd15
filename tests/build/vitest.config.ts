import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of the built site's files; it is built beforehand, or by the global setup. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/build/**/*.test.ts'],
    globalSetup: 'tests/global-setup.ts',
    testTimeout: 120_000,
  },
});
