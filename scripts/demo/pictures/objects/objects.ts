import { feather, glass, plate, scrap, strip, thread } from './findings.ts';
import { comb, gauze, gear, key, rods, spring } from './hardware.ts';
import type { Make } from './thing.ts';

/** What lay on the table that evening. */
export const THINGS: readonly [Make, ...Make[]] = [
  spring,
  glass,
  plate,
  comb,
  gear,
  thread,
  strip,
  feather,
  key,
  gauze,
  scrap,
  rods,
];
