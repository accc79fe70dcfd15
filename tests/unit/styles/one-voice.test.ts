import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classesOf, sources, utilityTest } from './sources.ts';

/** Returns the matches of a pattern in the sources that a rule does not allow, each with its file. */
function violationsOf(pattern: RegExp, allowed: RegExp): string[] {
  return sources
    .filter(({ path }) => path !== 'src/styles/tokens.css')
    .flatMap(({ path, css }) => Array.from(css.matchAll(pattern), ([match]) => `${path}: ${match}`))
    .filter((found) => !allowed.test(found));
}

const breakpoints = Array.from(
  readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--breakpoint-[a-z]+: ([\d.]+rem);/g),
  ([, width]) => width,
);

describe('the styles of the site', () => {
  test('a file uses utilities or a style block, so that its declarations are in one place', async () => {
    const isUtility = await utilityTest();
    // Text for screen readers is hidden by the same utility everywhere.
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

  test('every breakpoint is one of the tokens, written as a comparison', () => {
    expect(breakpoints.length).toBeGreaterThan(5);
    const comparison = new RegExp(`@media \\(width (?:<|<=|>=) (?:${breakpoints.join('|')})\\)`);
    expect(violationsOf(/@media [^{]*width[^{]*/g, comparison)).toEqual([]);
  });

  test.each([
    ['the letter spacing', 'letter-spacing', 'tracking'],
    ['the line height', 'line-height', 'leading'],
    ['the stacking order', 'z-index', 'z'],
  ])('%s is one of the tokens', (_, property, token) => {
    const declaration = new RegExp(`(?<![\\w-])${property}:[^;]*;`, 'g');
    expect(
      violationsOf(
        declaration,
        new RegExp(`: (?:var\\(--${token}-[a-z]+\\)|[\\d.]+rem|inherit|0)(?: !important)?;`),
      ),
    ).toEqual([]);
  });

  test('an animation has one definition: its name holds for the whole page, where the last one wins', () => {
    const names = sources.flatMap(({ css }) =>
      Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(2);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  test('while data is saved, every font that would be fetched is replaced by one of the system', () => {
    const tokens = readFileSync('src/styles/tokens.css', 'utf8');
    const [, saver = ''] = /data-saver='true'\] \{([^}]*)\}/.exec(tokens) ?? [];
    const fetched = tokens.match(/(?<=--font-(?:display|text|arabic): var\()--font-[a-z]+/g) ?? [];
    expect(fetched).toHaveLength(3);
    expect(fetched.filter((name) => !saver.includes(`${name}: Arial`))).toEqual([]);
  });

  test('the font size is one of few steps, except on paper, in drawings and in frames of other sites', () => {
    const step =
      /: (?:(?:calc\()?var\(--(?:text-\w+|size-title)\)(?: \* var\(--fit, 1\)\))?|[\d.]+(?:em|%|pt)|\d\dpx);$/;
    const declared = violationsOf(/(?<![\w-])font-size:[^;]*;/g, step);
    expect(declared.filter((found) => !found.includes('/embed/'))).toEqual([]);
    const steps = readFileSync('src/styles/tokens.css', 'utf8').match(/--text-\w+: /g);
    expect(steps?.length).toBeLessThanOrEqual(12);
  });
});
