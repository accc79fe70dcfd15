import { describe, expect, test } from 'vitest';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import type { Place } from '../../../../src/domain/model/festival.ts';
import { venuePages } from '../../../../src/screens/venue/venue-view.ts';
import { lineText } from '../../../../src/domain/text/localise.ts';
import { edition, event, place, timeOf } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

const palace: Place = {
  ...place(1, { fr: 'Palais', en: 'Palace' }, 36.8, 10.17),
  address: { fr: 'Place du Tribunal' },
};
const run = timeOf('2024-10-09T10:00', '2024-11-09T18:00');
const current = {
  ...edition(1, 2024, '2024-10-09', '2024-11-09'),
  publicHolidays: [{ day: '2024-10-15', name: { fr: 'Fête de l’Évacuation', en: 'Evacuation Day' } }],
};

function sheet(given: Partial<Place>, events: FestivalEvent[], lang: 'fr' | 'en' = 'en') {
  const venue = { ...palace, ...given };
  const editions = [current, edition(2, 2022, '2022-09-24', '2022-10-30')];
  const data = festivalOf({ editions, events, places: [venue] });
  const [first, ...further] = venuePages(venue, events, { ...data, current }, lang);
  if (!first) throw new Error('A venue has a sheet.');
  return { ...first, further };
}

const hoursOf = (openingDays: string, openingHours: string, lang: 'fr' | 'en' = 'en') =>
  sheet({ openingDays: { fr: openingDays }, openingHours }, [], lang).schedules[0];

describe('the sheet of a venue', () => {
  test('continues on another page if it has more events than a phone can load on one', () => {
    const events = Array.from({ length: 49 }, (_, id) => event(id + 1, `Titre ${id}`, { placeId: 1 }));
    const { turns, further, ...first } = sheet({}, events);
    expect([first.events.length, turns?.nextHref]).toEqual([48, '/en/venue/1/2/']);
    expect(further).toMatchObject([{ events: [{}], turns: { previousHref: '/en/venue/1/' } }]);
    expect(sheet({}, events.slice(1)).further).toEqual([]);
  });

  test.each([
    ['closed', 'Du mardi au dimanche', '10h – 18h', 'en', 0, 'Monday closed'],
    ['in the clock style of its language', 'Du mardi au dimanche', '10h – 18h', 'en', 1, 'Tuesday 10am–6pm'],
    ['day and night', 'Tous les jours', '24h/24', 'en', 0, 'Monday day and night'],
    ['by appointment', 'Samedi', 'sur rendez-vous', 'fr', 5, 'samedi sur rendez-vous'],
  ] as const)('has a day %s in its week of hours', (_, openingDays, openingHours, lang, day, said) => {
    const { name, hours } = hoursOf(openingDays, openingHours, lang)?.week[day] ?? {};
    expect(`${name} ${hours}`.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(said);
  });

  test('names the public holiday that closes it, or public holidays in general if no known one does', () => {
    const exceptions = hoursOf('Du mardi au dimanche, fermé les jours fériés', '10h – 18h')?.exceptions;
    const occasion = { text: 'Evacuation Day' };
    expect(exceptions).toMatchObject([{ name: 'Tuesday 15\u00a0October', occasion, hours: 'closed' }]);
    const onMondays = hoursOf('Lundi, fermé les jours fériés', '10h – 18h')?.exceptions;
    expect(onMondays).toMatchObject([{ name: 'public holidays', hours: 'closed' }]);
  });

  test('shows hours that cannot be read as they are written, next to what they apply to', () => {
    const evenings = { openingDays: { fr: 'Trois soirs' }, openingHours: '19:30 – 23:30' };
    const { schedules, hoursInWords, events } = sheet(evenings, [
      event(1, 'Draps', { time: run, placeId: 1, ...evenings }),
      event(2, 'Contre-jour', { time: run, openingDays: { fr: 'Tous les jours' }, openingHours: '9h – 18h' }),
    ]);
    expect(hoursInWords.map(({ text }) => text)).toEqual(['Trois soirs', '19:30 – 23:30']);
    expect(schedules).toHaveLength(1);
    expect(lineText(events[1]?.facts ?? '')).toContain('Trois soirs');
    expect(lineText(events[0]?.facts ?? '')).not.toContain('Tous les jours');
  });

  test('gives search engines its hours and the days on which they do not apply', () => {
    const openingDays = { fr: 'Du mardi au dimanche, fermé les jours fériés' };
    const [venue] = sheet({ openingDays, openingHours: '10h – minuit' }, []).structured['@graph'] as object[];
    const dayOfWeek = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    expect(venue).toMatchObject({
      '@type': 'Place',
      openingHoursSpecification: [{ dayOfWeek, opens: '10:00', closes: '23:59' }],
      specialOpeningHoursSpecification: [
        { validFrom: '2024-10-15', validThrough: '2024-10-15', opens: '00:00', closes: '00:00' },
      ],
    });
  });

  test('links to what is on now from here, if it has events and a position', () => {
    const events = [event(1, 'Contre-jour', { time: run })];
    expect(sheet({}, events).ways.nowHref).toBe('/en/now/?from=1');
    expect(sheet({}, []).ways.nowHref).toBeNull();
    expect(sheet({ position: null }, events).ways).toEqual({ mapHref: null, mapsHref: null, nowHref: null });
  });

  test('lists the events that took place there in other editions', () => {
    const before = event(2, '36° Nord', { editionId: 2 });
    const { events, otherEditions, card } = sheet({}, [before]);
    expect(events).toEqual([]);
    expect(otherEditions).toMatchObject([{ year: 2022, events: [{ title: { text: '36° Nord' } }] }]);
    expect(card).toEqual({ kicker: 'Venue', lines: ['Place du Tribunal'] });
  });

  test('shows only the number of events of another edition if there are very many', () => {
    const before = Array.from({ length: 49 }, (_, at) => event(2 + at, `N° ${at}`, { editionId: 2 }));
    const held = { year: 2022, href: '/en/edition/2022/', count: '49 events', events: [] };
    expect(sheet({}, before).otherEditions).toEqual([held]);
  });

  test('has a share card with its address, the edition’s dates and the number of events', () => {
    const { card } = sheet({}, [event(1, 'A', { time: run }), event(2, 'B')]);
    const days = '9\u00a0October\u00a0– 9\u00a0November 2024';
    expect(card).toEqual({ lines: ['Place du Tribunal', days, '2 events'] });
  });
});
