import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Journeys through the whole site, in the engines that `ENGINES` names. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    globalSetup: 'tests/global-setup.ts',
    include: ['tests/engines/**/*.test.ts'],
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    // As for the other browser tests: a second try does not hide a fault that always occurs.
    retry: 1,
  },
});
