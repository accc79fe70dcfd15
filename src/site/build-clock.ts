import { environment } from './build-environment.ts';
import { clockFrom, festivalMoment } from './clock.ts';

/** When this build is made, or the environment's `NOW`. Only for first paint: pages refine it with the visitor's now. */
export const buildMoment = festivalMoment(clockFrom(environment.NOW ?? null)());
