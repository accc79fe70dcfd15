import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentOf } from '../../../scripts/festival/facts.ts';
import { guideFiles } from '../../../scripts/festival/guides.ts';
import { newFestival } from '../../../scripts/festival/new-festival.ts';
import { readFestival } from '../../../scripts/festival/read-festival.ts';
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

test('the folder sets the environment of the site: name, year, the real clock, its own database and seals', () => {
  const folder = join(temporaryFolder(), 'mine');
  newFestival(folder, NOW);
  expect(environmentOf(folder)).toEqual({
    ...{ SITE_NAME: 'My festival', SITE_SLUG: 'my-festival', CURRENT_YEAR: '2027', NOW: 'today' },
    ...{ TIME_ZONE: 'Africa/Tunis', CURRENCY: 'TND' },
    ...{ API_DB: '.data/my-festival.sqlite', SEALED_EDITIONS: `${folder}/.sealed` },
  });
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

test('the README of a folder names every screen and every icon that the site has', () => {
  const readme = guideFiles()['README.md'] ?? '';
  // The registry is read as text, since importing it would load every view of the site.
  const registry = readFileSync('src/screens/registry.ts', 'utf8');
  const screens = [...registry.matchAll(/^ {2}(\w+): \{ group: /gm)].map(([, name = '']) => name);
  expect(screens).toContain('highlightPartner');
  expect([...screens, ...socialIcons].filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual(
    [],
  );
});
