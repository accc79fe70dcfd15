import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { snapshotFolder } from '../../../src/site/snapshot-folder.ts';
import type { EventRow } from '../../api/festival/records/programme.ts';
import { startServer } from '../../api/server.ts';
import { type BuildOptions, finishSite, runAstroBuild } from '../../commands/support/build-site.ts';
import { pullFestival } from '../../commands/support/pull-festival.ts';
import { readSettings } from '../../commands/support/settings.ts';
import { KEY, KEY_HEADER } from './client.ts';
import { crowdedFestival } from './crowded-festival.ts';
import { temporaryFolder } from './folder.ts';

/** Starts a back end with a crowded festival in this process. Disposing of it also removes its snapshot. */
export async function startCrowdedBackEnd(events: number, folder: string, editions = 1) {
  const picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#b93a12' } })
    .jpeg()
    .toBuffer();
  const festival = crowdedFestival(events, editions);
  // One picture for all, since encoding is not measured.
  const media = () => Promise.resolve({ body: picture, type: 'image/jpeg' });
  const server = await startServer({
    database: join(folder, 'api.sqlite'),
    festival,
    media,
    key: KEY,
    keyHeader: KEY_HEADER,
    allowedOrigins: [],
    port: 0,
  });
  const overrides = {
    API_URL: server.url,
    API_KEY: KEY,
    API_KEY_HEADER: KEY_HEADER,
    NOW: '2024-10-12T17:00',
  };
  return {
    overrides,
    /** Gives the first event another title. */
    renameEvent: (): void => {
      const renamed = ({ activite, ...row }: EventRow): EventRow => ({
        ...row,
        activite: activite.map((activity) => ({ ...activity, intitule: 'Un autre titre' })),
      });
      const events = festival.events.map((row, at) => (at === 0 ? renamed(row) : row));
      server.replace({ ...festival, events }, media);
    },
    [Symbol.asyncDispose]: async () => {
      await server.close();
      rmSync(snapshotFolder(readSettings(overrides)), { recursive: true, force: true });
    },
  };
}

/** Pulls a crowded festival, to be built. Disposing of it removes its snapshot and its site. */
export async function pullCrowdedFestival(events: number, editions = 1) {
  await using starting = new AsyncDisposableStack();
  const { path: folder } = starting.use(temporaryFolder());
  const backEnd = starting.use(await startCrowdedBackEnd(events, folder, editions));
  const dist = join(folder, 'dist');
  const overrides = {
    ...backEnd.overrides,
    DIST_DIR: dist,
    ASTRO_CACHE_DIR: join(folder, 'astro'),
    // Only the site is measured, not the ZIP and WACZ archives of past editions.
    ARCHIVES: 'off',
  };
  const pull = () => pullFestival(overrides, []);
  await pull();
  const pulled = starting.move();
  return {
    /** Folder for its database, its site and temporary files. */
    folder,
    dist,
    pull,
    renameEvent: backEnd.renameEvent,
    /** Builds the site. @throws ReportedFailure if the build fails. */
    build: async (env: Record<string, string> = {}, options: BuildOptions = {}): Promise<void> => {
      const all = { ...overrides, ...env };
      await runAstroBuild(all, options);
      await finishSite(dist, all, options);
    },
    [Symbol.asyncDispose]: () => pulled.disposeAsync(),
  };
}
