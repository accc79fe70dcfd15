import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addShareCards, runAstroBuild } from '../../commands/support/build-site.ts';
import { pullFestival } from '../../commands/support/pull-festival.ts';
import { startCrowdedBackEnd } from './crowded-back-end.ts';

/** Pulls a festival whose editions have so many events, to be built. Disposing of it takes it away with its site. */
export async function pullCrowdedFestival(events: number, editions = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const backEnd = await startCrowdedBackEnd(events, folder, editions);
  const dist = join(folder, 'dist');
  const overrides = {
    ...backEnd.overrides,
    DIST_DIR: dist,
    ASTRO_CACHE_DIR: join(folder, 'astro'),
    // Past editions as ZIP and WACZ: what is measured is the site.
    ARCHIVES: 'off',
  };
  await pullFestival(overrides, []);
  return {
    /** For what belongs to it. */
    folder,
    dist,
    /** @throws Error when it does not build. */
    build: async (
      env: Record<string, string> = {},
      options: Parameters<typeof runAstroBuild>[1] = {},
    ): Promise<void> => {
      if ((await runAstroBuild({ ...overrides, ...env }, options)) !== 0)
        throw new Error(`${events} events do not build.`);
      await addShareCards(dist, options);
    },
    [Symbol.asyncDispose]: async () => {
      await backEnd[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
