import type { Ring } from './waters.ts';

declare const __FESTIVAL_WATERS__: readonly Ring[];

/** The waters of the festival being built (`define` in `astro.config.mjs`), so that no bundle contains another's. */
export const festivalWaters: readonly Ring[] = __FESTIVAL_WATERS__;
