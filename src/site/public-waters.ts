import type { Ring } from './waters.ts';

declare const __FESTIVAL_WATERS__: readonly Ring[];

/** The waters of the festival that is built (`define` in `astro.config.mjs`): no bundle holds another festival's. */
export const festivalWaters: readonly Ring[] = __FESTIVAL_WATERS__;
