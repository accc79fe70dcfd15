import { type Location2 as Location, type Rule, type Selector, transform } from 'lightningcss';

/** Whether an element of a page has a class, or may come to have it. */
export type HasClass = (name: string) => boolean;

/** A style rule within a layer, or a condition with nothing but such rules, by its place in the text of the sheet. */
interface LayeredRule {
  start: number;
  end: number;
  selectors: readonly Selector[];
}

const sheets = new Map<string, ReturnType<typeof readSheet>>();

/** Reads a style sheet of a page, of whose layers rules may be left out, once. */
export function sheetOf(css: string) {
  const sheet = sheets.get(css) ?? readSheet(css);
  sheets.set(css, sheet);
  return sheet;
}

function readSheet(css: string) {
  const layered = layeredRules(css);
  return {
    /** The sheet with those rules of its layers alone that may apply where there are such classes. */
    reduced: (has: HasClass): string => {
      let own = '';
      let done = 0;
      for (const { start, end, selectors } of layered) {
        if (start < done || selectors.some((selector) => mayApply(selector, has))) continue;
        own += css.slice(done, start);
        done = end;
      }
      return own + css.slice(done);
    },
  };
}

/** What stands outside all layers, such as the colours of types, goes by classes that come with data, and is kept. */
function layeredRules(css: string): LayeredRule[] {
  const lines = Array.from(css.matchAll(/^/gm), ({ index }) => index);
  const layered: LayeredRule[] = [];
  const add = ({ line, column }: Location, selectors: readonly Selector[]): void => {
    const start = (lines[line] ?? 0) + column - 1;
    layered.push({ start, end: endOfBlock(css, start), selectors });
  };
  const read = (rules: readonly Rule[]): void => {
    for (const rule of rules) {
      if (isPlain(rule)) add(rule.value.loc, rule.value.selectors);
      else if (rule.type === 'media' || rule.type === 'supports') {
        const { loc, rules: within } = rule.value;
        if (within.every(isPlain))
          add(
            loc,
            within.flatMap(({ value }) => value.selectors),
          );
        read(within);
      } else if (rule.type === 'layer-block') read(rule.value.rules);
    }
  };
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet: ({ rules }) => {
        read(rules.filter(({ type }) => type === 'layer-block'));
      },
    },
  });
  return layered;
}

type StyleRule = Extract<Rule, { type: 'style' }>;

const isPlain = (rule: Rule): rule is StyleRule => rule.type === 'style' && !rule.value.rules?.length;

/** Whether a selector may select something where there are such classes. */
function mayApply(selector: Selector, has: HasClass): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return has(part.name);
    const isChoice =
      part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has');
    return !isChoice || part.selectors.some((choice) => mayApply(choice, has));
  });
}

/** Where a rule ends that begins there. @throws Error when it does not. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  const sign = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/gs;
  sign.lastIndex = start;
  for (let found = sign.exec(css); found; found = sign.exec(css)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') {
      depth -= 1;
      if (depth === 0) return sign.lastIndex;
    }
  }
  throw new Error(`A style sheet ends within a rule: ${css.slice(start, start + 80)}`);
}
