import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../../scripts/files/files-below.ts';
import { pull } from '../../../scripts/pull/pull.ts';
import { summaryOf } from '../../../scripts/pull/summary.ts';
import { mediaName } from '../../../src/content/media-urls.ts';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import type { FestivalEvent } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { picture } from './festival-with-picture.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { fakeBackEnd, pulled, START, titled } from './harness.ts';

const current = { id: 1, annee: 2024, intitule: 'Sixième' };
const past = { id: 8, annee: 2018, intitule: 'Troisième' };
const role = { id: 2, intitule: 'Artistes' };
const png = (background: string) => picture(8, 8, background).png().toBuffer();

const intro_fr = '<p>Des coquilles. <img src="https://api.example/media/b.png"></p>';
const image_base = { file: '/media/a.png' };
const intervenants = [1, 2].map((id) => ({ id, role: 2, personne: id }));
const exhibition = (more: object = {}) =>
  titled(50, 'Nacre', {
    edition: 8,
    lieu: 1,
    activite: [{ id: 500, intitule: 'Nacre', intro_fr, image_base, intervenants }],
    ...more,
  });
/** An event of the current edition, with one of the two artists of the past edition. */
const reading = titled(60, 'Lecture', {
  activite: [{ id: 600, intitule: 'Lecture', intervenants: [{ id: 3, role: 2, personne: 2 }] }],
});
const others = [61, 62, 63, 64].map((id) => titled(id, `Titre ${id}`));

async function sealed(exhibited = exhibition()) {
  const backEnd = fakeBackEnd();
  backEnd.files['/media/a.png'] = { body: await png('red'), etag: '"1"' };
  backEnd.files['/media/b.png'] = { body: await png('blue'), etag: '"1"' };
  const lists = {
    '/editions/': [current, past],
    '/roles/': [role],
    '/evenements/': [exhibited, titled(51, 'Sel', { edition: 8 }), reading, ...others],
  };
  const { options, nextSnapshot: next, seal } = await pulled(lists, backEnd);
  const written = await seal();
  const ofEdition = (events: readonly FestivalEvent[]) => events.filter(({ editionId }) => editionId === 8);
  return { backEnd, options, seal, next, ofEdition, folder: written.seal.folder };
}

