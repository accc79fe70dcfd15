import type { PinView } from './model.ts';
import type { Position } from '../../domain/place/places.ts';

/** The box of a drawn map, in its own units. */
export interface DrawnMapBox {
  width: number;
  height: number;
  /** Margin without venues on every side, where their numbers may stand. */
  margin: number;
  /** Radius of the disc of a number. */
  radius: number;
}

/**
 * The drawn map of wide screens and that of phones. Discs are at least 24 px across where each map is smallest: the lying one
 * at 640 px, the standing one at 320 px.
 */
export const DRAWN_MAPS = {
  lying: { width: 1000, height: 620, margin: 60, radius: 21 },
  standing: { width: 360, height: 450, margin: 32, radius: 15.5 },
} as const satisfies Record<string, DrawnMapBox>;

/** A pin on the drawn map: where it is, and where its number stands so that no two cover each other. */
export interface DrawnPin extends Pick<PinView, 'number' | 'placeIds' | 'name' | 'eventCount'> {
  x: number;
  y: number;
  labelX: number;
  labelY: number;
}

const MOST_ROUNDS = 2000;
const GAP = 2;

type Point = Record<'x' | 'y', number>;

/** The scale of the drawn map (north up): where a position lies when all these pins are in view. */
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

/** Lays the pins out to scale, then pushes the numbers of crowded ones apart. */
export function drawnPins(pins: readonly PinView[], box: DrawnMapBox): DrawnPin[] {
  const scale = scaleOf(pins, box);
  const placed = pins.map((pin) => {
    const { number, placeIds, name, eventCount } = pin;
    const { x, y } = scale(pin);
    return { number, placeIds, name, eventCount, x, y, labelX: x, labelY: y };
  });
  for (let round = 0; round < MOST_ROUNDS && spread(placed, box); round += 1);
  return placed.map((pin) => ({
    ...pin,
    labelX: tenth(pin.labelX),
    labelY: tenth(pin.labelY),
  }));
}

/** Pushes each crowded pair a little apart. @returns whether there was one. */
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
