import { describe, expect, test } from 'vitest';
import { areLastDays, type Span } from '../../../../../src/domain/event/openness/openness.ts';
import { opennessIn, opennessText } from '../../../../../src/domain/event/openness/openness-text.ts';
import { moment, timeOf } from '../../builders.ts';
import { always, at, day, exhibition, opennessFor, withoutHours } from './exhibitions.ts';

test.each([
  ['the last three', '2024-11-09T18:00', '2024-11-07T12:00', true],
  ['the last three if its end has no hour', '2024-11-09', '2024-11-07T12:00', true],
  ['no other days', '2024-11-09T18:00', '2024-11-06T12:00', false],
  ['none once it is over', '2024-11-09T18:00', '2024-11-09T18:00', false],
  ['the last three if its last night ends after midnight', '2024-11-10T02:00', '2024-11-07T12:00', true],
  ['no other days if its last night ends after midnight', '2024-11-10T02:00', '2024-11-06T12:00', false],
  ['no other days if it ends at noon', '2024-11-09T12:00', '2024-11-06T12:00', false],
  ['none if it lasts for a week', '2024-10-16T10:00', '2024-10-15T12:00', false],
])('the last days of an exhibition are %s', (_, end, now, areLast) => {
  const openness = opennessFor(exhibition({ ...always, time: timeOf('2024-10-09T10:00', end) }));
  expect(areLastDays(openness, at(now), day(now.slice(0, 10)))).toBe(areLast);
});

test.each([
  ['opening hours', {}],
  ['unknown hours', withoutHours],
])('the last days of an exhibition with %s that ends in the morning begin two days before', (_, hours) => {
  const openness = opennessFor(
    exhibition({ ...hours, time: timeOf('2024-10-09T10:00', '2024-11-10T11:00') }),
  );
  expect(areLastDays(openness, at('2024-11-07T12:00'), day('2024-11-07'))).toBe(false);
  expect(areLastDays(openness, at('2024-11-08T12:00'), day('2024-11-08'))).toBe(true);
});

describe('the text of an openness, which can be read back', () => {
  const on = (start: string, end?: string) => ({ time: timeOf(`2024-10-${start}`, end && `2024-10-${end}`) });
  const eve = { vernissage: moment('2024-10-08T18:30'), ...on('09T10:00', '14') };
  const early = { ...eve, vernissage: moment('2024-10-04T18:30') };
  const evening = { vernissage: moment('2024-10-09T18:30'), time: timeOf('2024-10-09', '2024-10-31') };
  const shut = { openingDays: { fr: 'Du mercredi au dimanche' } };
  const mixed = { openingDays: { fr: 'Mardi et jeudi 10h-18h, mercredi 10h-20h' }, openingHours: null };
  const entry = { openingHours: '10:00 – 18:00, dernière entrée à 17h30', closures: ['2024-10-18'] };
  const untimed = (start: string, end?: string) => ({ ...withoutHours, ...on(start, end) });
  const talk = untimed('09T18:30', '09T20:00');
  const entries = 'o2857 3420+480-30*5 12060+480-30*3 17820+480-30*2 22140+480-30*6/2 42300+480-30*5';

  test.each([
    ['a month with a vernissage', evening, 'o2857 3930!0 4860+480*4 12060+480*6/2 32220+480*3 =35940'],
    ['other hours on Wednesdays', mixed, 'o2857 3420+600/5 4860+480/5 12060+480/4 =48540'],
    ['a last entry and a closure', entry, entries],
    ['an end without an hour', on('09', '14'), 'o2857 3420+480*5 =11460'],
    ['a vernissage on the eve of the first day', eve, 'o2857 2490! 3420+480*5 =11460'],
    ['a vernissage in the week before', early, 'o2856 6810! 13500+480*5 =21540'],
    ['unknown hours', untimed('09', '14'), '0~8640'],
    ['days on which the exhibition is closed', { ...shut, ...on('14', '15') }, 'o2858 =2820'],
    ['a talk', talk, '1110+90'],
    ['a talk on the day after', untimed('10T00:00', '10T01:00'), 'd2857 4260+60'],
    ['a talk without an end', untimed('09T18:30'), '1110+0 0~1440'],
    ['a cancelled talk', { ...talk, status: 'cancelled' as const }, 'c2857 3930~90'],
    ['a postponed talk', { ...talk, status: 'postponed' as const }, 'p2857 3930~90'],
  ])('encodes %s', (_, given, text) => {
    const openness = opennessFor(exhibition(given));
    const under = day('2024-10-09').starts;
    expect(opennessText(openness, under)).toBe(text);
    const withLastEntry = (span: Span) => ({ ...span, lastEntry: span.lastEntry ?? span.closes });
    const [spans, uncertain] = [openness.spans, openness.uncertain].map((some) => some.map(withLastEntry));
    const expected = { ...openness, spans, uncertain };
    expect(opennessIn(text, under)).toEqual(expected);
    expect(opennessIn(opennessText(openness))).toEqual(expected);
  });
});
