import { describe, expect, test } from 'vitest';
import {
  choicesOf,
  matchesFilter,
  matching,
  noFilter,
  readFilter,
  readMapFilter,
  toggle,
  withinChoices,
  writeFilter,
  writeMapFilter,
} from '../../../../src/domain/programme/filters.ts';
import { event, ids, timeOf } from '../builders.ts';

describe('the programme', () => {
  const both = { typeId: 2, day: '2024-10-12' };
  const events = [
    event(1, 'talk', { typeId: 2, time: timeOf('2024-10-12T18:30') }),
    event(2, 'exhibition', { typeId: 1, time: timeOf('2024-10-09', '2024-11-09') }),
    event(3, 'undated', { typeId: 2 }),
  ];

  test.each([
    ['a type is selected', noFilter, 2, { typeId: 2, day: null }],
    ['a new type replaces the old, and the day stays', both, 3, { ...both, typeId: 3 }],
    ['the selected type is cleared, and the day stays', both, 2, { ...both, typeId: null }],
    ['a new day replaces the old, and the type stays', both, '2024-10-13', { ...both, day: '2024-10-13' }],
    ['the selected day is cleared, and the type stays', both, '2024-10-12', { ...both, day: null }],
  ])('by a press, %s', (_, filter, pressed, expected) => {
    const after =
      typeof pressed === 'number' ? toggle(filter, 'typeId', pressed) : toggle(filter, 'day', pressed);
    expect(after).toEqual(expected);
  });

  test.each([
    ['every event if nothing is selected', noFilter, [1, 2, 3]],
    ['events of the type', { typeId: 2, day: null }, [1, 3]],
    ['events that run on the day, even if they began before', { typeId: null, day: '2024-10-12' }, [1, 2]],
    ['events that end on the day', { typeId: null, day: '2024-11-09' }, [2]],
    ['nothing on a day after its last', { typeId: null, day: '2024-11-10' }, []],
    ['events that match both', both, [1]],
  ])('shows %s', (_, filter, shown) => {
    expect(ids(events.filter((one) => matchesFilter(one, filter)))).toEqual(shown);
  });

  test('writes its filter to a copy of the address, next to other parameters', () => {
    const params = new URLSearchParams('type=9&view=list');
    const written = writeFilter(both, params);
    expect([params.toString(), written.toString()]).toEqual([
      'type=9&view=list',
      'view=list&type=2&day=2024-10-12',
    ]);
    expect(readFilter(written)).toEqual(both);
    expect(writeFilter(noFilter, written).toString()).toBe('view=list');
  });

  test.each(['abc', '-2', '02', '2.5', '1e3', ''])('ignores the type “%s”, but not the day', (type) => {
    expect(readFilter(new URLSearchParams({ type, day: '2024-10-12' }))).toEqual({ ...both, typeId: null });
  });

  test.each([0, 1_700_000_000, Number.MAX_SAFE_INTEGER])('reads the type %d', (typeId) => {
    expect(readFilter(new URLSearchParams({ type: String(typeId) }))).toEqual({ ...noFilter, typeId });
  });

  test.each(['2024-02-30', 'today'])('ignores the day “%s” of an address', (day) => {
    expect(readFilter(new URLSearchParams({ day }))).toEqual(noFilter);
  });
});

describe('the map', () => {
  const span = (first: string) => ({ first, last: '2024-10-12' });
  const events = [
    { id: 1, days: span('2024-10-09'), closedDays: ['2024-10-10'], kindIds: [3] },
    { id: 2, days: span('2024-10-12'), closedDays: [], kindIds: [5, 3] },
    { id: 3, days: null, closedDays: [], kindIds: [5] },
  ];

  test.each([
    ['every event if nothing is chosen', null, null, [1, 2, 3]],
    ['events that run on a day, even if they began before', '2024-10-11', null, [1]],
    ['no event that is closed on that day', '2024-10-10', null, []],
    ['nothing on a day after its last', '2024-10-13', null, []],
    ['events with an activity of a kind', null, 5, [2, 3]],
    ['events with such an activity that run on that day', '2024-10-12', 5, [2]],
  ])('shows %s', (_, day, kindId, shown) => {
    expect(ids(matching(events, { day, kindId }))).toEqual(shown);
  });

  test('offers each day from the first to the last and each kind, and nothing without events', () => {
    const days = ['2024-10-09', '2024-10-10', '2024-10-11', '2024-10-12'];
    expect(choicesOf(events)).toEqual({ days, kindIds: [3, 5] });
    expect(choicesOf(events.slice(2))).toEqual({ days: [], kindIds: [5] });
    expect(choicesOf([])).toEqual({ days: [], kindIds: [] });
  });

  test('ignores choices that are not offered', () => {
    const [day, kindId] = ['2024-10-12', 5];
    const chosen = (choice: Parameters<typeof withinChoices>[0]) =>
      withinChoices(choice, { days: [day], kindIds: [kindId] });
    expect(chosen({ day, kindId: 3 })).toEqual({ day, kindId: null });
    expect(chosen({ day: '2024-10-13', kindId })).toEqual({ day: null, kindId });
  });

  test('writes the day and the kind to the address, next to other parameters', () => {
    const written = writeMapFilter({ day: '2024-10-12', kindId: 5 }, new URLSearchParams('kind=3&x=1'));
    expect(written.toString()).toBe('x=1&day=2024-10-12&kind=5');
    expect(readMapFilter(written)).toEqual({ day: '2024-10-12', kindId: 5 });
    expect(readMapFilter(new URLSearchParams('day=tomorrow&kind=-1'))).toEqual({ day: null, kindId: null });
  });
});
