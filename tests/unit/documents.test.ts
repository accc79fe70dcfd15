import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { festival } from '../../src/site/festival.ts';

const documents = globSync(['*.md', '.github/*.md', '{src,scripts,tests}/**/*.md'], {
  // Pages of a festival link to each other by address, not by file.
  exclude: ['scripts/demo/festival/*/**'],
});
const code = globSync('{src,scripts,tests}/**/*.{ts,tsx,astro,css,mjs}');

/** Returns what the first group of the pattern matches in the files, with the file. */
const matchesIn = (files: readonly string[], pattern: RegExp): { file: string; match: string }[] =>
  files.flatMap((file) =>
    // Joins the lines of a block comment.
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

  test('include all that the code cites', () => {
    expect(citations.filter(({ match }) => !names.includes(match))).toEqual([]);
  });

  test('have a unique name, by which the code that applies them cites each', () => {
    const applied = new Set(
      citations.filter(({ file }) => !file.startsWith('tests')).map(({ match }) => match),
    );
    expect(names.length).toBeGreaterThan(30);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !applied.has(name))).toEqual([]);
  });
});

describe('documents', () => {
  test('link only to files that exist', () => {
    const links = matchesIn(documents, /\]\(([^)#\s]+)[^)]*\)/g).filter(({ match }) => !match.includes(':'));
    expect(links.filter(({ file, match }) => !existsSync(join(dirname(file), match)))).toEqual([]);
  });

  test('name only files and folders that exist, and so do comments', () => {
    const named = matchesIn([...documents, ...code], /`((?:src|scripts|tests|i18n)\/[\w./[\]-]+)`/g);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ match }) => !existsSync(match))).toEqual([]);
  });

  test('tell another back end every id with a meaning', () => {
    const [table] = matchesIn(['scripts/api/README.md'], /### Ids with a meaning([^#]+)/g);
    const { timeZone: _, map: __, ...ids } = festival;
    const known = JSON.stringify(ids).match(/\d+/g) ?? [];
    expect(known.filter((id) => !new RegExp(`\\b${id}\\b`).test(table?.match ?? ''))).toEqual([]);
  });

  test('about decisions have the date in their name and below their title', () => {
    const decisions = documents.filter((file) => file.includes('/decisions/'));
    const firstLines = decisions.map((file) => [
      file,
      readFileSync(file, 'utf8').split('\n', 3)[2] ?? 'no third line',
    ]);
    expect(decisions.length).toBeGreaterThan(30);
    expect(firstLines).toEqual(decisions.map((file) => [file, basename(file).slice(0, 10)]));
  });
});
