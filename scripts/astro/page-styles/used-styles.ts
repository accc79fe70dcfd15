import { inlineHash } from '../../../src/shell/policy/directives.ts';
import { BRINGS_PARTS } from '../../../src/site/page-mark.ts';
import { memoised } from '../../../src/domain/memoised.ts';
import { htmlToText } from '../../../src/domain/text/html-text.ts';
import { classesOfScripts } from '../page-styles.ts';
import { sheetOf } from './sheet.ts';

const CLASSES = new RegExp(` (?:class|${BRINGS_PARTS})="([^"]*)"`, 'g');
const SCRIPT = /\/(_astro\/[\w.~-]+\.js)/g;
/** Text of the sheets of all pages except those for frames, whose scripts are inlined and not in the list of words. */
const LAYER = '@layer utilities{';
const PLACEHOLDER = /\/\*sheet (\d+)\*\//g;
const STYLES = new RegExp(`<style>((?:${PLACEHOLDER.source})+)</style>`);

const sheets: ReturnType<typeof sheetOf>[] = [];

/**
 * Returns a comment that stands for a style sheet while pages are rendered. With the sheets themselves, Astro would
 * merge, hash and copy all of them for every page, of which most has to be removed again.
 */
export const placeholderOf = memoised((css: string) => `/*sheet ${sheets.push(sheetOf(css)) - 1}*/`);

/**
 * Replaces the placeholders in a page by the styles that the page uses, and their hash in its policy.
 * @throws Error when its policy does not contain the hash of the placeholders.
 */
export function withUsedStyles(html: string): string {
  const found = STYLES.exec(html);
  if (!found) return html;
  const { 1: placeholders = '', index } = found;
  const start = index + '<style>'.length;
  const own = stylesFor(html, placeholders);
  const hash = inlineHash(placeholders);
  if (!html.includes(hash)) throw new Error(`The policy of a page does not name its styles by ${hash}`);
  const end = start + placeholders.length;
  return html.slice(0, start).replace(hash, inlineHash(own)) + own + html.slice(end);
}

function stylesFor(html: string, placeholders: string): string {
  const own = Array.from(placeholders.matchAll(PLACEHOLDER), ([, index]) => sheets[Number(index)]);
  if (!own.some((sheet) => sheet?.css.includes(LAYER)) || html.includes(` ${BRINGS_PARTS}="true"`))
    return own.map((sheet) => sheet?.css).join('');
  const classes = classesIn(html);
  const mayCome = classesOfScripts(scriptsIn(html));
  return own.map((sheet) => sheet?.withoutUnused((name) => classes.has(name) || mayCome(name))).join('');
}

const scriptsIn = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(SCRIPT), ([, file = '']) => file));

function classesIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(CLASSES), ([, list = '']) => list));
  // Classes such as those for `&>p` are written with character references.
  return new Set([...lists].flatMap((list) => htmlToText(list).split(' ')));
}
