import { type Location2 as Location, type Rule, type Selector, transform } from 'lightningcss';

/** Returns whether an element of a page has a class, or may get it from a script. */
export type HasClass = (name: string) => boolean;

/** A style rule within a layer, or a conditional group of only such rules, by its position in the text of the sheet. */
interface LayeredRule {
  start: number;
  end: number;
  selectors: readonly Selector[];
}

/** Reads a style sheet from whose layers rules may be removed. */
export function sheetOf(css: string) {
  const layered = layeredRules(css);
  return {
    css,
    /** Returns the sheet without those rules of its layers that match no element with these classes. */
    withoutUnused: (has: HasClass): string => {
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

/** Returns the rules within layers. Other rules, such as the colours of types, use classes from data and are kept. */
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
    visitor: { StyleSheet: ({ rules }) => read(rules.filter(({ type }) => type === 'layer-block')) },
  });
  return layered;
}

type StyleRule = Extract<Rule, { type: 'style' }>;

const isPlain = (rule: Rule): rule is StyleRule => rule.type === 'style' && !rule.value.rules?.length;

function mayApply(selector: Selector, has: HasClass): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return has(part.name);
    const isChoice =
      part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has');
    return !isChoice || part.selectors.some((choice) => mayApply(choice, has));
  });
}

/** Returns the end of the rule that begins at `start`. @throws Error when it does not end. */
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
