import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { browsers } from '../../scripts/astro/browsers.ts';
import { dist } from './built-site.ts';

/** Methods that came to browsers after January 2023. */
const LATER =
  /\.(?:toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync|isWellFormed|canParse|checkVisibility|symmetricDifference|isSubsetOf)\(|AbortSignal\.any\(/g;

/** ARIA attributes as properties of elements: in Firefox since October 2023, and before that without any effect. */
const REFLECTED = /\.aria[A-Z]\w+|\.role=(?!=)/g;

/** In all of these browsers; esbuild leaves it to others to find out. */
const KNOWN = { 'regexp-unicode-property-escapes': true };

const files = readdirSync(dist(), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:html|css|js)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const textsOf = (extension: string): [path: string, text: string][] =>
  files
    .filter((path) => path.endsWith(extension))
    .map((path) => [path.slice(dist().length), readFileSync(path, 'utf8')]);

/** Every style of the site, once: many pages have the same. */
function styles(): Map<string, string> {
  const inPages = textsOf('.html').flatMap(([path, html]) =>
    Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => [css, path] as const),
  );
  return new Map([...inPages, ...textsOf('.css').map(([path, css]) => [css, path] as const)]);
}

/** How many rules stand within rules. */
function nestedRules(css: string): number {
  let count = 0;
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style: ({ value }) => {
          count += value.rules.length;
        },
      },
    },
  });
  return count;
}

test('no style has a rule within a rule, which browsers of January 2023 skip', () => {
  expect(styles().size).toBeGreaterThan(20);
  expect([...styles()].filter(([css]) => nestedRules(css) > 0).map(([, path]) => path)).toEqual([]);
});

test('no style asks for a width by comparison, which Safari of January 2023 does not understand', () => {
  const comparing = [...styles()].filter(([css]) => /@media[^{]*[<>]/.test(css));
  expect(comparing.map(([, path]) => path)).toEqual([]);
});

test('no script has syntax that came later', () => {
  const later = textsOf('.js').filter(([, code]) => {
    const written = (target: string | string[]): string =>
      transformSync(code, { target, supported: KNOWN, minify: true }).code;
    return written(browsers) !== written('esnext');
  });
  expect(later.map(([path]) => path)).toEqual([]);
});

test.each([
  ['calls a method that came later', LATER],
  ['writes an ARIA attribute as a property', REFLECTED],
])('no script %s', (_, pattern) => {
  const uses = textsOf('.js').flatMap(([path, code]) =>
    (code.match(pattern) ?? []).map((use) => `${path}: ${use}`),
  );
  expect(uses).toEqual([]);
});
