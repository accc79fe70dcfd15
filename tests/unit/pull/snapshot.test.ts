import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeOver, writeSnapshot } from '../../../scripts/pull/snapshot/write-snapshot.ts';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import type { Change } from '../../../src/domain/model/snapshot.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { pulled, titled } from './harness.ts';

async function pulledOnce() {
  const { backEnd, options, next } = await pulled({});
  const { snapshots } = options;
  const again = (title: string) => {
    const [, ...others] = backEnd.lists['/evenements/'] as object[];
    return next({ '/evenements/': [titled(1, title), ...others] });
  };
  const folders = () => readdirSync(snapshots).filter((name) => !name.endsWith('.json'));
  const current = () =>
    (JSON.parse(readFileSync(join(snapshots, 'current.json'), 'utf8')) as { snapshot: string }).snapshot;
  return { snapshots, again, folders, current };
}

describe('writing a snapshot', () => {
  it('that is interrupted leaves the last good snapshot in place', async () => {
    const { snapshots, folders } = await pulledOnce();
    const good = readSnapshot(snapshots);
    const before = folders();
    // The manifest is written last, after all lists.
    const manifest = {
      ...good.manifest,
      toJSON: () => {
        throw new Error('The power is gone.');
      },
    };
    await expect(writeSnapshot(snapshots, { ...good, manifest })).rejects.toThrow('The power is gone.');
    expect(readSnapshot(snapshots)).toEqual(good);
    expect(folders()).toEqual(before);
  });

  it('removes the files that an interrupted earlier write left behind', async () => {
    const { snapshots, again, folders } = await pulledOnce();
    const abandoned = join(snapshots, '20241012T160000000Z-0123abcd.7d1f.staged');
    mkdirSync(abandoned);
    writeFileSync(join(abandoned, 'events.json'), '[');
    expect(readSnapshot(snapshots).festival.events).toHaveLength(5);
    const yesterday = Date.now() / 1000 - 24 * 60 * 60;
    utimesSync(abandoned, yesterday, yesterday);
    await again('Autre');
    expect(folders().filter((name) => name.endsWith('.staged'))).toEqual([]);
  });

  it('keeps the last three snapshots, including the current one', async () => {
    const { again, folders, current } = await pulledOnce();
    for (const title of ['a', 'b', 'c', 'd']) await again(title);
    expect(folders()).toHaveLength(3);
    expect(folders().sort().at(-1)).toBe(current());
  });
});

it('snapshots in a folder of a former name are taken over, unless they are another festival’s or the new folder is there', async () => {
  const { snapshots } = await pulledOnce();
  const folder = temporaryFolder();
  const [former, used, own] = ['-no-such-path', tmpdir().replaceAll(sep, '-'), 'own'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  for (const copy of [former, used]) cpSync(snapshots, copy, { recursive: true });
  for (const other of [null, used, join(folder, 'missing')]) await takeOver(other, own, null);
  await takeOver(former, own, 'https://another.example');
  expect(readdirSync(folder)).not.toContain('own');
  await takeOver(former, own, 'https://api.example');
  expect(readSnapshot(own)).toEqual(readSnapshot(snapshots));
  cpSync(snapshots, former, { recursive: true });
  await takeOver(former, own, null);
  expect(readSnapshot(own)).toEqual(readSnapshot(former));
});

describe('reading a snapshot', () => {
  it('that does not exist fails with the command that takes one', () => {
    const folder = temporaryFolder();
    expect(() => readSnapshot(folder)).toThrow(`There is no snapshot in ${folder}: run "npm run pull"`);
  });

  it.each([
    ['a missing list', 'persons.json', null, 'persons.json cannot be read'],
    ['a truncated list', 'events.json', '[{"id":', 'events.json is not JSON'],
    ['an object in place of a list', 'events.json', '{}', 'events.json'],
    ['another version', 'manifest.json', '{"version": 0}', 'has version 0'],
    ['an edition of an early version 4', 'editions.json', '[{"id": 1}]', 'lacks public holidays'],
  ])('reports %s', async (_name, file, content, words) => {
    const { snapshots, current } = await pulledOnce();
    const path = join(snapshots, current(), file);
    if (content === null) rmSync(path);
    else writeFileSync(path, content);
    expect(() => readSnapshot(snapshots)).toThrow(words);
    expect(() => readSnapshot(snapshots)).toThrow('run "npm run pull"');
  });

  it('reads one of the versions before, with its former addresses and its changes', async () => {
    const { snapshots, current, again } = await pulledOnce();
    await again('Neuf');
    const before = readSnapshot(snapshots);
    const [change] = before.changes.changes as [Change];
    const write = (name: string, content: unknown): void =>
      writeFileSync(join(snapshots, current(), `${name}.json`), JSON.stringify(content));
    write('manifest', { ...before.manifest, version: 4, renumbered: undefined });
    write('changes', { ...before.changes, changes: [{ ...change, after: undefined }] });
    for (const list of ['withdrawnPlaces', 'withdrawnTypes', 'withdrawnPages'])
      rmSync(join(snapshots, current(), `${list}.json`));
    const { festival, manifest, changes } = readSnapshot(snapshots);
    expect(festival).toEqual(before.festival);
    expect(manifest.renumbered).toEqual({});
    expect(changes).toEqual({ ...before.changes, changes: [{ ...change, after: null }] });
  });

  it('does not follow a pointer out of its folder', async () => {
    const { snapshots } = await pulledOnce();
    writeFileSync(join(snapshots, 'current.json'), '{"snapshot": "../elsewhere"}');
    expect(() => readSnapshot(snapshots)).toThrow('names no snapshot');
  });

  it('fails if it is damaged, until the next pull replaces and reports it', async () => {
    const { snapshots, current, again } = await pulledOnce();
    writeFileSync(join(snapshots, current(), 'events.json'), '[');
    const unreadable = expect.stringContaining('events.json is not JSON') as string;
    expect(await again('Neuf')).toMatchObject({ outcome: 'new', unreadable });
    expect(readSnapshot(snapshots).festival.events).toHaveLength(5);
  });
});
