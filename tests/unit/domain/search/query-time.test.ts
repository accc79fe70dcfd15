import { describe, expect, test } from 'vitest';
import { timeReader } from '../../../../src/domain/search/query-time.ts';
import { daysFrom } from '../../../../src/domain/time/days.ts';
import { TODAY } from './builders.ts';

const programme = daysFrom({ first: '2024-10-09', last: '2024-11-09' });
const readTime = timeReader(programme);
const daysIn = (query: string, today = TODAY) => readTime(query, today)?.days ?? null;

describe('a day in a search', () => {
  const asked = [
    ...['12 octobre', 'October 12', 'samedi 12', '12/10', '2024-10-12', 'concert samedi 12 octobre'],
    ...['the 12th of October', 'Saturday the 12th', 'samedi le 12'],
  ];

  test.each(asked)('“%s” is read as 12 October', (query) => {
    expect(daysIn(query)).toEqual(['2024-10-12']);
  });

  test.each([
    ['aujourd’hui', ['2024-10-12']],
    ['tomorrow morning', ['2024-10-13']],
    ['après-demain', ['2024-10-14']],
    ['ce week-end', ['2024-10-12', '2024-10-13']],
    ['lundi', ['2024-10-14']],
    ['1er novembre', ['2024-11-01']],
    ['next Saturday', ['2024-10-19']],
    ['cette semaine', ['2024-10-12', '2024-10-13']],
    ['dernier jour', ['2024-11-09']],
    ['next week', daysFrom({ first: '2024-10-14', last: '2024-10-20' })],
    ['18h', ['2024-10-12']],
  ])('“%s” is read relative to the visitor’s today', (query, days) => {
    expect(daysIn(query)).toEqual(days);
  });

  test.each([
    ['18h', '18:00', '19:00'],
    ['film 18:30', '18:30', '19:30'],
    ['8.30pm', '20:30', '21:30'],
    ['8:30 p.m.', '20:30', '21:30'],
    ['10 am tomorrow', '10:00', '11:00'],
    ['12 am', '00:00', '01:00'],
  ])('“%s” names an hour, from %s to %s', (query, from, until) => {
    expect(readTime(query, TODAY)?.hours).toEqual([from, until]);
  });

  test('of the week is the next one of that name, with the later ones as alternatives', () => {
    const { days, later } = readTime('concert dimanche', TODAY) ?? {};
    expect([days, later]).toEqual([['2024-10-13'], ['2024-10-20', '2024-10-27', '2024-11-03']]);
  });

  test('of the week is the next one of that name with a programme', () => {
    const days = programme.filter((day) => day !== '2024-10-12' && day !== '2024-10-19');
    expect(timeReader(days)('samedi', TODAY)?.days).toEqual(['2024-10-26']);
  });

  test.each([
    ['is any from today on', 'vernissage', '2024-11-08', ['2024-11-08', '2024-11-09'], 'vernissage'],
    ['is the one of the named weekday', 'vernissage jeudi', TODAY, ['2024-10-17'], 'vernissage'],
    ['is the one of the named date', 'private view on 17 October', TODAY, ['2024-10-17'], 'private view'],
  ])('of a vernissage %s, and the word remains as the search', (_, query, today, days, rest) => {
    expect(readTime(query, today)).toMatchObject({ days, rest });
  });

  test('of a weekend that has begun is one of those left', () => {
    expect(daysIn('weekend', '2024-10-13')).toEqual(['2024-10-13']);
  });

  test.each(['12 octobre 2022', '12 mars', 'les samedis de Contre-jour', 'lundi 12', 'ombre'])(
    '“%s” names no day of the programme',
    (query) => {
      expect(daysIn(query)).toBeNull();
    },
  );

  test('after the edition, today, tomorrow and weekdays name none of its days', () => {
    for (const query of ['ce soir', 'demain', 'weekend', 'samedi', '18h'])
      expect(daysIn(query, '2026-11-22')).toBeNull();
    expect(daysIn('12 octobre', '2026-11-22')).toEqual(['2024-10-12']);
  });
});

test.each([
  ['concert ce soir', ['17:00', '24:00'], 'concert'],
  ['atelier demain matin', ['05:00', '12:00'], 'atelier'],
  ['dimanche après-midi', ['12:00', '18:00'], ''],
  ['visite 10h demain', ['10:00', '11:00'], 'visite'],
  ['concert samedi soir jazz', ['17:00', '24:00'], 'concert jazz'],
  ['concert 12 octobre 2024 jazz', null, 'concert jazz'],
  ['visite samedi 12/10/2024', null, 'visite'],
])('the rest of “%s” is what is searched for, without the day and its part', (query, hours, rest) => {
  expect(readTime(query, TODAY)).toMatchObject({ hours, rest });
});
