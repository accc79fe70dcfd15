import type { HeadCover } from './head-cover.ts';
import { bare, bun, cloud, crop, long } from './hair.ts';
import { cap, hat, hood, scarf, turban } from './headwear.ts';

/** Everyone's head is their own; none is rarer than life makes it. */
export const HEAD_COVERS: readonly [HeadCover, ...HeadCover[]] = [
  bare,
  crop,
  crop,
  crop,
  cloud,
  cloud,
  bun,
  bun,
  long,
  long,
  scarf,
  scarf,
  cap,
  hat,
  turban,
  hood,
];
