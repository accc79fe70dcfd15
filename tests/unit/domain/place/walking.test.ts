import { describe, expect, test } from 'vitest';
import {
  metresBetween,
  roundedAccuracy,
  walkingMinutes,
  walkLength,
} from '../../../../src/domain/place/walking.ts';

const porteDeFrance = { latitude: 36.7989, longitude: 10.1746 };
const theatre = { latitude: 36.7997, longitude: 10.1808 };
const sidiBouSaid = { latitude: 36.8702, longitude: 10.3417 };

describe('the walk between two places', () => {
  test('is measured as the crow flies, and is the same in both directions', () => {
    expect(metresBetween(porteDeFrance, theatre)).toBeCloseTo(559, 0);
    expect(metresBetween(theatre, porteDeFrance)).toBe(metresBetween(porteDeFrance, theatre));
  });

  test('takes 1.3 times that distance at 4.5 km/h, rounded up to whole minutes', () => {
    // 559 m × 1.3 = 727 m, at 75 m a minute 9.7 minutes.
    expect(walkingMinutes(porteDeFrance, theatre)).toBe(10);
    expect(walkingMinutes(porteDeFrance, sidiBouSaid)).toBe(293);
  });

  test('takes no time within one place, and a minute to the house next door', () => {
    expect(walkingMinutes(theatre, { ...theatre })).toBe(0);
    expect(walkingMinutes(theatre, { ...theatre, longitude: theatre.longitude + 0.0005 })).toBe(1);
  });

  test('is shown in minutes, unless it takes none or more than an hour', () => {
    expect([0, 1, 60, 61].map(walkLength)).toEqual(['here', 'minutes', 'minutes', 'longWalk']);
  });

  test('has the accuracy of its start rounded up to tens or hundreds of metres', () => {
    expect([0, 41, 100, 101, 430].map(roundedAccuracy)).toEqual([10, 50, 100, 200, 500]);
  });

  test('crosses the antimeridian on the short side', () => {
    const east = { latitude: 0, longitude: 179.999 };
    expect(metresBetween(east, { ...east, longitude: -179.999 })).toBeLessThan(300);
  });
});
