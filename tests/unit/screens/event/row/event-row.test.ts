import { describe, expect, it } from 'vitest';
import { eventRowView } from '../../../../../src/screens/event/row/event-row.ts';
import type { FestivalEvent } from '../../../../../src/domain/model/core.ts';
import { activity, event, moment, participant, place, role, timeOf, type } from '../../../domain/builders.ts';
import { festivalOf, person } from '../../builders.ts';

const data = festivalOf({
  eventTypes: [
    type(1, 'Expositions', 1, { namesCurator: true }),
    type(2, 'Performances', 2, { isTicketed: true }),
    type(4, 'Débats', 3),
  ],
  places: [place(7, { en: 'La Goulette Fort' }), place(8, {})],
  roles: [role(1, { fr: 'Artistes' }, 1), role(3, { fr: 'Commissaire' }, 2, { isCurator: true })],
  persons: [1, 2, 3, 4, 5].map((id) => person(id, `Prénom${id}`, `Nom${id}`)),
});

const rowOf = (given: Partial<FestivalEvent>, title = 'Contre-jour', lang: 'fr' | 'en' = 'fr') =>
  eventRowView(event(12, title, given), data, lang);

const weeks = timeOf('2024-10-09T18:00', '2024-11-09T18:00');
const days = ['9\u00a0oct.', '9\u00a0nov.'];
const first = ['1er\u00a0nov.', '9\u00a0nov.'];

it.each([
  ['is written with an H', timeOf('2024-10-12T18:30', '2024-10-12T20:00'), null, '18H30'],
  ['has the first and the last of several days, with the hour', weeks, days, '18H00'],
  ['has these days alone if there is no hour', timeOf('2024-10-09', '2024-11-09'), days, null],
  ['calls the first of a month “1er”', timeOf('2024-11-01', '2024-11-09'), first, null],
])('the time of a row %s', (_, time, days, hour) => {
  const [from, to] = days ?? [];
  expect(rowOf({ time }).when).toEqual({ days: days && { from, to }, hour });
});

it('the time of a row is in the language of the page, with its days for filters, or absent without a date or hour', () => {
  const row = rowOf({ time: timeOf('2024-11-01', '2024-11-09') }, 'x', 'en');
  expect(row.when?.days?.from).toBe('1\u00a0Nov');
  expect(row.days).toEqual({ first: '2024-11-01', last: '2024-11-09' });
  expect(rowOf({ time: timeOf('2024-10-12') }).when).toBeNull();
  expect(rowOf({ time: null })).toMatchObject({ when: null, days: null });
});

it('the opening hours of a row do not break across lines', () => {
  expect(rowOf({ openingHours: '10:00 – 18:00' }).openingHours).toBe('10:00\u00a0–\u2060\u00a018:00');
});

it.each([
  ['links to the map', 7, 'en', 'La Goulette Fort', '/en/map/7/'],
  ['is shown as unknown, in the agreed words, if there is none', null, 'en', 'Unknown Place', null],
  ['links to the map even if it has no name', 8, 'fr', 'Lieu à préciser', '/fr/map/8/'],
] as const)('the place of a row %s', (_, placeId, lang, text, href) => {
  expect(rowOf({ placeId }, 'Contre-jour', lang).place).toMatchObject({ name: { text }, href });
});

it.each([
  ['with its hour before it begins', '2024-10-13T17:00', 'Vernissage dimanche 13\u00a0octobre, 17\u00a0h'],
  ['by its day alone if it has no hour', '2024-10-12', 'Vernissage samedi 12\u00a0octobre'],
  ['no longer once it has begun', '2024-10-12T17:00', undefined],
])('the vernissage of a row is shown %s', (_, vernissage, text) => {
  expect(rowOf({ vernissage: moment(vernissage) }).vernissage?.text).toBe(text);
});

describe('the action that a row offers', () => {
  const ticketUrl = 'https://tickets.example/12';

  it('is the booking by the rule Booking, with the title and number of the event', () => {
    const title = { text: 'Contre-jour', lang: 'fr' };
    const booking = { kind: 'tickets', url: ticketUrl, until: null, eventId: 12, title };
    expect(rowOf({ typeId: 2, ticketUrl, takesRegistration: true })).toMatchObject({ booking });
  });

  it('is null for a cancelled event, which the row marks as cancelled', () => {
    const row = rowOf({ takesRegistration: true, status: 'cancelled' });
    expect(row).toMatchObject({ status: 'cancelled', booking: null });
  });
});

describe('the activities of a row', () => {
  const artists = [1, 2, 3, 4, 5].map((id) => participant(id, 1));

  it('name three people, artists before others, and say how many more there are', () => {
    const activities = [activity(1, { fr: 'Contre-jour' }, [participant(5, 3), ...artists])];
    expect(rowOf({ typeId: 1, activities }).activities[0]).toMatchObject({
      names: ['Prénom1 Nom1', 'Prénom2 Nom2', 'Prénom3 Nom3'],
      more: 2,
      curators: { role: { text: 'Commissaire' }, names: ['Prénom5 Nom5'] },
    });
  });

  it('name a curator among the others if the type does not name its curator', () => {
    const activities = [activity(1, { fr: 'Débat' }, [participant(5, 3)])];
    const [shown] = rowOf({ typeId: 4, activities }).activities;
    expect(shown).toMatchObject({ names: ['Prénom5 Nom5'], curators: null });
  });

  it.each([
    ['the type and the kind', 4, 'Rencontre', ['Débats', 'Rencontre']],
    ['the kind alone if it includes the type', 1, 'Exposition', ['Exposition']],
  ])('show %s', (_, typeId, kind, labels) => {
    const activities = [{ ...activity(1, { fr: 'x' }), kind: { id: 1, title: { fr: kind } } }];
    const [shown] = rowOf({ typeId, activities }).activities;
    expect(shown?.labels.map(({ text }) => text)).toEqual(labels);
  });

  it('are six at most, with the number of the others', () => {
    const activities = Array.from({ length: 40 }, (_, index) => activity(index, { fr: `Lecture ${index}` }));
    const row = rowOf({ activities });
    expect([row.activities.length, row.moreActivities]).toEqual([6, 34]);
  });

  it('are a single one, called untitled, for an event without activities or titles', () => {
    expect(rowOf({ activities: [] }).activities.map(({ title }) => title.text)).toEqual(['Sans titre']);
    const untitled = { text: 'Untitled', lang: 'en', isFallback: false };
    expect(rowOf({}, '', 'en').activities.map(({ title }) => title)).toEqual([untitled]);
  });
});
