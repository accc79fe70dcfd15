import { readEnvironment } from './environment.ts';
import { clockFrom } from './clock.ts';
import { festivalMoment } from './festival-moment.ts';
import { pinnedNow } from './pinned-now.ts';

/** The environment of this build. For code that runs in Node only; islands read `public-environment.ts`. */
export const environment = readEnvironment(process.env);

/** The time of this build, or the environment's `NOW`. For the first paint only: see the rule **Visitor's now**. */
export const buildMoment = festivalMoment(clockFrom(pinnedNow(environment))());
