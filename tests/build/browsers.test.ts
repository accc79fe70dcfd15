import { transformSync } from 'esbuild';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { browsers } from '../../scripts/astro/browsers.ts';
import { filesBelow, textAt } from './built-site.ts';

/** Methods that came to browsers after January 2023. */
const LATER =
  /\.(?:toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync|isWellFormed|canParse|checkVisibility|symmetricDifference|isSubsetOf)\(|AbortSignal\.any\(/g;

/** ARIA attributes as properties of elements: Firefox has them since October 2023; without them they have no effect. */
const REFLECTED = /\.aria[A-Z]\w+|\.role=(?!=)/g;

/** Syntax that all of these browsers support; esbuild does not decide this by itself. */
const KNOWN = { 'regexp-unicode-property-escapes': true };

const textsOf = (extension: RegExp): [path: string, text: string][] =>
  filesBelow('', extension).map((path) => [path, textAt(path)]);

/** Returns each distinct style sheet of the site with the path of a file that has it: many pages share their styles. */
function styles(): Map<string, string> {
  const inPages = textsOf(/\.html$/).flatMap(([path, html]) =>
    Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => [css, path] as const),
  );
  return new Map([...inPages, ...textsOf(/\.css$/).map(([path, css]) => [css, path] as const)]);
}

/** Counts the rules nested in other rules. */
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

test('no style sheet has nested rules, which browsers of January 2023 skip', () => {
  expect(styles().size).toBeGreaterThan(20);
  expect([...styles()].filter(([css]) => nestedRules(css) > 0).map(([, path]) => path)).toEqual([]);
});

test('no media query compares widths with < or >, which Safari of January 2023 does not understand', () => {
  const comparing = [...styles()].filter(([css]) => /@media[^{]*[<>]/.test(css));
  expect(comparing.map(([, path]) => path)).toEqual([]);
});

test('no script has syntax that is newer than the supported browsers', () => {
  const later = textsOf(/\.js$/).filter(([, code]) => {
    const written = (target: string | string[]): string =>
      transformSync(code, { target, supported: KNOWN, minify: true }).code;
    return written(browsers) !== written('esnext');
  });
  expect(later.map(([path]) => path)).toEqual([]);
});

test.each([
  ['calls a method that is newer than January 2023', LATER],
  ['sets an ARIA attribute as a property', REFLECTED],
])('no script %s', (_, pattern) => {
  const uses = textsOf(/\.js$/).flatMap(([path, code]) =>
    (code.match(pattern) ?? []).map((use) => `${path}: ${use}`),
  );
  expect(uses).toEqual([]);
});
