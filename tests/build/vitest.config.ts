import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that build their own sites, each in folders of its own. */
const BUILDERS =
  'tests/build/{hostile-festival,other-festival,published-folder,rebuild,third-language,withdrawn}.test.ts';

/** Tests of the files of the built site, which is built beforehand or by the global setup. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    globalSetup: 'tests/global-setup.ts',
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        // Most of a build runs on one core, so two at once take half of the time.
        test: { name: 'builders', include: [BUILDERS], maxWorkers: 2, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'built site',
          include: ['tests/build/**/*.test.ts'],
          exclude: [BUILDERS],
          // Importing jsdom in each file took a third of the time, so the files share their modules.
          isolate: false,
          // By default Vitest leaves one core free, which is half of a small machine.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
