import { expect, test } from 'vitest';
import { PLAN, planOf, scaleOf } from '../../../src/components/map/plan.ts';
import { watersOf } from '../../../src/site/waters.ts';

const pin = (number: number, latitude: number, longitude: number) => ({
  number,
  placeIds: [number],
  latitude,
  longitude,
});
const medina = pin(1, 36.8, 10.17);
const harbour = pin(2, 36.82, 10.3);
const cape = pin(3, 36.87, 10.35);

test('the plan is drawn to scale, north up, with every pin inside', () => {
  const scale = scaleOf([medina, harbour, cape]);
  expect(scale(cape).y).toBeLessThan(scale(harbour).y);
  expect(scale(harbour).x).toBeGreaterThan(scale(medina).x);
  for (const { x, y } of [medina, harbour, cape].map(scale)) {
    expect(x).toBeGreaterThanOrEqual(PLAN.margin);
    expect(x).toBeLessThanOrEqual(PLAN.width - PLAN.margin);
    expect(y).toBeGreaterThanOrEqual(PLAN.margin);
    expect(y).toBeLessThanOrEqual(PLAN.height - PLAN.margin);
  }
});

test('numbers of neighbours do not cover each other, and their points stay where they are', () => {
  const neighbour = { ...medina, number: 4, placeIds: [4] };
  const [first, , last] = planOf([medina, cape, neighbour]);
  expect([first?.x, first?.y]).toEqual([last?.x, last?.y]);
  const apart = Math.hypot(
    (first?.labelX ?? 0) - (last?.labelX ?? 0),
    (first?.labelY ?? 0) - (last?.labelY ?? 0),
  );
  expect(apart).toBeGreaterThanOrEqual(PLAN.radius * 2);
});

test('a plan without pins is empty, and a festival that drew no waters has none', () => {
  expect(planOf([])).toEqual([]);
  expect(watersOf('elsewhere')).toEqual([]);
});
