import { describe, expect, test } from 'vitest';
import {
  drawnNames,
  drawnPins,
  DRAWN_MAPS,
  scaleOf,
  shorePath,
  shoresTransform,
} from '../../../../src/screens/map/drawn-map.ts';
import { namesAround, watersOf } from '../../../../src/site/waters.ts';

const pin = (number: number, latitude: number, longitude: number) => {
  return { number, placeIds: [number], name: `Lieu ${number}`, eventCount: 1, latitude, longitude };
};
const medina = pin(1, 36.8, 10.17);
const harbour = pin(2, 36.82, 10.3);
const cape = pin(3, 36.87, 10.35);
/** Twelve venues of one quarter, a street apart. */
const quarter = Array.from({ length: 12 }, (_, index) =>
  pin(index + 4, 36.798 + (index % 4) * 0.0008, 10.168 + Math.floor(index / 4) * 0.0008),
);

describe.each(Object.entries(DRAWN_MAPS))('the drawn map, %s', (_, box) => {
  function expectWithin(x: number, y: number, margin: number): void {
    expect([x >= margin, x <= box.width - margin]).toEqual([true, true]);
    expect([y >= margin, y <= box.height - margin]).toEqual([true, true]);
  }

  test('is drawn to scale, north up, with every pin inside', () => {
    const scale = scaleOf([medina, harbour, cape], box);
    expect(scale(cape).y).toBeLessThan(scale(harbour).y);
    expect(scale(harbour).x).toBeGreaterThan(scale(medina).x);
    for (const { x, y } of [medina, harbour, cape].map(scale)) expectWithin(x, y, box.margin);
  });

  test('moves the numbers of a crowded quarter apart, but not its points', () => {
    const twin = { ...medina, number: 30, placeIds: [30] };
    const drawn = drawnPins([medina, ...quarter, cape, twin], box);
    expect([drawn.at(0)?.x, drawn.at(0)?.y]).toEqual([drawn.at(-1)?.x, drawn.at(-1)?.y]);
    const distances = drawn.flatMap((a, index) =>
      drawn.slice(index + 1).map((b) => Math.hypot(a.labelX - b.labelX, a.labelY - b.labelY)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(box.radius * 2);
    for (const { labelX, labelY } of drawn) expectWithin(labelX, labelY, box.radius);
  });
});

test.each([
  { box: DRAWN_MAPS.standing, screen: 320 },
  { box: DRAWN_MAPS.lying, screen: 640 },
])('each number is at least 24 px wide, enough for a thumb, on a screen of $screen px', ({ box, screen }) => {
  const gutter = Math.max(16, 6.4 + 0.026 * screen);
  expect((2 * box.radius * (screen - 2 * gutter)) / box.width).toBeGreaterThanOrEqual(24);
});

test('a festival without drawn waters has no waters and no names', () => {
  expect(watersOf('elsewhere')).toEqual([]);
  expect(namesAround('elsewhere')).toEqual([]);
});

test('a shore is a closed path, and the standing map draws it to the scale of the venues', () => {
  const pins = [medina, harbour, cape];
  expect(shorePath([medina, harbour, cape], pins)).toMatch(/^M\d+ \d+(?:q-?\d+ -?\d+ -?\d+ -?\d+){3}z$/);
  const numbers = shoresTransform(pins, DRAWN_MAPS.standing)
    .match(/-?[\d.]+/g)
    ?.map(Number);
  const [x = NaN, y = NaN, factor = NaN] = numbers ?? [];
  for (const place of pins) {
    const lying = scaleOf(pins, DRAWN_MAPS.lying)(place);
    const standing = scaleOf(pins, DRAWN_MAPS.standing)(place);
    expect(lying.x * factor + x).toBeCloseTo(standing.x, -1);
    expect(lying.y * factor + y).toBeCloseTo(standing.y, -1);
  }
});

test('a name is written only if it is on the map and the numbers leave room for it', () => {
  const named = (text: string, latitude: number, longitude: number) => {
    return { text, position: { latitude, longitude } };
  };
  const names = [named('Lac', 36.83, 10.23), named('Médina', 36.8, 10.17), named('Bizerte', 37.27, 9.87)];
  const pins = drawnPins([medina, harbour, cape], DRAWN_MAPS.lying);
  const written = drawnNames(names, pins, DRAWN_MAPS.lying);
  expect(written.map(({ text }) => text)).toEqual(['Lac']);
  expect(drawnNames(names, [], DRAWN_MAPS.lying)).toEqual([]);
});
