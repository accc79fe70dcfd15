import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classesOf, sources, utilityTest } from './sources.ts';

/** What a source says against a rule, each with its file. */
function against(pattern: RegExp, allowed: RegExp): string[] {
  return sources
    .filter(({ path }) => path !== 'src/styles/tokens.css')
    .flatMap(({ path, css }) => Array.from(css.matchAll(pattern), ([match]) => `${path}: ${match}`))
    .filter((found) => !allowed.test(found));
}

const breakpoints = Array.from(
  readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--breakpoint-[a-z]+: ([\d.]+rem);/g),
  ([, width]) => width,
);

describe('styles speak with one voice', () => {
  test('a file speaks in utilities or in a style block: whoever looks for a declaration has one place to look', async () => {
    const isUtility = await utilityTest();
    // Words for screen readers are hidden by one utility everywhere.
    const utilities = [...new Set(sources.flatMap(classesOf))]
      .filter((name) => !/(?:^|:)sr-only$/.test(name))
      .filter(isUtility);
    expect(utilities.length).toBeGreaterThan(50);
    const mixed = sources
      .filter(({ css }) => css !== '')
      .map((source) => [source.path, classesOf(source).filter((name) => utilities.includes(name))] as const)
      .filter(([, names]) => names.length > 0);
    expect(mixed).toEqual([]);
  });

  test('every breakpoint is one of the tokens, spelled as a comparison', () => {
    expect(breakpoints.length).toBeGreaterThan(5);
    const comparison = new RegExp(`@media \\(width (?:<|<=|>=) (?:${breakpoints.join('|')})\\)`);
    expect(against(/@media [^{]*width[^{]*/g, comparison)).toEqual([]);
  });

  test.each([
    ['the space between letters', 'letter-spacing', 'tracking'],
    ['the height of lines', 'line-height', 'leading'],
    ['what stands above what', 'z-index', 'z'],
  ])('%s is one of the tokens', (_, property, token) => {
    const declaration = new RegExp(`(?<![\\w-])${property}:[^;]*;`, 'g');
    expect(
      against(
        declaration,
        new RegExp(`: (?:var\\(--${token}-[a-z]+\\)|[\\d.]+rem|inherit|0)(?: !important)?;`),
      ),
    ).toEqual([]);
  });

  test('the size of letters is one of few steps; on paper, in a drawing and in frames of other sites it is their own', () => {
    const step =
      /: (?:(?:calc\()?var\(--(?:text-\w+|size-title)\)(?: \* var\(--fit, 1\)\))?|[\d.]+(?:em|%|pt)|1\dpx);$/;
    const declared = against(/(?<![\w-])font-size:[^;]*;/g, step);
    expect(declared.filter((found) => !found.includes('/embed/'))).toEqual([]);
    const steps = readFileSync('src/styles/tokens.css', 'utf8').match(/--text-\w+: /g);
    expect(steps?.length).toBeLessThanOrEqual(12);
  });
});
