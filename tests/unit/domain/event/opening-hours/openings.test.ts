import { describe, expect, test } from 'vitest';
import { openingHoursOf, openingWordsOf } from '../../../../../src/domain/event/opening-hours/event-hours.ts';
import { openingsOf } from '../../../../../src/domain/event/opening-hours/opening-hours.ts';
import { event, tunis } from '../../builders.ts';

const none: ReadonlySet<string> = new Set();
// From a Monday to the next Sunday. The Tuesday is a public holiday in Tunisia.
const holidays = ['2024-10-15'];
const week = { first: '2024-10-14', last: '2024-10-20' };

function openings(days: string, hours: string, special: { holidays?: string[]; closures?: string[] } = {}) {
  const read = openingHoursOf(event(1, '', { openingDays: { fr: days }, openingHours: hours }));
  if (!read) throw new Error(`The test writes "${days}, ${hours}", which is not read`);
  return openingsOf(read, week, {
    timeZone: tunis,
    publicHolidays: new Set(special.holidays ?? none),
    closures: new Set(special.closures ?? none),
  }).map(({ opens, closes, lastEntry }) =>
    [opens, closes, lastEntry ?? []]
      .flat()
      .map((instant) => new Date(instant).toISOString().slice(5, 16))
      .join(' '),
  );
}

describe('the openings of an event', () => {
  const tuesday = '10-15T09:00 10-15T17:00';
  const halfAnHour = 'dernière entrée 30 min avant la fermeture';

  test.each([
    ['are instants, an hour earlier in UTC than in Tunis', 'Mardi', '10:00 – 18:00', tuesday],
    ['may end after midnight', 'Vendredi', '20h – 2h', '10-18T19:00 10-19T01:00'],
    ['may end at midnight', 'Vendredi', 'midi – minuit', '10-18T11:00 10-18T23:00'],
    ['are none if the hours are unknown', 'Mardi', '', ''],
    ['have a last entry', 'Mardi', '10h-18h, dernière entrée 17h30', `${tuesday} 10-15T16:30`],
    ['have one in minutes before their end', 'Mardi', `10h-18h, ${halfAnHour}`, `${tuesday} 10-15T16:30`],
    ['have one up to two hours before', 'Mardi', '10h-18h, dernière entrée 16h', `${tuesday} 10-15T15:00`],
    ['have no earlier last entry', 'Mardi', '10h-18h, dernière entrée 15h59', tuesday],
    ['have no last entry at their end', 'Mardi', '10h-18h, dernière entrée 18h', tuesday],
    ['have none at their beginning', 'Mardi', '17h-18h, dernière entrée 17h', '10-15T16:00 10-15T17:00'],
  ])('%s', (_, days, hours, opened) => {
    expect(openings(days, hours).join()).toBe(opened);
  });

  test.each([
    ['exclude public holidays if the words do', 'Mardi, fermé les jours fériés', { holidays }, ''],
    ['include public holidays that the words do not exclude', 'Mardi', { holidays }, tuesday],
    ['exclude the closures', 'Mardi et jeudi', { closures: ['2024-10-17'] }, tuesday],
  ])('%s', (_, days, special, opened) => {
    expect(openings(days, '10h–18h', special).join()).toBe(opened);
  });

  test('follow the weekdays, public holidays and dates in the words', () => {
    expect(openings('Lundi et mardi', '10h–18h')).toHaveLength(2);
    expect(openings('Dimanche et jours fériés', '10h–18h', { holidays })).toHaveLength(2);
    expect(openings('Tous les jours', '10h–18h, fermé le 16 octobre')).toHaveLength(6);
    expect(openings('Tous les jours', '10h–18h, fermé le 16 novembre et le 30 octobre')).toHaveLength(7);
  });
});

describe('the hours of an event', () => {
  const hours = (openingDays: { fr?: string; en?: string }, openingHours: string | null) =>
    openingHoursOf(event(1, '', { openingDays, openingHours }));

  test('are known only if every language that states them can be read', () => {
    expect(hours({ fr: 'Selon la marée', en: 'Every day' }, '10:00 – 18:00')).toBeNull();
    expect(hours({ en: 'Every day' }, '10:00 – 18:00')).not.toBeNull();
    expect(hours({ fr: 'Tous les jours', en: 'Every day' }, '10:00 – 18:00')).not.toBeNull();
  });

  test('are unknown if two languages contradict each other', () => {
    expect(hours({ fr: 'Du mardi au samedi', en: 'Tuesday to Sunday' }, '10:00 – 18:00')).toBeNull();
  });

  test('may be in the same field as the days', () => {
    expect(hours({}, 'Tuesday to Sunday, 10 am – 6 pm')).not.toBeNull();
    expect(hours({}, '10:00 – 18:00')).toBeNull();
    expect(hours({}, null)).toBeNull();
  });
});

const afternoon = '14:00 – 18:00';

test.each([
  ['in the page’s clock style', { fr: 'Mardi, 10:00 – 12:00' }, afternoon, 'Mardi, 10 h-12 h', '14 h-18 h'],
  ['unchanged if they cannot be read', { fr: 'La marée, 10h' }, afternoon, 'La marée, 10h', '14:00-18:00'],
  ['as null if there are none', {}, null, null, null],
  ['without days if there are none', {}, 'Mardi 10h', null, 'Mardi 10h'],
  ['without hours if there are none', { fr: 'Mardi' }, null, 'Mardi', null],
])('the words of opening hours are returned %s', (_, openingDays, openingHours, days, hours) => {
  const shown = openingWordsOf({ openingDays, openingHours }, 'fr');
  const plain = (text?: string | null) =>
    text
      ?.replaceAll(/[\u2060\u2009]/g, '')
      .replaceAll(/\s/g, ' ')
      .replaceAll(/ ?– ?/g, '-') ?? null;
  expect([plain(shown.openingDays?.text), plain(shown.openingHours)]).toEqual([days, hours]);
});
