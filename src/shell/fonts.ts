import { fontData } from '../../scripts/astro/internals/font-data.ts';
import { splitRules, withBoldFallback } from '../../scripts/astro/internals/font-rules.ts';

/* On every page, and therefore loaded with it. */
const display = fontData('--font-bricolage');
const text = fontData('--font-instrument');
/** Loaded by the browser where there is Arabic to be seen. */
const arabic = fontData('--font-naskh');

/**
 * Where fonts are worth asking for before the styles that need them: on a phone's network they come too late for the
 * first page, and hold its words back. Written as a media query of the screens that are mostly on a fast network.
 */
export const FAST_NETWORK = '(min-width:48rem)';

const { files, standIns } = splitRules(display.css + withBoldFallback(text.css));

/**
 * The rules that `<Font>` of Astro would write, in words: the policy names the sheet they are part of. First come, in a
 * rule of their own, those of the files: elsewhere than on a fast network `first-paint.ts` lets them in from the second
 * page on; without script all pages have them.
 */
export const fontFaces = `@media ${FAST_NETWORK},(scripting:none){${files}}${standIns}${arabic.css}`;

/** Paths of the font files that every page shows: of each face the first. */
export const fontPreloads = [display, text].flatMap(({ preloads: [first] }) => first?.url ?? []);
