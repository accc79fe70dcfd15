/** References in elements: style sheets, scripts, drawings, preloaded fonts, the code of islands. */
const NAMED_BY_ELEMENT = /\s(?:href|src|component-url|renderer-url)="(\/_astro\/[^"#?]+)/g;
const NAMED_BY_STYLE = /url\(["']?(?:\.|\/_astro)\/([^"')#?]+)/g;
/** References in code: the files that it imports, statically or later, relative to it or from the root. */
const NAMED_BY_CODE = /["'`](?:\.|_astro|\/_astro)\/([^"'`/]+\.(?:js|css))["'`]/g;

const MEDIA = /\/media\/([\w-]+\.\w+)/g;

/** Reads a file by its path; null if it cannot be loaded. */
export type ReadText = (path: string) => string | null | Promise<string | null>;

/**
 * Returns the files that a page needs, including those that its scripts load only when a visitor turns to them: code of
 * islands, forms and filters. Of the fonts, only preloaded ones: others are for writing systems of few pages.
 */
export function partsOfPage(html: string, read: ReadText): Promise<string[]> {
  const preloaded = matches(html, NAMED_BY_ELEMENT);
  return withImports([...preloaded, ...inStyles(html).filter((path) => !path.endsWith('.woff2'))], read);
}

/** Returns all files that a page refers to directly, including every font. */
export function partsNamedIn(html: string): string[] {
  return [...matches(html, NAMED_BY_ELEMENT), ...inStyles(html)];
}

/** Returns files with all those that they refer to in turn, each once. */
export async function withImports(paths: Iterable<string>, read: ReadText): Promise<string[]> {
  const parts = new Set<string>();
  const add = async (path: string): Promise<void> => {
    if (parts.has(path)) return;
    parts.add(path);
    if (!/\.(?:js|css)$/.test(path)) return;
    const text = (await read(path)) ?? '';
    await Promise.all((path.endsWith('.css') ? inStyles(text) : imported(text)).map(add));
  };
  await Promise.all(Array.from(paths, add));
  return [...parts];
}

/** Returns the names of the media files in a page's body. Those that are only in its head are for link previews. */
export function mediaNamesIn(html: string): string[] {
  return matches(html.slice(Math.max(0, html.indexOf('<body'))), MEDIA);
}

const imported = (code: string): string[] => matches(code, NAMED_BY_CODE).map((name) => `/_astro/${name}`);
const inStyles = (styles: string): string[] =>
  matches(styles, NAMED_BY_STYLE).map((name) => `/_astro/${name}`);

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}
