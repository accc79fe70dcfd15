import { describe, expect, test } from 'vitest';
import { byId } from '../../../../src/domain/model/core.ts';
import { groupByType, numberInList, placeName, pointsOf } from '../../../../src/domain/place/places.ts';
import { event, ids, place, type } from '../builders.ts';

const medina = place(1, { fr: 'Médina', en: 'Old town' }, 36.7992, 10.1706);
const nowhere = place(2, { fr: 'Lieu tenu secret' });
const theatre = place(3, { fr: 'Théâtre municipal' }, 36.8, 10.18);
const foyer = place(4, { en: 'Theatre foyer' }, 36.800001, 10.180001);
const points = pointsOf([medina, nowhere, theatre, foyer]);

describe('the points of the map', () => {
  test('are numbered in the order of the places, without those that have no position', () => {
    expect(points.map(({ number, places }) => [number, ids(places)])).toEqual([
      [1, [1]],
      [2, [3, 4]],
    ]);
  });

  test('give each place a number of its own in lists, with a letter where two share a marker', () => {
    expect(points.map((point) => point.places.map((_, index) => numberInList(point, index)))).toEqual([
      ['1'],
      ['2a', '2b'],
    ]);
  });

  test('hold together places that share a point, and no others', () => {
    expect(
      pointsOf([place(1, {}, 36.8, 10.18), place(2, {}, 36.8001, 10.18), place(3, {}, 36.8, 10.1801)]),
    ).toHaveLength(3);
  });

  test('may be on the equator and the first meridian', () => {
    expect(pointsOf([place(1, {}, 0, 0)])).toHaveLength(1);
  });
});

test('an event’s place is named in the interface language, or not at all', () => {
  const places = byId([medina, place(9, {})]);
  expect(placeName(1, places, 'en')?.text).toBe('Old town');
  expect(placeName(9, places, 'en')).toBeNull();
  expect(placeName(99, places, 'en')).toBeNull();
  expect(placeName(null, places, 'en')).toBeNull();
});

test('events of a place are grouped by type in the order of types, those without one last', () => {
  const groups = groupByType(
    [
      event(1, '', { typeId: null }),
      event(2, '', { typeId: 1 }),
      event(3, '', { typeId: 2 }),
      event(4, '', { typeId: 1 }),
      event(5, '', { typeId: 99 }),
    ],
    [type(1, 'Expositions', 2), type(2, 'Performances', 1), type(3, 'Débats', 0)],
  );
  expect(groups.map((group) => [group.type?.id ?? null, ids(group.events)])).toEqual([
    [2, [3]],
    [1, [2, 4]],
    [null, [1, 5]],
  ]);
});
