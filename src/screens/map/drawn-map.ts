import type { PinView } from './map-view.ts';
import type { Position } from '../../domain/model/core.ts';

/**
 * The drawn map of wide screens (`lying`) and of phones (`standing`). The margin has no venues, but may have their
 * numbers. Discs are at least 24 px across at the smallest width of each map: 640 px and 320 px. The width of a letter
 * of a name is rather too large than too small.
 */
export const DRAWN_MAPS = {
  lying: { width: 1000, height: 620, margin: 60, radius: 21, letter: 10.9 },
  standing: { width: 360, height: 450, margin: 32, radius: 15.5, letter: 7.6 },
} as const;

type DrawnMapBox = (typeof DRAWN_MAPS)[keyof typeof DRAWN_MAPS];

/** A pin on the drawn map: its point, and the position of its number, so that no two numbers overlap. */
type DrawnPin = PinView & Record<'x' | 'y' | 'labelX' | 'labelY', number>;

const MAX_ROUNDS = 2000;
const GAP = 2;

type Point = Record<'x' | 'y', number>;

/** Returns the projection of the drawn map (north up), from a position to a point, with all these pins in view. */
export function scaleOf(pins: readonly Position[], box: DrawnMapBox): (position: Position) => Point {
  const middle = pins.reduce((sum, pin) => sum + pin.latitude, 0) / pins.length;
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const flatten = ({ latitude, longitude }: Position): Point => ({ x: longitude * squeeze, y: -latitude });
  const flat = pins.map(flatten);
  const [left, right] = [Math.min(...flat.map(({ x }) => x)), Math.max(...flat.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...flat.map(({ y }) => y)), Math.max(...flat.map(({ y }) => y))];
  const room = { width: box.width - 2 * box.margin, height: box.height - 2 * box.margin };
  const scale = Math.min(room.width / (right - left || 1e-6), room.height / (bottom - top || 1e-6));
  return (position) => {
    const { x, y } = flatten(position);
    return {
      x: tenth(box.width / 2 + (x - (left + right) / 2) * scale),
      y: tenth(box.height / 2 + (y - (top + bottom) / 2) * scale),
    };
  };
}

/**
 * Returns a shore as the path of a curve through the midpoints between its points, to the scale of the lying map. It is
 * drawn once for both maps (`shoresTransform`).
 */
export function shorePath(shore: readonly Position[], pins: readonly Position[]): string {
  const points = shore.map(scaleOf(pins, DRAWN_MAPS.lying));
  const middles = points.map(({ x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return { x: Math.round((x + next.x) / 2), y: Math.round((y + next.y) / 2) };
  });
  const bends = points.map(({ x, y }, index) => {
    const [from, to] = [middles.at(index - 1) ?? { x, y }, middles[index] ?? { x, y }];
    return `q${[x - from.x, y - from.y, to.x - from.x, to.y - from.y].map(Math.round).join(' ')}`;
  });
  return `M${middles.at(-1)?.x} ${middles.at(-1)?.y}${bends.join('')}z`;
}

/** Returns the `transform` from the scale of the lying map to that of another map. */
export function shoresTransform(pins: readonly Position[], box: DrawnMapBox): string {
  const [lying, scale] = [scaleOf(pins, DRAWN_MAPS.lying), scaleOf(pins, box)];
  const from = { latitude: 0, longitude: 0 };
  const to = { latitude: 1, longitude: 1 };
  const factor = (scale(to).x - scale(from).x) / (lying(to).x - lying(from).x);
  const shift = (axis: keyof Point): string => (scale(from)[axis] - lying(from)[axis] * factor).toFixed(1);
  return `translate(${shift('x')} ${shift('y')}) scale(${factor.toFixed(5)})`;
}

/** Returns names with their points on the map, without those that would overlap the numbers of its pins. */
export function drawnNames<Name extends { text: string; position: Position }>(
  names: readonly Name[],
  pins: readonly DrawnPin[],
  box: DrawnMapBox,
): (Name & Point)[] {
  if (pins.length === 0) return [];
  const scale = scaleOf(pins, box);
  return names
    .map((name) => ({ ...name, ...scale(name.position) }))
    .filter(({ text, x, y }) => {
      const half = (text.length * box.letter) / 2;
      const isWithin = within(x, box.width, half) === x && within(y, box.height, box.radius) === y;
      const distanceTo = ({ labelX, labelY }: DrawnPin): number =>
        Math.hypot(Math.max(Math.abs(labelX - x) - half, 0), labelY - y);
      return isWithin && pins.every((pin) => distanceTo(pin) > box.radius);
    });
}

/** Lays the pins out to scale, then pushes the numbers of crowded ones apart. */
export function drawnPins(pins: readonly PinView[], box: DrawnMapBox): DrawnPin[] {
  const scale = scaleOf(pins, box);
  const placed = pins.map((pin) => {
    const { x, y } = scale(pin);
    return { ...pin, x, y, labelX: x, labelY: y };
  });
  for (let round = 0; round < MAX_ROUNDS && spread(placed, box); round += 1);
  return placed.map((pin) => ({ ...pin, labelX: tenth(pin.labelX), labelY: tenth(pin.labelY) }));
}

/** Pushes each crowded pair a little apart. @returns whether any pair was crowded. */
function spread(pins: DrawnPin[], { width, height, radius }: DrawnMapBox): boolean {
  const apart = radius * 2 + GAP;
  let hasMoved = false;
  pins.forEach((a, index) => {
    for (const b of pins.slice(index + 1)) {
      // Two pins at one point move apart by their order, so that every build draws the same map.
      const dx = b.labelX - a.labelX || 0.1;
      const dy = b.labelY - a.labelY || 0.1 * (index % 2 === 0 ? 1 : -1);
      const distance = Math.hypot(dx, dy);
      if (distance >= apart - 0.2) continue;
      hasMoved = true;
      const push = (apart - distance) / 2 / distance;
      a.labelX -= dx * push;
      a.labelY -= dy * push;
      b.labelX += dx * push;
      b.labelY += dy * push;
    }
    a.labelX = within(a.labelX, width, radius);
    a.labelY = within(a.labelY, height, radius);
  });
  return hasMoved;
}

const within = (value: number, size: number, radius: number): number =>
  Math.min(size - radius - 2, Math.max(radius + 2, value));
const tenth = (value: number): number => Math.round(value * 10) / 10;
