import { describe, expect, test } from 'vitest';
import { byId } from '../../../../src/domain/model/core.ts';
import { groupByType, numberInList, placeName, pointsOf } from '../../../../src/domain/place/places.ts';
import { event, ids, place, type } from '../builders.ts';

const medina = place(1, { fr: 'Médina', en: 'Old town' }, 36.7992, 10.1706);
const nowhere = place(2, { fr: 'Lieu tenu secret' });
const theatre = place(3, { fr: 'Théâtre municipal' }, 36.8, 10.18);
const foyer = place(4, { en: 'Theatre foyer' }, 36.800001, 10.180001);

describe('the points of the map', () => {
  test('are numbered in the order of the places that have a position, with a letter if places share one', () => {
    const numbers = pointsOf([medina, nowhere, theatre, foyer]).flatMap((point) =>
      point.places.map(({ id }, index) => `${id}: ${point.number}, ${numberInList(point, index)}`),
    );
    expect(numbers).toEqual(['1: 1, 1', '3: 2, 2a', '4: 2, 2b']);
  });

  test('do not join places that are only near each other', () => {
    const apart = [place(1, {}, 36.8, 10.18), place(2, {}, 36.8001, 10.18), place(3, {}, 36.8, 10.1801)];
    expect(pointsOf(apart)).toHaveLength(3);
  });

  test('may be on the equator and the prime meridian', () => {
    expect(pointsOf([place(1, {}, 0, 0)])).toHaveLength(1);
  });
});

test.each([
  [1, 'Old town'],
  [9, undefined],
  [99, undefined],
  [null, undefined],
])('the place %s of an event has this name in the interface language, if any: %s', (placeId, name) => {
  expect(placeName(placeId, byId([medina, place(9, {})]), 'en')?.text).toBe(name);
});

test('events of a place are grouped by type in the order of types, those without a type last', () => {
  const events = [null, 1, 2, 1, 99, 3].map((typeId, index) => event(index + 1, '', { typeId }));
  const types = [type(1, 'Expositions', 2), type(3, 'Débats', 1), type(2, 'Performances', 1), type(4, '', 0)];
  const groups = groupByType(events, types);
  expect(groups.map((group) => [group.type?.id ?? null, ids(group.events)])).toEqual([
    [2, [3]],
    [3, [6]],
    [1, [2, 4]],
    [null, [1, 5]],
  ]);
});