describe('a sealed edition', () => {
  it('does not change, whatever the back end sends for it later', async () => {
    const { backEnd, next, ofEdition, options } = await sealed();
    const before = readSnapshot(options.snapshots);
    backEnd.files['/media/a.png'] = { body: await png('green'), etag: '"2"' };
    const { festival, media, changes } = await next({
      '/editions/': [current, { ...past, intitule: 'Renommée', annee: 2019 }],
      '/evenements/': [
        exhibition({ date: '2018-01-01', activite: [{ id: 500, intitule: 'Autre' }] }),
        reading,
        ...others,
      ],
    });
    const edition = ({ editions }: Festival) => editions.find(({ id }) => id === 8);
    expect(edition(festival)).toEqual(edition(before.festival));
    const eventsOf = ({ events }: Festival) =>
      JSON.stringify(ofEdition(events)).replaceAll('#sealed-2018', '');
    expect(eventsOf(festival)).toBe(eventsOf(before.festival));
    const [source = ''] = ofEdition(festival.events)[0]?.activities[0]?.picture?.sources ?? [];
    expect(media[source]?.hash).toBe(before.media['https://api.example/media/a.png']?.hash);
    expect(changes.changes).toEqual([]);
  });

  it('may have photographs whose titles are property names of every object', async () => {
    const photos = ['constructor', '__proto__'].map((title, id) => ({ id, title, file: '/media/b.png' }));
    const { next, ofEdition } = await sealed(exhibition({ photos: { photos } }));
    const [event] = ofEdition((await next()).festival.events);
    expect(event?.photos).toMatchObject([{ title: { fr: 'constructor' } }, { title: { fr: '__proto__' } }]);
  });

  it('stays when the back end no longer lists it, and ignores events that are added to it', async () => {
    const { next, ofEdition } = await sealed();
    const gone = await next({ '/editions/': [current], '/evenements/': [reading, ...others] });
    expect(gone.report.outcome).toBe('new');
    expect(gone.festival.editions.map(({ year }) => year)).toContain(2018);
    expect(ofEdition(gone.festival.events)).toHaveLength(2);
    expect(gone.festival.withdrawn).toEqual([]);
    const added = await next({
      '/editions/': [current, past],
      '/evenements/': [exhibition(), titled(52, 'Après', { edition: 8 }), reading, ...others],
    });
    expect(ofEdition(added.festival.events).map(({ id }) => id)).toEqual([50, 51]);
    expect(added.quarantine.map(({ path, reason }) => `${path} ${reason}`)).toContainEqual(
      expect.stringMatching(/#52 is of 2018, an edition that is sealed: .*take .*2018 away/),
    );
  });

  it('is enough for a site without a back end or an earlier snapshot', async () => {
    const { options, backEnd } = await sealed();
    const elsewhere = temporaryFolder();
    const alone = {
      ...options,
      snapshots: join(elsewhere, 'snapshots'),
      media: join(elsewhere, 'media'),
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    };
    const report = await pull(alone);
    const { festival, media } = readSnapshot(alone.snapshots);
    expect(summaryOf(report, START).at(-1)).toContain('built of the sealed editions alone (2018)');
    expect(festival.editions.map(({ year }) => year)).toEqual([2018]);
    expect(festival.pages.map(({ id }) => id)).toEqual([7, 19]);
    for (const file of Object.values(media))
      expect(readFileSync(join(alone.media, mediaName(file))).length).toBe(file.bytes);
    const back = await pull({ ...alone, fetch: backEnd.fetch });
    expect(back).toMatchObject({ outcome: 'new', changes: [] });
  });

  it('has its date in the next snapshot until it is removed, the corrected people, and files that are not requested again', async () => {
    const { backEnd, next, options, folder } = await sealed();
    expect(readSnapshot(options.snapshots).manifest.sealedAt).toEqual({});
    backEnd.log.length = 0;
    const { festival, manifest } = await next({ '/personnes/': [{ id: 1, nom: 'Renommée' }] });
    expect(manifest.sealedAt).toEqual({ 2018: new Date(START).toISOString() });
    const people = [...festival.persons, ...festival.withdrawnPersons];
    expect(people.map(({ id, lastName }) => `${id} ${lastName}`)).toEqual(['1 Renommée', '2 Chelly']);
    expect(backEnd.log.filter((line) => line.startsWith('/media/a.png'))).toEqual([]);
    rmSync(folder, { recursive: true });
    expect((await next()).manifest.sealedAt).toEqual({});
  });

  it('reports files that have changed since it was sealed, and how to repair it', async () => {
    const { next, folder } = await sealed();
    writeFileSync(join(folder, 'events.json'), '[]\n');
    rmSync(join(folder, 'roles.json'));
    const { report } = await next();
    expect(report).toMatchObject({ outcome: 'previous' });
    expect(summaryOf(report, START)[0]).toMatch(
      /2018, events\.json is not what was sealed, roles\.json is missing\. Restore the folder/,
    );
  });
});

describe('the folder of a seal', () => {
  it('has the checksum of every file in it, in the format of sha256sum', async () => {
    const { folder } = await sealed();
    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    const names = filesBelow(folder).filter((name) => name !== 'SHA256SUMS');
    expect(sums.map((line) => line.slice(66))).toEqual(names);
    for (const line of sums) {
      const bytes = readFileSync(join(folder, line.slice(66)));
      expect(line.slice(0, 64)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  /** Changes a file of a seal as if it had been sealed that way. */
  function rewrite(folder: string, name: string, from: RegExp, to: string): void {
    const [file, sums] = [join(folder, name), join(folder, 'SHA256SUMS')];
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
    const lines = readFileSync(sums, 'utf8').split('\n');
    const changed = lines.map((line) => (line.endsWith(`  ${name}`) ? `${sum}  ${name}` : line));
    writeFileSync(sums, changed.join('\n'));
  }

  it('cannot be read if it was written before editions had public holidays, and is reported', async () => {
    const { folder, next } = await sealed();
    rewrite(folder, 'editions.json', /"publicHolidays": /, '"other": ');
    const { report } = await next();
    expect(report.outcome).toBe('previous');
    expect(summaryOf(report, START)[0]).toMatch(/2018 cannot be read by this version: .* Restore the folder/);
  });

  it('can be read if it was written before venues, types and pages could be withdrawn', async () => {
    const { folder, next } = await sealed();
    rewrite(folder, 'seal.json', /"version": 6/, '"version": 5');
    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').split('\n');
    const earlier = sums.filter((line) => !/withdrawn(?:Places|Types|Pages)/.test(line));
    writeFileSync(join(folder, 'SHA256SUMS'), earlier.join('\n'));
    for (const name of ['Places', 'Types', 'Pages']) rmSync(join(folder, `withdrawn${name}.json`));
    const { report, festival } = await next({ '/editions/': [current] });
    expect(report.outcome).toBe('new');
    expect(festival.editions.map(({ year }) => year)).toContain(2018);
  });
});

it('an edition is sealed only once, and only if it exists', async () => {
  const { seal } = await sealed();
  await expect(seal()).rejects.toThrow(/2018 is sealed already, in .*2018/);
  await expect(seal(2017)).rejects.toThrow(
    'There is no edition of 2017 to seal: there are those of 2018, 2024',
  );
});
