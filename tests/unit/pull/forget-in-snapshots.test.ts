import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { forgetInSnapshots } from '../../../scripts/pull/forget/forget-in-snapshots.ts';
import { idsOf, writeForgotten } from '../../../scripts/pull/forget/forgotten.ts';
import { mediaName } from '../../../src/content/media-urls.ts';
import { CURRENT_FILE } from '../../../src/content/snapshot.ts';
import { png } from './festival-with-picture.ts';
import { fakeBackEnd, pulled } from './harness.ts';

it('a pull that stops while it forgets a person has removed their portrait before their record', async () => {
  const backEnd = fakeBackEnd();
  backEnd.files['/media/mabrouk.png'] = { body: png };
  const people = [{ id: 1, nom: 'Mabrouk', photo: '/media/mabrouk.png' }];
  const { options, snapshot } = await pulled({ '/personnes/': people }, backEnd);
  const before = snapshot();
  const [portrait = ''] = Object.values(before.media).map((file) => join(options.media, mediaName(file)));
  expect(existsSync(portrait)).toBe(true);

  // No file can replace a folder, so that the new snapshot never becomes the current one.
  const pointer = join(options.snapshots, CURRENT_FILE);
  rmSync(pointer);
  mkdirSync(pointer);
  const ids = idsOf([{ entity: 'person', id: 1 }]);
  await expect(forgetInSnapshots(before, ids, options)).rejects.toThrow(CURRENT_FILE);
  expect(existsSync(portrait)).toBe(false);
});

const snapshotsIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith('20'));

it('a pull that finds nothing to do removes the earlier snapshots that a killed one has left with a person', async () => {
  const people = [
    { id: 1, nom: 'Mabrouk' },
    { id: 2, nom: 'Chelly' },
  ];
  const { folder, options, next, snapshot } = await pulled({ '/personnes/': people });
  await next({ '/personnes/': people.slice(1) });
  const stillThere = () => snapshotsIn(options.snapshots);
  const before = join(folder, 'before');
  cpSync(options.snapshots, before, { recursive: true });
  const earlier = stillThere();
  expect(earlier).toHaveLength(2);

  const ids = idsOf([{ entity: 'person', id: 1 }]);
  const forgotten = await forgetInSnapshots(snapshot(), ids, options);
  for (const name of earlier) cpSync(join(before, name), join(options.snapshots, name), { recursive: true });
  await forgetInSnapshots(forgotten, ids, options);
  expect(stillThere().filter((name) => earlier.includes(name))).toEqual([]);
  expect(snapshot()).toEqual(forgotten);
});

it('earlier snapshots are removed if the last one cannot be searched for a person whose name is to be forgotten', async () => {
  const { options, next, snapshot } = await pulled({});
  await next({ '/personnes/': [{ id: 2, nom: 'Chelly' }] });
  const since = new Date(options.clock.now).toISOString();
  await writeForgotten(options.seals, [{ entity: 'person', id: 1, since }]);
  const damaged = snapshotsIn(options.snapshots).toSorted().at(-1) ?? '';
  writeFileSync(join(options.snapshots, damaged, 'manifest.json'), '{"version": 0}');
  await next({});
  expect(snapshotsIn(options.snapshots)).toHaveLength(1);
  expect(snapshot().festival.withdrawnPersons).toEqual([]);
});
