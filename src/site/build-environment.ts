import { readEnvironment } from './environment.ts';

/** The environment of this build. For code that runs in Node only; islands read `public-environment.ts`. */
export const environment = readEnvironment(process.env);
