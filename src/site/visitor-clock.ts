import type { Instant } from '../domain/model/core.ts';
import { clockFrom } from './clock.ts';

declare const __PINNED_NOW__: Instant | null;

/**
 * The clock of the visitor's browser, or the pinned "now" (**Visitor's now**). The build writes the latter into the
 * bundle (`define` in `astro.config.mjs`), separately from the environment, of which most pages need nothing else.
 */
export const visitorNow = clockFrom(__PINNED_NOW__);
