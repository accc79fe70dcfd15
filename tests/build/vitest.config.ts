import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** These build sites of their own, which share Astro's folders in the project: one after the other, before the rest. */
const BUILDERS =
  'tests/build/{hostile-festival,other-festival,published-folder,rebuild,third-language,withdrawn}.test.ts';

/** Tests of the built site's files; it is built beforehand, or by the global setup. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    globalSetup: 'tests/global-setup.ts',
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'builders', include: [BUILDERS], maxWorkers: 1, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'built site',
          include: ['tests/build/**/*.test.ts'],
          exclude: [BUILDERS],
          // To import jsdom in each file took a third of the time: they share it.
          isolate: false,
          // Vitest leaves one core to others by itself, which is half of a small machine.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
