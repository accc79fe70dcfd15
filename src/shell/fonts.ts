import { componentDataByCssVariable, type FontData } from 'virtual:astro:assets/fonts/internal';
import type { CssVariable } from 'astro:assets';
import { withBoldFallback } from './bold-fallback.ts';

const fontOf = (name: CssVariable): FontData => {
  const font = componentDataByCssVariable.get(name);
  if (!font) throw new Error(`There is no font ${name}: add it to "fonts" in astro.config.mjs.`);
  return font;
};

/* On every page, and therefore loaded with it. */
const display = fontOf('--font-bricolage');
const text = fontOf('--font-instrument');
/** Loaded by the browser where there is Arabic to be seen. */
const arabic = fontOf('--font-naskh');

/**
 * Where fonts are worth asking for before the styles that need them: on a phone's network they come too late for the
 * first page, and hold its words back. Written as a media query of the screens that are mostly on a fast network.
 */
export const FAST_NETWORK = '(min-width:48rem)';

/** A rule of a font's file, and not of the face of the system that stands in for it. */
const FILE_RULE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

const latinRules = display.css + withBoldFallback(text.css);
const fileRules = latinRules.match(FILE_RULE);
if (!fileRules)
  throw new Error('Astro writes rules of fonts in another way: mend FILE_RULE in src/shell/fonts.ts.');

/**
 * The rules that `<Font>` of Astro would write, in words: the policy names the sheet they are part of. First come, in a
 * rule of their own, those of the files: elsewhere than on a fast network `first-paint.ts` lets them in from the second
 * page on; without script all pages have them.
 */
export const fontFaces = [
  `@media ${FAST_NETWORK},(scripting:none){${fileRules.join('')}}`,
  latinRules.replace(FILE_RULE, ''),
  arabic.css,
].join('');

/** Paths of the font files that every page shows. */
export const fontPreloads = [display, text].flatMap(({ preloads }) => preloads.map(({ url }) => url));
