import { describe, expect, test } from 'vitest';
import { changedInPlan, changesSince } from '../../../../src/domain/plan/plan-changes.ts';
import { planHash, readPlanHash } from '../../../../src/domain/plan/plan-link.ts';
import { copyOf, readStoredPlan, storedPlan } from '../../../../src/domain/plan/saved-event.ts';
import { moment, timeOf, tunis } from '../builders.ts';
import { darLasram, evening, kheireddine, saved, summary, venue } from './builders.ts';

describe('a stored plan', () => {
  test('is read as it was written, each event once, and is empty if none is stored', () => {
    const plan = [saved(57, { day: '2024-10-20' }), saved(0, { title: null, facts: null })];
    expect(readStoredPlan(storedPlan(plan))).toEqual(plan);
    expect([readStoredPlan(null), readStoredPlan('{}')]).toEqual([[], []]);
    expect(readStoredPlan(storedPlan([saved(57), saved(57)]))).toHaveLength(1);
  });

  test('that is cut short keeps every event whose id can be read', () => {
    const text = storedPlan([saved(57), saved(12), saved(3)]);
    expect(readStoredPlan(text.slice(0, text.indexOf('"id":3'))).map(({ id }) => id)).toEqual([57, 12]);
  });

  test('that is damaged loses only the damaged parts', () => {
    const [event] = [saved(57)];
    const spoilt = { ...event, day: 'tomorrow', title: { text: 3 } };
    const elsewhere = { ...saved(12), facts: { href: '//elsewhere' } };
    const text = JSON.stringify([null, { id: 'x' }, spoilt, elsewhere]);
    expect(readStoredPlan(text)).toEqual([
      { ...event, title: null },
      { ...saved(12), facts: null },
    ]);
  });

  const { facts } = saved(57);
  const time = timeOf('2024-10-12T18:00:00', '2024-10-12T19:00:00');
  const factsOf = (given: object) =>
    readStoredPlan(JSON.stringify([{ ...saved(57), facts: { ...facts, ...given } }]))[0]?.facts;

  test.each([
    ['an address of another site', { href: 'https://elsewhere.example/' }],
    ['a first day that does not exist', { time: { ...time, firstDay: '2024-13-01' } }],
    ['a start on an invalid day', { time: { ...time, start: { ...time.start, day: 'Saturday' } } }],
    ['a start time with seconds', { time: { ...time, start: { ...time.start, time: '18:00:00' } } }],
    ['a start at an invalid instant', { time: { ...time, start: { ...time.start, instant: 'soon' } } }],
    ['an end that is not a moment', { time: { ...time, end: 'late' } }],
    ['a time that is a word', { time: 'tonight' }],
  ])('loses the facts of an event with %s', (_, spoilt) => {
    expect(factsOf(spoilt)).toBeNull();
  });

  test('keeps all valid facts of an event', () => {
    const known = { status: 'postponed', time: null, isAttended: true, ancestorIds: [0, 3], sequence: 0 };
    expect(factsOf(known)).toEqual({ ...facts, ...known });
    const statuses = ['cancelled', 'full', 'sold'].map((status) => factsOf({ status })?.status);
    expect(statuses).toEqual(['cancelled', 'full', null]);
    const times = [timeOf('2024-10-12'), { ...time, end: null }];
    expect(times.map((one) => factsOf({ time: one })?.time)).toEqual(times);
  });

  const halfPlaced = { placeId: 1, name: 'Venue', position: { latitude: 36.8, longitude: '10.1' } };

  test.each([
    ['a status', { status: 'sold' }, {}],
    ['flags and numbers', { isAttended: 1, sequence: -1 }, {}],
    ['some ancestors', { ancestorIds: [3, 'x', -1] }, { ancestorIds: [3] }],
    ['all ancestors', { ancestorIds: 3 }, {}],
    ['the number of a venue', { venue: { placeId: -1, name: 'Venue' } }, { venue: null }],
    ['the name of a venue', { venue: { placeId: 1, name: null } }, { venue: null }],
    ['the position of a venue', { venue: halfPlaced }, { venue: { ...halfPlaced, position: null } }],
  ])('loses %s that cannot be read, and keeps the other facts', (_, spoilt, kept) => {
    expect(factsOf(spoilt)).toEqual({ ...facts, ...kept });
  });

  test('keeps a title with its language', () => {
    const titleOf = (title: object) => readStoredPlan(JSON.stringify([{ ...saved(57), title }]))[0]?.title;
    const title = { text: 'Contre-jour', lang: 'fr', isFallback: true };
    expect(titleOf(title)).toEqual(title);
    expect(titleOf({ ...title, text: 3 })).toBeNull();
    expect(titleOf({ ...title, lang: 'xx' })).toBeNull();
  });

  test('copies from the site only what a plan needs', () => {
    const { title } = saved(57);
    expect(copyOf(57, summary(57))).toEqual({ id: 57, title, facts });
    const more = { isAttended: true, ancestorIds: [3], sequence: 0 } as const;
    expect(copyOf(57, summary(57, { ...more, takesRegistration: true })).facts).toEqual({
      ...facts,
      ...more,
    });
  });
});

