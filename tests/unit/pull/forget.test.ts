import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../../scripts/files/files-below.ts';
import { forget } from '../../../scripts/pull/forget/forget.ts';
import { recordNamed } from '../../../scripts/pull/forget/forgotten.ts';
import { pull } from '../../../scripts/pull/pull.ts';
import { readSeals } from '../../../scripts/pull/seal/read-seals.ts';
import { forgetSummary } from '../../../scripts/pull/summary.ts';
import { mediaName } from '../../../src/content/media-urls.ts';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { picture } from './festival-with-picture.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { fakeBackEnd, HOUR, pulled, START, titled } from './harness.ts';

const intervenants = [1, 2].map((id) => ({ id, role: 2, personne: id }));
const exhibition = titled(50, 'Nacre', {
  edition: 8,
  activite: [{ id: 500, intitule: 'Nacre', intervenants }],
});
const events = [exhibition, ...[61, 62, 63, 64, 65].map((id) => titled(id, `Titre ${id}`))];
const other = { id: 2, nom: 'Chelly' };
const asking = { id: 1, nom: 'Mabrouk', photo: '/media/mabrouk.png' };
const PORTRAIT = 'https://api.example/media/mabrouk.png';

/** Pulls a festival whose edition of 2018 has a person, Mabrouk, whom tests withdraw and forget. */
async function festivalWithMabrouk() {
  const backEnd = fakeBackEnd();
  backEnd.files['/media/mabrouk.png'] = { body: await picture(8, 8, 'red').png().toBuffer(), etag: '"1"' };
  const lists = {
    '/editions/': [
      { id: 1, annee: 2024 },
      { id: 8, annee: 2018 },
    ],
    '/roles/': [{ id: 2, intitule: 'Artistes' }],
    '/evenements/': events,
    '/personnes/': [asking, other],
  };
  const { folder, options, nextSnapshot: next, seal, snapshot } = await pulled(lists, backEnd);
  const { media } = snapshot();
  const portrait = join(options.media, mediaName(media[PORTRAIT] ?? { hash: '', extension: 'png' }));
  const forgetPerson = (name = 'person/1') =>
    forget([recordNamed(name)], { ...options, now: options.clock.now });
  return { backEnd, folder, options, next, portrait, seal, forgetPerson };
}

/** Returns the text of all files below a folder. */
function textsIn(folder: string): string {
  return filesBelow(folder)
    .map((path) => readFileSync(join(folder, path), 'latin1'))
    .join('\n');
}

describe('a forgotten person', () => {
  it('no longer has a page, and their name and portrait are removed from this machine', async () => {
    const { folder, next, portrait, forgetPerson } = await festivalWithMabrouk();
    await next({ '/personnes/': [other] });
    expect(textsIn(folder)).toContain('Mabrouk');
    expect(existsSync(portrait)).toBe(true);
    await forgetPerson();
    const { festival, changes, manifest } = await next();
    expect([...festival.persons, ...festival.withdrawnPersons].map(({ id }) => id)).toEqual([2]);
    expect(festival.events[0]?.activities[0]?.participants.map(({ personId }) => personId)).toEqual([2]);
    expect(changes.changes).toEqual([]);
    expect(manifest.recordDates.person).not.toHaveProperty('1');
    expect(existsSync(portrait)).toBe(false);
    expect(textsIn(folder)).not.toMatch(/mabrouk/i);
  });

  it('is removed from sealed editions, which stay sealed', async () => {
    const { folder, options, next, seal, forgetPerson } = await festivalWithMabrouk();
    await seal();
    await next({ '/personnes/': [other] });
    const report = await forgetPerson();
    expect(forgetSummary(report).join(' ')).toMatch(/person\/1: forgotten.* Sealed again .*: 2018\. Replace/);
    await next();
    expect(textsIn(folder)).not.toMatch(/mabrouk/i);
    expect(await readSeals(options.seals)).toMatchObject([
      { year: 2018, festival: { persons: [{ id: 2 }] }, media: {} },
    ]);
  });

  it('may still be named in texts, whose records the command lists', async () => {
    const { next, forgetPerson } = await festivalWithMabrouk();
    const text = { id: 660, intitule: 'Titre 66', intro_fr: '<p>D’après une idée de Mabrouk.</p>' };
    await next({ '/evenements/': [...events, titled(66, 'Titre 66', { activite: [text] })] });
    expect(forgetSummary(await forgetPerson()).join(' ')).toContain('editors have to change: events #66.');
  });

  it('stays forgotten if the back end still sends them, which the pull reports, even without the last snapshot or with an earlier seal', async () => {
    const { options, next, seal, forgetPerson } = await festivalWithMabrouk();
    await forgetPerson();
    const elsewhere = join(temporaryFolder(), 'snapshots');
    await pull({ ...options, snapshots: elsewhere });
    await seal();
    const { festival, quarantine } = await next();
    for (const persons of [festival.persons, readSnapshot(elsewhere).festival.persons])
      expect(persons.map(({ id }) => id)).toEqual([2]);
    const reason = expect.stringContaining('take it out of the back end too') as string;
    expect(quarantine).toMatchObject([{ path: '/api/personnes/ #1', reason }]);
  });

  it('is left out of the earlier snapshot that a site is built from when the back end fails', async () => {
    const { backEnd, options, next, forgetPerson } = await festivalWithMabrouk();
    await forgetPerson();
    backEnd.failing['/evenements/'] = () => new Response('', { status: 403 });
    const { report, festival } = await next();
    expect(report).toMatchObject({ outcome: 'previous', confirmedAt: new Date(START + HOUR).toISOString() });
    expect(festival.persons.map(({ id }) => id)).toEqual([2]);
    expect(readdirSync(options.snapshots).filter((name) => name.startsWith('20'))).toHaveLength(1);
  });

  it('is not left in a damaged snapshot when a site is built of the sealed editions alone', async () => {
    const { backEnd, options, next, seal, forgetPerson } = await festivalWithMabrouk();
    await seal();
    await forgetPerson();
    const folders = () => readdirSync(options.snapshots).filter((name) => name.startsWith('20'));
    for (const name of folders()) writeFileSync(join(options.snapshots, name, 'events.json'), '[');
    backEnd.failing['/evenements/'] = () => new Response('', { status: 403 });
    expect((await next()).report).toMatchObject({ outcome: 'previous', sealedYears: [2018] });
    expect(folders()).toHaveLength(1);
  });
});

