import { fern, grass, seaweed } from './fronds.ts';
import type { Grow } from './plant.ts';
import { olive, spray, umbel } from './sprigs.ts';

/** What grows along the paths and the shore, ready to be pressed. */
export const PLANTS: readonly [Grow, ...Grow[]] = [fern, olive, umbel, seaweed, spray, grass];