describe('the changes of an event since it was saved', () => {
  const at = (wire: string) => moment(wire).instant;
  const clock = { now: at('2024-10-10T12:00'), timeZone: tunis };
  const { facts } = saved(57);
  if (!facts) throw new Error('The builder makes no facts');

  test('are none if only the language is different, and one if it was withdrawn', () => {
    const renamed = { ...facts, venue: { ...venue(1, darLasram), name: 'Another name' } };
    expect(changesSince(facts, renamed, clock)).toEqual([]);
    expect(changesSince(facts, null, clock)).toEqual([{ kind: 'withdrawn' }]);
  });

  test('are those of its hour, venue and status, before and now', () => {
    const now = { ...facts, time: evening('19:00'), venue: venue(2, kheireddine), status: 'full' as const };
    expect(changesSince(facts, now, clock)).toEqual([
      { kind: 'time', was: facts.time, now: now.time },
      { kind: 'venue', was: 'Venue 1', now: 'Venue 2' },
      { kind: 'status', was: null, now: 'full' },
    ]);
  });

  test.each([
    ['2024-10-12T18:59', {}, 1],
    ['2024-10-12T19:00', {}, 0],
    ['2024-10-19T23:59', { time: timeOf('2024-10-19T18:00') }, 1],
    ['2024-10-20T00:00', { time: timeOf('2024-10-19T18:00') }, 0],
  ])('are none once it is over, by its new time: at %s with %j, %i', (now, given, count) => {
    const cancelled = { ...facts, status: 'cancelled' as const, ...given };
    expect(changesSince(facts, cancelled, { ...clock, now: at(now) }).slice(0, 1)).toHaveLength(count);
  });

  test('are found in the whole plan from a list of the events that may have changed', () => {
    const { status, time, venue: hall } = facts;
    const asBefore = { status, time, venue: hall };
    const asked = [saved(1), saved(2), saved(3), saved(4, { facts: null }), saved(5)];
    const plan = [...asked, saved(6, { facts: { ...facts, status: 'full' } }), saved(7)];
    const changed = {
      2: { ...asBefore, time: evening('20:00') },
      3: null,
      4: null,
      5: asBefore,
      7: { status: 'cancelled' },
    } as const;
    expect(changedInPlan(plan, changed, clock).map(({ id }) => id)).toEqual([2, 3, 6, 7]);
  });
});

describe('the link that shares a plan', () => {
  test('contains its events in order, and the day chosen for an exhibition', () => {
    const events = [
      { id: 12, day: null },
      { id: 57, day: '2024-10-13' },
    ];
    expect(planHash(events)).toBe('#e=12,57.20241013');
    expect(readPlanHash('#e=12,57.20241013')).toEqual({ events, unreadable: [] });
  });

  test.each([
    ['in the former format without days', '#e=12,57', [12, 57], []],
    [
      'with any number of an event',
      '#e=0,9007199254740991,9007199254740993',
      [0, Number.MAX_SAFE_INTEGER],
      ['9007199254740993'],
    ],
    ['as messengers encode it', '#e=12%2C57,abc,12,-3,,%20', [12, 57], ['abc', '-3', '%20']],
    ['without invalid days', '#e=12.20241332,57.soon,3.', [12, 57, 3], ['12.20241332', '57.soon', '3.']],
  ])('is read %s, and parts that cannot be read are reported', (_, hash, ids, unreadable) => {
    expect(readPlanHash(hash)).toEqual({ events: ids.map((id) => ({ id, day: null })), unreadable });
  });

  test('is not found in other addresses', () => {
    expect(readPlanHash('')).toBeNull();
    expect(readPlanHash('#content')).toBeNull();
  });
});
