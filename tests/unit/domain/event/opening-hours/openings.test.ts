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
    ['have a last entry', 'Mardi', '10h-18h, dernière entrée 17h30', `${tuesday} 10-15T16:30`],
    ['have one in minutes before their end', 'Mardi', `10h-18h, ${halfAnHour}`, `${tuesday} 10-15T16:30`],
    ['have no earlier last entry', 'Mardi', '10h-18h, dernière entrée 15h59', tuesday],
    ['have no last entry at their end', 'Mardi', '10h-18h, dernière entrée 18h', tuesday],
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

  test.each([
    ['are known in one language', { en: 'Every day' }, true],
    ['are known in two', { fr: 'Tous les jours', en: 'Every day' }, true],
    ['are unknown if one language cannot be read', { fr: 'Selon la marée', en: 'Every day' }, false],
    [
      'are unknown if two contradict each other',
      { fr: 'Du mardi au samedi', en: 'Tuesday to Sunday' },
      false,
    ],
  ])('%s', (_, days, areKnown) => {
    expect(hours(days, '10:00 – 18:00') !== null).toBe(areKnown);
  });

  test.each([
    ['are known', 'Du lundi au mercredi inclus', true],
    ['are known', 'Du mardi jusqu’au dimanche inclus', true],
    ['are known', 'Monday to Wednesday inclusive', true],
    // “Lundi compris” may mean that Monday is open, too.
    ['are unknown', 'Lundi, mardi et mercredi inclus', false],
    ['are unknown', 'Samedi et dimanche inclus', false],
    // The first day is not known.
    ['are unknown', 'Jusqu’au dimanche inclus', false],
  ])('%s if the days are “%s”', (_, days, areKnown) => {
    expect(hours({ fr: days }, '10h–18h') !== null).toBe(areKnown);
  });

  test('may be in the same field as the days, but not without days', () => {
    expect(hours({}, 'Tuesday to Sunday, 10 am – 6 pm')).not.toBeNull();
    expect(hours({}, '10:00 – 18:00')).toBeNull();
  });
});

const afternoon = '14:00 – 18:00';

const plain = (text?: string | null) =>
  text
    ?.replaceAll(/[\u2060\u2009]/g, '')
    .replaceAll(/\s/g, ' ')
    .replaceAll(/ ?– ?/g, '-') ?? null;

test.each([
  ['in the page’s clock style', { fr: 'Mardi, 10:00 – 12:00' }, afternoon, 'Mardi, 10 h-12 h', '14 h-18 h'],
  ['unchanged if they cannot be read', { fr: 'La marée, 10h' }, afternoon, 'La marée, 10h', '14:00-18:00'],
  ['as null if there are none', {}, null, null, null],
  ['without days if there are none', {}, 'Mardi 10h', null, 'Mardi 10h'],
  ['without hours if there are none', { fr: 'Mardi' }, null, 'Mardi', null],
])('the words of opening hours are returned %s', (_, openingDays, openingHours, days, hours) => {
  const shown = openingWordsOf({ openingDays, openingHours }, 'fr');
  expect([plain(shown.openingDays?.text), plain(shown.openingHours)]).toEqual([days, hours]);
});

test.each([
  ['10h – 18h', '10am-6pm', '10 h-18 h'],
  ['10:00 à 18:00', '10am-6pm', '10 h-18 h'],
  ['9h30-12h et de 14h à minuit', '9.30am-noon, 2pm-midnight', '9 h 30-12 h, 14 h-minuit'],
  ['24h/24', '24 hours', '24 h sur 24'],
  ['10:00 – 18:00 entrée libre', '10am-6pm entrée libre', '10 h-18 h entrée libre'],
])('the hours “%s” are written as the page writes hours, and words stay', (openingHours, en, fr) => {
  const hours = { openingDays: { fr: 'Mardi' }, openingHours };
  const written = (['en', 'fr'] as const).map((lang) => plain(openingWordsOf(hours, lang).openingHours));
  expect(written).toEqual([en, fr]);
});
