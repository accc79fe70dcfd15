import type { PinView } from '../../domain/model/map.ts';
import type { Position } from '../../domain/places.ts';

/** The drawn plan's box, in its own units. */
export const PLAN = { width: 1000, height: 620, margin: 60, radius: 17 };

/** A pin on the plan: where it is, and where its number stands so that no two cover each other. */
export interface PlanPin {
  number: number;
  placeIds: number[];
  x: number;
  y: number;
  labelX: number;
  labelY: number;
}

const ROUNDS = 120;

type Point = Record<'x' | 'y', number>;

/** The plan's scale (north up): where a position stands when all these pins are to be seen. */
export function scaleOf(pins: readonly Position[]): (position: Position) => Point {
  const middle = pins.reduce((sum, pin) => sum + pin.latitude, 0) / pins.length;
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const flatten = ({ latitude, longitude }: Position): Point => ({ x: longitude * squeeze, y: -latitude });
  const flat = pins.map(flatten);
  const [left, right] = [Math.min(...flat.map(({ x }) => x)), Math.max(...flat.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...flat.map(({ y }) => y)), Math.max(...flat.map(({ y }) => y))];
  const room = { width: PLAN.width - 2 * PLAN.margin, height: PLAN.height - 2 * PLAN.margin };
  const scale = Math.min(room.width / (right - left || 1e-6), room.height / (bottom - top || 1e-6));
  return (position) => {
    const { x, y } = flatten(position);
    return {
      x: tenth(PLAN.width / 2 + (x - (left + right) / 2) * scale),
      y: tenth(PLAN.height / 2 + (y - (top + bottom) / 2) * scale),
    };
  };
}

/** Lays the pins out to scale, then pushes the numbers of crowded ones apart. */
export function planOf(pins: readonly PinView[]): PlanPin[] {
  const scale = scaleOf(pins);
  const placed = pins.map((pin) => {
    const { x, y } = scale(pin);
    return { number: pin.number, placeIds: pin.placeIds, x, y, labelX: x, labelY: y };
  });
  for (let round = 0; round < ROUNDS; round += 1) spread(placed);
  return placed.map((pin) => ({
    ...pin,
    labelX: tenth(pin.labelX),
    labelY: tenth(pin.labelY),
  }));
}

function spread(pins: PlanPin[]): void {
  const apart = PLAN.radius * 2 + 4;
  pins.forEach((a, index) => {
    for (const b of pins.slice(index + 1)) {
      // Two pins on one point part along their order, so that the drawing is the same at every build.
      const dx = b.labelX - a.labelX || 0.1;
      const dy = b.labelY - a.labelY || 0.1 * (index % 2 === 0 ? 1 : -1);
      const distance = Math.hypot(dx, dy);
      if (distance >= apart) continue;
      const push = (apart - distance) / 2 / distance;
      a.labelX -= dx * push;
      a.labelY -= dy * push;
      b.labelX += dx * push;
      b.labelY += dy * push;
    }
    a.labelX = within(a.labelX, PLAN.width);
    a.labelY = within(a.labelY, PLAN.height);
  });
}

const within = (value: number, size: number): number =>
  Math.min(size - PLAN.radius - 2, Math.max(PLAN.radius + 2, value));
const tenth = (value: number): number => Math.round(value * 10) / 10;
