import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../../../scripts/api/server.ts';
import { pullAgain } from '../../../scripts/commands/dev.ts';
import { newFestival } from '../../../scripts/festival/new-festival.ts';
import { readFestival } from '../../../scripts/festival/read-festival.ts';
import { watchFestival } from '../../../scripts/festival/watch-folder.ts';
import { readEnvironment } from '../../../src/site/environment.ts';
import { snapshotFolder } from '../../../src/site/snapshot-folder.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** Opens a small festival in a watched folder, with its back end. */
async function openFestival() {
  const root = temporaryFolder();
  const folder = join(root, 'festival');
  newFestival(folder, new Date('2026-11-22T12:00:00Z'));
  const { festival, media } = readFestival(folder);
  const server = await startServer({
    database: ':memory:',
    festival,
    media,
    key: 'k',
    keyHeader: 'X-App-Key',
    allowedOrigins: [],
    port: 0,
  });
  const outcomes: PromiseWithResolvers<string>[] = [];
  const watching = watchFestival(
    folder,
    {},
    {
      changed: (next) => {
        server.replace(next.festival, next.media);
        outcomes.shift()?.resolve('changed');
      },
      wrong: (error) => outcomes.shift()?.resolve(String(error)),
    },
  );
  const env = {
    API_URL: server.url,
    API_KEY: 'k',
    SITE_SLUG: 'watched',
    SEALED_EDITIONS: join(root, 'seals'),
  };
  const snapshots = snapshotFolder(readEnvironment(env));
  onTestFinished(async () => {
    watching[Symbol.dispose]();
    await server.close();
    rmSync(snapshots, { recursive: true, force: true });
  });
  /** Replaces a text in a file. @returns `changed`, or the error that the watcher reports. */
  const change = (path: string, from: string, to: string): Promise<string> => {
    const outcome = Promise.withResolvers<string>();
    outcomes.push(outcome);
    const file = join(folder, path);
    // Many editors write a file in this way, so that it is never half written.
    writeFileSync(`${root}/new`, readFileSync(file, 'utf8').replace(from, to));
    renameSync(`${root}/new`, file);
    return outcome.promise;
  };
  return { env, change };
}

/** Returns the titles of events as pages loaded now have them. */
async function titlesOnPages(): Promise<unknown[]> {
  vi.resetModules();
  const { festivalData } = await import('../../../src/content/festival.ts');
  return festivalData().events.map(({ activities }) => activities[0]?.title);
}

test('pages show a changed file of the festival, and stay as they are if it has a mistake', async () => {
  const { env, change } = await openFestival();
  Object.assign(process.env, env);
  await pullAgain(env);
  const before = await titlesOnPages();
  const text = 'editions/2027/events/concert/fr.md';
  expect(await change(text, 'title:', 'title: Nouveau titre #')).toBe('changed');
  expect((await pullAgain(env)).outcome).toBe('new');
  const after = await titlesOnPages();
  expect(after).toContainEqual(expect.objectContaining({ fr: 'Nouveau titre' }));
  expect(after).toHaveLength(before.length);
  expect(await change(text, 'Nouveau titre', 'Titre')).toBe('changed');
  expect((await pullAgain(env)).outcome).toBe('new');
  expect(await change(text, 'title:', 'titel:')).toMatch(/fr\.md/);
  expect((await pullAgain(env)).outcome).toBe('unchanged');
});

test('a contradiction that only the back end notices is reported, and the next change is served again', async () => {
  const { change } = await openFestival();
  const concert = 'editions/2027/events/concert/event.yaml';
  expect(await change(concert, 'id: 2', 'id: 2\nparent: concert')).toMatch('Event 2 is its own ancestor');
  expect(await change(concert, 'parent: concert', 'parent: debate')).toBe('changed');
});
