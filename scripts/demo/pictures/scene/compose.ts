import { lengthOf } from '../image/length.ts';
import { type Camera, through } from './camera.ts';
import type { Random } from '../image/noise.ts';
import { panel } from './slab.ts';
import { createHit, trace } from './tracer.ts';
import { addDirect, type Scene, type World } from './world.ts';

/** A scene and where to look at it from. */
export interface Shot {
  readonly scene: Scene;
  readonly camera: Camera;
}

/** What a shot should hold. */
export interface Wish {
  /** Share of the picture that direct light falls on, 0 to 1. */
  readonly lit: number;
  /** Most that may be open sky. */
  readonly sky: number;
}

const COLUMNS = 22;
const ROWS = 15;

/**
 * Draws `count` shots and keeps the one that comes closest to the wish: a photographer walks about before pressing the button.
 * All are judged through the same window, so that the choice does not change with the picture's size.
 */
export function walkAbout(random: Random, count: number, wish: Wish, draw: (random: Random) => Shot): Shot {
  let best = draw(random);
  let bestScore = score(best, wish);
  for (let attempt = 1; attempt < count; attempt++) {
    const shot = draw(random);
    const reached = score(shot, wish);
    if (reached > bestScore) [best, bestScore] = [shot, reached];
  }
  return best;
}

function score({ scene, camera }: Shot, wish: Wish): number {
  const world: World = { ...scene, panels: scene.slabs.map(panel) };
  const hit = createHit();
  let lit = 0;
  let sky = 0;
  let x = 0;
  let y = 0;
  let changes = 0;
  let before = 0;
  const look = through(camera, (ox, oy, oz, dx, dy, dz, out) => {
    trace(world.panels, ox, oy, oz, dx, dy, dz, hit);
    out.fill(0);
    if (hit.slab < 0) sky++;
    else addDirect(world, hit, 1, WHITE, out);
  });
  const out = new Float32Array(3);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const u = ((column + 0.5) / COLUMNS - 0.5) * 1.16;
      const v = ((row + 0.5) / ROWS - 0.5) * 0.82;
      look(u, v, out);
      const bright = Math.min(1, (out[0] as number) / 1.2);
      lit += bright;
      x += u * bright;
      y += v * bright;
      changes += Math.abs(bright - before);
      before = bright;
    }
  }
  const points = COLUMNS * ROWS;
  const away = lengthOf(x / (lit + 1), y / (lit + 1));
  const enough = -Math.abs(Math.log((lit / points + 0.005) / (wish.lit + 0.005)));
  return (
    enough +
    Math.min(changes / points, 0.25) * 4 -
    Math.max(0, sky / points - wish.sky) * 6 -
    Math.max(0, away - 0.22) * 3
  );
}

const WHITE = [1, 1, 1] as const;