describe('the name of a forgotten person', () => {
  const lina = { ...asking, prenom: 'Lina' };
  const credit = ['© Lina Mabrouk', '© Sel'];
  const photo = { id: 9, file: '/media/view.png', title: 'Le mur de Lina Mabrouk', credit };
  const intro_fr = '<p>D’après <em>Lina</em> Mabrouk (MABROUK, Lína), Lina&nbsp;Mabrouk.</p>';
  const writes = (intitule: string) =>
    titled(66, intitule, {
      edition: 8,
      photos: { photos: [photo] },
      activite: [{ id: 660, intitule, intro_fr }],
    });

  it('is removed from titles, captions, credits, texts, changes, former addresses and seals for good', async () => {
    const { backEnd, folder, next, seal, forgetPerson } = await festivalWithMabrouk();
    backEnd.files['/media/view.png'] = { body: await picture(8, 8, 'blue').png().toBuffer(), etag: '"1"' };
    await next({ '/personnes/': [lina, other], '/evenements/': [...events, writes('Chez Lina Mabrouk')] });
    const lists = { '/personnes/': [other], '/evenements/': [...events, writes('Lina Mabrouk, seule')] };
    await next({ '/evenements/': lists['/evenements/'] });
    await seal();
    expect(textsIn(folder)).toMatch(/Chez_Lina_Mabrouk/);
    const summary = forgetSummary(await forgetPerson()).join(' ');
    expect(summary).toContain('each full name is shown as […]');
    expect(summary).toMatch(/in sealed texts, in \S+2018: events #66.* seal the edition again/);
    // The back end no longer has the person, but its editors have not changed the texts yet.
    const { festival } = await next(lists);
    expect(textsIn(folder)).not.toMatch(/mabrouk/i);
    expect(festival.events.find(({ id }) => id === 66)).toMatchObject({
      activities: [{ title: { fr: '[…], seule' }, intro: { fr: '<p>D’après <em>[…]</em> ([…]), […].</p>' } }],
      photos: [{ title: { fr: 'Le mur de […]' }, credits: ['© Sel'] }],
    });
  });
});

it('a forgotten event no longer has a page, and its children have no parent', async () => {
  const { next, forgetPerson } = await festivalWithMabrouk();
  await next({ '/evenements/': [...events, titled(66, 'Visite', { parent: 50 })] });
  await forgetPerson('event/50');
  const { festival } = await next();
  expect(festival.events.map(({ id }) => id)).toEqual([61, 62, 63, 64, 65, 66]);
  expect(festival.events.at(-1)).toMatchObject({ id: 66, parentId: null });
});

describe('a record to forget', () => {
  it('is refused if its number does not exist, or if it is neither a person nor an event', async () => {
    const { forgetPerson } = await festivalWithMabrouk();
    await expect(forgetPerson('person/99')).rejects.toThrow(/no person\/99 to forget.*look up its number/);
    expect(() => recordNamed('artist/1')).toThrow('--forget artist/1: expected a person or an event');
  });

  it('is listed once, even if it is named twice, and stops every pull while the list cannot be read', async () => {
    const { options, next, forgetPerson } = await festivalWithMabrouk();
    const list = join(options.seals, 'forgotten.json');
    await forgetPerson();
    await next();
    await forgetPerson();
    expect(JSON.parse(readFileSync(list, 'utf8'))).toHaveLength(1);
    writeFileSync(list, '[{"entity":"person"}]');
    await expect(next()).rejects.toThrow(/forgotten\.json cannot be read: .*Restore it/s);
  });
});
