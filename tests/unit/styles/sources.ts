import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { compile } from 'tailwindcss';

const require = createRequire(import.meta.url);

export interface Source {
  path: string;
  /** The file without its style blocks; empty for a style sheet. */
  markup: string;
  /** The style blocks of the file, or the whole style sheet. */
  css: string;
}

const BLOCK = /<style(?: is:global)?>([\s\S]*?)<\/style>/g;

/** Every file of the site that has styles or may use classes. */
export const sources: readonly Source[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:astro|css|tsx)$/.test(name))
  .map((name) => {
    const path = `src/${name}`;
    const text = readFileSync(path, 'utf8');
    if (path.endsWith('.css')) return { path, markup: '', css: text };
    return {
      path,
      markup: text.replace(BLOCK, ''),
      css: Array.from(text.matchAll(BLOCK), ([, css = '']) => css).join('\n'),
    };
  });

const ATTRIBUTE = /\b(?:class|className|class:list)=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g;
const TEXT = /(['"`])(.*?)\1/gs;

/** A list of classes that a file keeps in a constant. */
const LIST = /= '((?:[^\s'"=;,.]+ ){2,}[^\s'"=;,.]+)'/g;

/** Returns the classes that a file uses, as far as they are written out. */
export function classesOf({ markup }: Source): string[] {
  const attributes = Array.from(markup.matchAll(ATTRIBUTE)).flatMap(([, plain, code = '']) =>
    plain === undefined ? Array.from(code.matchAll(TEXT), ([, , text = '']) => text) : [plain],
  );
  const lists = Array.from(markup.matchAll(LIST), ([, list = '']) => list);
  return [...attributes, ...lists].flatMap((text) => text.split(/\s+/)).filter(Boolean);
}

/** Returns a test for Tailwind's utilities, which Tailwind itself decides with the site's theme. */
export async function utilityTest(): Promise<(name: string) => boolean> {
  const path = resolve('src/styles/global.css');
  const { build } = await compile(readFileSync(path, 'utf8'), {
    base: dirname(path),
    loadStylesheet: (id, base) => {
      const sheet = id.startsWith('.') ? resolve(base, id) : require.resolve(id);
      return Promise.resolve({
        path: sheet,
        base: dirname(sheet),
        content: readFileSync(sheet, 'utf8'),
      });
    },
  });
  // The style sheet that it builds grows with each new utility, and with nothing else.
  let built = build([]);
  return (name) => {
    const before = built;
    built = build([name]);
    return built !== before;
  };
}
