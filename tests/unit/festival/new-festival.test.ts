import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentOf } from '../../../scripts/festival/facts.ts';
import { guideFiles } from '../../../scripts/festival/guides.ts';
import { newFestival } from '../../../scripts/festival/new-festival.ts';
import { readFestival } from '../../../scripts/festival/read-festival.ts';
import { pageNames } from '../../../scripts/astro/redirects/redirects.ts';
import { festival as meanings } from '../../../src/site/festival.ts';
import { socialIcons } from '../../../src/components/icon/icons.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

test('a new festival has an edition, a venue, two people and three events, and causes no remarks', async () => {
  const folder = join(temporaryFolder(), 'mine');
  expect(newFestival(folder, NOW)).toBe(true);
  const { festival, remarks } = readFestival(folder);
  expect(await remarks()).toEqual([]);
  expect(
    [festival.editions, festival.places, festival.persons, festival.events].map(({ length }) => length),
  ).toEqual([1, 1, 2, 3]);
  expect(festival.editions[0]).toMatchObject({ annee: 2027, date_debut: '2027-05-14' });
  expect(
    festival.events
      .flatMap(({ activite }) => activite)
      .filter(({ intitule, intitule_en }) => !intitule || !intitule_en),
  ).toEqual([]);
});

test('the folder sets the environment of the site: name, year, address, the real clock, its own database and seals', () => {
  const folder = join(temporaryFolder(), 'mine');
  newFestival(folder, NOW);
  expect(environmentOf(folder)).toEqual({
    SITE_NAME: 'My festival',
    SITE_SLUG: 'mine',
    CURRENT_YEAR: '2027',
    NOW: 'today',
    TIME_ZONE: 'Africa/Tunis',
    CURRENCY: 'TND',
    API_DB: '.data/mine.sqlite',
    SEALED_EDITIONS: `${folder}/.sealed`,
  });
  const settings = join(folder, 'festival.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('# contactEmail', 'contactEmail'));
  expect(environmentOf(folder)).toMatchObject({ CONTACT_EMAIL: 'hello@mine.example' });
  expect(() => environmentOf(folder, 'Europe/Paris')).toThrow(
    /festival\.yaml:\d+.*is Africa\/Tunis, but TIME_ZONE=Europe\/Paris: leave TIME_ZONE out/,
  );
});

test('an existing festival keeps its content, and a folder with other files is refused', () => {
  const folder = join(temporaryFolder(), 'mine');
  newFestival(folder, NOW);
  writeFileSync(join(folder, 'places/house.yaml'), 'id: 1\nname: Ma maison\n');
  expect(newFestival(folder, NOW)).toBe(false);
  expect(readFestival(folder).festival.places[0]?.nom).toBe('Ma maison');
  const other = temporaryFolder();
  mkdirSync(join(other, 'photographs'));
  expect(() => newFestival(other, NOW)).toThrow('holds other files');
});

const readme = guideFiles()['README.md'] ?? '';

test('the README of a folder has the path of every page to which a menu may lead', () => {
  const technical = ['404', 'data', 'iiif', 'cite', 'embed', 'manifest', 'offline'];
  const aliases = ['index', 'team', 'talked-about-us', 'mine_2027'];
  const paths = pageNames({ SITE_SLUG: 'mine', CURRENT_YEAR: 2027 }).filter(
    (name) => !name.startsWith('[') && ![...technical, ...aliases].includes(name),
  );
  expect(paths).toContain('join-us');
  expect(paths.filter((name) => !new RegExp(`[ /]${name}[,;./\\s]`).test(readme))).toEqual([]);
});

test('a price is a number, and a title may be missing in one language, as the README and the starter say', () => {
  const folder = join(temporaryFolder(), 'mine');
  newFestival(folder, NOW);
  const { events } = readFestival(folder).festival;
  expect(events.map(({ prix, tarif }) => [prix, tarif?.intitule])).toContainEqual([20, undefined]);
  expect(readme).toMatch(/`price\.amount` \|.* 12\.50; 0 if free/);
  expect(readme).toMatch(/`title` \| text, optional \| May be missing in one language, but not in both/);
});

test('the README of a folder has every id with a meaning, except those of the demo’s own events', () => {
  const { timeZone: _, map: __, selfGuidedEventIds: ___, ...ids } = meanings;
  const known = JSON.stringify(ids).match(/\d+/g) ?? [];
  const [, table = ''] = readme.split('ids have a meaning');
  expect(known.filter((id) => !new RegExp(`\\b${id}\\b`).test(table))).toEqual([]);
});

test('the README of a folder names every screen and every icon that the site has', () => {
  // The registry is read as text, since importing it would load every view of the site.
  const registry = readFileSync('src/screens/registry.ts', 'utf8');
  const screens = [...registry.matchAll(/^ {2}(\w+): \{ group: /gm)].map(([, name = '']) => name);
  expect(screens).toContain('highlightPartner');
  expect([...screens, ...socialIcons].filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual(
    [],
  );
});
