import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const papers = globSync(['*.md', '.github/*.md', '{src,scripts,tests}/**/*.md'], {
  // A festival’s pages link to one another by their addresses.
  exclude: ['scripts/demo/festival/*/**'],
});
const code = globSync('{src,scripts,tests}/**/*.{ts,tsx,astro,css,mjs}');

/** All that matches in the files, as `file: match`. */
const matchesIn = (files: readonly string[], pattern: RegExp): { file: string; match: string }[] =>
  files.flatMap((file) =>
    // A comment goes on in the next line.
    [
      ...readFileSync(file, 'utf8')
        .replaceAll(/\n\s*\* /g, ' ')
        .matchAll(pattern),
    ].map(([, match = '']) => ({
      file,
      match,
    })),
  );

describe('the rules of a festival', () => {
  const names = matchesIn(['src/domain/README.md'], /^\| \*\*([^*]+)\*\*/gm).map(({ match }) => match);
  const citations = matchesIn(code, /\*\*([A-Z][^*]{2,40})\*\*/g);

  test('are those that the code cites', () => {
    expect(citations.filter(({ match }) => !names.includes(match))).toEqual([]);
  });

  test('are each cited by the code that applies them', () => {
    const applied = new Set(
      citations.filter(({ file }) => !file.startsWith('tests')).map(({ match }) => match),
    );
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !applied.has(name))).toEqual([]);
  });
});

describe('papers', () => {
  test('link to files that are there', () => {
    const links = matchesIn(papers, /\]\(([^)#\s]+)[^)]*\)/g).filter(({ match }) => !match.includes(':'));
    expect(links.filter(({ file, match }) => !existsSync(join(dirname(file), match)))).toEqual([]);
  });

  test('and comments name files and folders that are there', () => {
    const named = matchesIn([...papers, ...code], /`((?:src|scripts|tests|i18n)\/[\w./[\]-]+)`/g);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ match }) => !existsSync(match))).toEqual([]);
  });

  test('that say why something was decided bear its day, in their name and below their title', () => {
    const decisions = papers.filter((file) => file.includes('/decisions/'));
    const firstLines = decisions.map((file) => [
      file,
      readFileSync(file, 'utf8').split('\n', 3)[2] ?? 'no third line',
    ]);
    expect(decisions.length).toBeGreaterThan(30);
    expect(firstLines).toEqual(decisions.map((file) => [file, basename(file).slice(0, 10)]));
  });
});
