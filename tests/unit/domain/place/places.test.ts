import { describe, expect, test } from 'vitest';
import { numberInList, pointsOf } from '../../../../src/domain/place/places.ts';
import { place } from '../builders.ts';

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

  test('do not join places that are only near each other, even where the equator meets the prime meridian', () => {
    const apart = [place(1, {}, 0, 0), place(2, {}, 0.0001, 0), place(3, {}, 0, 0.0001)];
    expect(pointsOf(apart)).toHaveLength(3);
  });
});
