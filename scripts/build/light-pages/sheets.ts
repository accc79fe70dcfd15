/** What a selector asks of the element it is about, or of those around it. */
interface Compound {
  /** Null where any tag will do. */
  tag: string | null;
  classes: string[];
}

/** A style sheet, as far as it says what it is about. */
interface Sheet {
  /** For each selector the classes (`.card`), ids (`#map`) and elements of our own (`video-player`) it needs. */
  selectors: string[][];
}

/** The style sheets of the build. */
export interface Sheets {
  /** By path in the site, `/_astro/…`. */
  byPath: Map<string, Sheet>;
  /** For each of Astro's scopes, the elements that its rules are about. */
  scoped: Map<string, Compound[]>;
}

/** The class that Astro gives to every element of a component with styles. */
export const SCOPE = /^astro-[a-z\d]{8}$/;

const SCOPED = /:where\(\.(astro-[a-z\d]{8})\)/g;
const PRELUDE = /([^{};]+)\{/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;
/** Tags with a dash, too: of all elements scripts may make more. */
const NEEDED = /[.#](?:\\.|[\w-])+|(?<![\w.:[\\#-])[a-z]\w*-[\w-]+/g;
const NESTED = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Reads sheets as Vite has minified them, by path. What cannot be told for sure is taken for needed. */
export function readSheets(texts: ReadonlyMap<string, string>): Sheets {
  const scoped = new Map<string, Compound[]>();
  const byPath = new Map<string, Sheet>();
  for (const [path, text] of texts) {
    const css = text.replace(/\/\*.*?\*\//gs, '');
    byPath.set(path, { selectors: selectorsIn(css) });
    for (const { 1: scope = '', index } of css.matchAll(SCOPED)) {
      scoped.set(scope, [...(scoped.get(scope) ?? []), compound(compoundBefore(css, index))]);
    }
  }
  return { byPath, scoped };
}

function selectorsIn(css: string): string[][] {
  return (
    Array.from(css.matchAll(PRELUDE), ([, prelude = '']) => prelude.trim())
      .filter((prelude) => !/^(?:@|(?:from|to)\b|[\d.]+%)/.test(prelude))
      .flatMap((prelude) => prelude.replace(SCOPED, '.$1').replace(NESTED, '').split(','))
      // What is nested in a rule is about nothing where the rule is not.
      .filter((selector) => !selector.includes('&'))
      .map((selector) => (selector.match(NEEDED) ?? []).map((name) => name.replaceAll('\\', '')))
  );
}

/** Whether a rule of the sheet may be about a page with these names; one without rules is about every page. */
export function isAbout({ selectors }: Sheet, names: ReadonlySet<string>): boolean {
  return selectors.length === 0 || selectors.some((needed) => needed.every((name) => names.has(name)));
}

/** Whether the rules of a scope may be about an element with this tag and these classes. */
export function needsScope(wanted: readonly Compound[], tag: string, classes: readonly string[]): boolean {
  return wanted.some(
    (one) => (one.tag === null || one.tag === tag) && one.classes.every((name) => classes.includes(name)),
  );
}

function compoundBefore(text: string, end: number): string {
  let depth = 0;
  for (let at = end - 1; at >= 0; at--) {
    const character = text.charAt(at);
    if (character === ')' || character === ']') depth += 1;
    else if (depth > 0 && (character === '(' || character === '[')) depth -= 1;
    else if (depth === 0 && /[\s>+~,{}(;]/.test(character)) return text.slice(at + 1, end);
  }
  return text.slice(0, end);
}

/** Attributes and states may change while the page is read: they do not count. */
function compound(selector: string): Compound {
  const plain = selector.replace(NESTED, '').replace(/\[[^\]]*\]/g, '');
  return { tag: /^[a-z][\w-]*/i.exec(plain)?.[0] ?? null, classes: classesIn(plain) };
}

function classesIn(selector: string): string[] {
  return Array.from(selector.matchAll(CLASS), ([, name = '']) => name.replaceAll('\\', ''));
}
