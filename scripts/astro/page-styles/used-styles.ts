import { inlineHash } from '../../../src/shell/policy/directives.ts';
import { BRINGS_PARTS } from '../../../src/site/page-mark.ts';
import { classesOfScripts } from '../page-styles.ts';
import { sheetOf } from './sheet.ts';

const STYLES = /<style>(.*?)<\/style>/gs;
/** Text by which the sheet of the components is recognised. A page may also have it as a text. */
const LAYER = '@layer utilities{';
const CLASSES = new RegExp(` (?:class|${BRINGS_PARTS})="([^"]*)"`, 'g');
const SCRIPT = /\/(_astro\/[\w.~-]+\.js)/g;

/** Removes unused styles from a page. @throws Error when its policy does not contain the hash of its styles. */
export function withUsedStyles(html: string): string {
  const styles = [...html.matchAll(STYLES)].find(([, sheet]) => sheet?.includes(LAYER));
  if (!styles || html.includes(` ${BRINGS_PARTS}="true"`)) return html;
  const { 1: sheet = '', index } = styles;
  const start = index + '<style>'.length;
  const classes = classesIn(html);
  const mayCome = classesOfScripts(scriptsIn(html));
  const { hash, withoutUnused } = sheetOf(sheet);
  const own = withoutUnused((name) => classes.has(name) || mayCome(name));
  if (!html.includes(hash)) throw new Error(`The policy of a page does not name its styles by ${hash}`);
  return html.slice(0, start).replace(hash, inlineHash(own)) + own + html.slice(start + sheet.length);
}

const scriptsIn = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(SCRIPT), ([, file = '']) => file));

const signs: Readonly<Record<string, string>> = {
  '#38': '&',
  amp: '&',
  gt: '>',
  lt: '<',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

function classesIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(CLASSES), ([, list = '']) => list));
  return new Set(
    Array.from(lists, (list) => list.replace(/&(#?\w+);/g, (_, name: string) => signs[name] ?? '')).flatMap(
      (list) => list.split(/\s+/),
    ),
  );
}
