import { environment } from './build-environment.ts';
import { clockFrom } from './clock.ts';
import { festivalMoment } from './festival-moment.ts';
import { pinnedNow } from './pinned-now.ts';

/** When this build is made, or the environment's `NOW`. Only for first paint: pages refine it with the visitor's now. */
export const buildMoment = festivalMoment(clockFrom(pinnedNow(environment))());
