import { fontData } from '../../scripts/astro/internals/font-data.ts';
import { splitRules, withBoldFallback } from '../../scripts/astro/internals/font-rules.ts';

/* Used on every page, and therefore loaded with it. */
const display = fontData('--font-bricolage');
const text = fontData('--font-instrument');
/** Loaded by the browser only if the page shows Arabic. */
const arabic = fontData('--font-naskh');

/**
 * Media query for the screens that are mostly on a fast network, where fonts are worth preloading. On a phone's network
 * they arrive too late for the first page, and delay its text.
 */
export const FAST_NETWORK = '(min-width:48rem)';

const { files, standIns } = splitRules(display.css + withBoldFallback(text.css));

/**
 * The rules that Astro's `<Font>` would write, as a string, since the policy contains the hash of their sheet. The
 * rules of the files are first, in a media rule: on slow networks `first-paint.ts` enables them from the second page
 * on. Without script they apply on all pages.
 */
export const fontFaces = `@media ${FAST_NETWORK},(scripting:none){${files}}${standIns}${arabic.css}`;

/** Paths of the font files that every page uses: the first of each face. */
export const fontPreloads = [display, text].flatMap(({ preloads: [first] }) => first?.url ?? []);
