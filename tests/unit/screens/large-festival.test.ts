import { expect, test } from 'vitest';
import type { FestivalData } from '../../../src/content/festival.ts';
import { programmesWithPages } from '../../../src/content/withdrawn-editions.ts';
import { programmeEmbedViews } from '../../../src/screens/programme/embed/programme-embed.ts';
import { activity, event, participant, place, role, timeOf, type } from '../domain/builders.ts';
import { addDays } from '../../../src/domain/time/days.ts';
import { festivalOf, person } from './builders.ts';
import { replaceInModule } from '../replace-in-module.ts';

const two = (count: number): string => String(count).padStart(2, '0');

const PLACES = 60;
const PEOPLE = 400;

/** Returns a festival whose edition has `count` events every other one at the same place, by many people. */
function largeFestival(count: number): FestivalData {
  const events = Array.from({ length: count }, (_, at) => {
    const day = addDays('2024-10-09', at % 20);
    const last = at % 10 === 0 ? '2024-10-29' : day;
    return event(at + 1, `Un titre comme il y en a, le ${at + 1}e`, {
      typeId: 1 + (at % 5),
      placeId: at % 2 === 0 ? 1 : 1 + (at % PLACES),
      time: timeOf(`${day}T${two(10 + (at % 9))}:00:00`, `${last}T20:00:00`),
      activities: [activity(at + 1, { fr: `Titre ${at + 1}` }, [participant(1 + (at % PEOPLE), 1)])],
    });
  });
  return festivalOf({
    events,
    eventTypes: Array.from({ length: 5 }, (_, at) => type(at + 1, `Type ${at + 1}`, at)),
    places: Array.from({ length: PLACES }, (_, at) =>
      place(at + 1, { fr: `Lieu ${at}` }, 36.8 + at / 1000, 10),
    ),
    persons: Array.from({ length: PEOPLE }, (_, at) => person(at + 1, 'Prénom', `Nom ${at + 1}`)),
    roles: [role(1, { fr: 'Artiste' })],
  });
}

const modules = import.meta.glob<Record<string, unknown>>('../../../src/screens/**/*.ts');
const texts = import.meta.glob<string>('../../../src/screens/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Such a function needs only a language: others are given the records that they show. */
const isView = (name: string, exported: unknown): exported is (lang: 'fr') => unknown =>
  /(?:View|Views|Windows)$/.test(name) && typeof exported === 'function' && exported.length <= 1;

/** Returns what the pages show: the results of all functions of screens that read the festival and return views. */
async function views(): Promise<[name: string, view: unknown][]> {
  const found: [string, unknown][] = [];
  for (const [path, load] of Object.entries(modules)) {
    if (!texts[path]?.includes('festivalData()')) continue;
    for (const [name, view] of Object.entries(await load()))
      if (isView(name, view)) found.push(...[view('fr')].flat().map((one): [string, unknown] => [name, one]));
  }
  return found;
}

/** Longest JSON of a view. Its HTML is about as long, which a phone in a patchy network can load. */
const MAX_CHARACTERS = 100_000;

// The programme is on one page, then on one page a day, then on several pages a day.
test.each([80, 250, 1000])('every view of an edition of %i events fits on a page', async (count) => {
  const festival = largeFestival(count);
  replaceInModule('content/festival.ts', { festivalData: () => festival });
  const [current] = programmesWithPages(festival);
  if (!current) throw new Error('The festival has an edition');
  const embeds = programmeEmbedViews(current, festival, 'fr').map(
    (view) => ['programmeEmbedViews', view] as const,
  );
  const all = [...(await views()), ...embeds];
  expect(new Set(all.map(([name]) => name)).size).toBeGreaterThan(25);
  const tooLong = all.filter(([, view]) => JSON.stringify(view).length > MAX_CHARACTERS);
  expect(tooLong.map(([name, view]) => `${name}: ${JSON.stringify(view).length}`)).toEqual([]);
});
