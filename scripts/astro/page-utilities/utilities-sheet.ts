import { transform, type Rule, type Selector } from 'lightningcss';

/** A style sheet of a page, in which the rules of one layer may be left out. */
export interface Sheet {
  /** The sheet with those rules of the layer alone that may apply where there are such classes. */
  reduced(classes: ReadonlySet<string>, more: ReadonlySet<string>): string;
}

/** A rule of the layer, within the text of the sheet. */
interface Utility {
  start: number;
  end: number;
  /** Each of its selectors by the classes that it asks for. */
  selectors: readonly (readonly string[])[];
}

const sheets = new Map<string, Sheet>();

/**
 * Reads a sheet, once.
 * @param layer as it opens in the sheet: `@layer utilities{`.
 */
export function sheetOf(css: string, layer: string): Sheet {
  const sheet = sheets.get(css) ?? readSheet(css, layer);
  sheets.set(css, sheet);
  return sheet;
}

function readSheet(css: string, layer: string): Sheet {
  const begin = css.indexOf(layer);
  const text = css.slice(begin, endOfBlock(css, begin));
  const utilities = utilitiesIn(text);
  return {
    reduced: (classes, more) => {
      let own = css.slice(0, begin);
      let done = 0;
      for (const { start, end, selectors } of utilities) {
        if (selectors.some((asked) => asked.every((name) => classes.has(name) || more.has(name)))) continue;
        own += text.slice(done, start);
        done = end;
      }
      return own + text.slice(done) + css.slice(begin + text.length);
    },
  };
}

function utilitiesIn(layer: string): Utility[] {
  const utilities: Utility[] = [];
  const read = (rules: readonly Rule[]): void => {
    for (const rule of rules) {
      if (rule.type === 'style' && !rule.value.rules?.length) {
        const start = rule.value.loc.column - 1;
        const selectors = rule.value.selectors.map(classesOf);
        utilities.push({ start, end: endOfBlock(layer, start), selectors });
      } else if (rule.type === 'layer-block' || rule.type === 'media' || rule.type === 'supports')
        read(rule.value.rules);
    }
  };
  transform({
    filename: 'utilities.css',
    code: Buffer.from(layer),
    visitor: {
      StyleSheet: ({ rules }) => {
        read(rules);
      },
    },
  });
  return utilities;
}

/** Classes without which a selector selects nothing; of a choice between several, none. */
function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    const choice =
      part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') ? part.selectors : [];
    return choice[0] && choice.length === 1 ? classesOf(choice[0]) : [];
  });
}

/** Where a rule ends that begins there. @throws Error when it does not. */
export function endOfBlock(css: string, start: number): number {
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
