/** References in elements: style sheets, scripts, drawings, preloaded fonts, the code of islands. */
const NAMED_BY_ELEMENT = /\s(?:href|src|component-url|renderer-url)="(\/_astro\/[^"#?]+)/g;
/** References in styles, in a page or a sheet. */
const NAMED_BY_STYLE = /url\(["']?(?:\.|\/_astro)\/([^"')#?]+)/g;
/** A file of code names those it imports, at once or later, beside itself or from the root. */
const NAMED_BY_CODE = /["'`](?:\.|_astro|\/_astro)\/([^"'`/]+\.(?:js|css))["'`]/g;

const MEDIA = /\/media\/([\w-]+\.\w+)/g;

/** Gives a file by its path, null when it cannot be had. */
export type ReadText = (path: string) => Promise<string | null>;

/**
 * The files of a page's own, with those that its scripts load only when a visitor turns to them: the code of its islands,
 * its forms, its filters. Of the fonts, those that it preloads: the others are for scripts that few pages have.
 */
export function partsOfPage(html: string, read: ReadText): Promise<string[]> {
  const preloaded = matches(html, NAMED_BY_ELEMENT);
  return withImports([...preloaded, ...inStyles(html).filter((path) => !path.endsWith('.woff2'))], read);
}

/** All files that a page names by itself, every font too. */
export function partsNamedIn(html: string): string[] {
  return [...matches(html, NAMED_BY_ELEMENT), ...inStyles(html)];
}

/** Files with all that they name in turn, each once. */
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

/** Names of the media that a page shows; what only its head names is for link previews. */
export function mediaNamesIn(html: string): string[] {
  return matches(html.slice(Math.max(0, html.indexOf('<body'))), MEDIA);
}

const imported = (code: string): string[] => matches(code, NAMED_BY_CODE).map((name) => `/_astro/${name}`);
const inStyles = (styles: string): string[] =>
  matches(styles, NAMED_BY_STYLE).map((name) => `/_astro/${name}`);

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}
