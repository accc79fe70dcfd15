import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const citation = /\*\*([A-Z][^*\n]+)\*\*/g;
const namesIn = (text: string): string[] => Array.from(text.matchAll(citation), ([, name = '']) => name);

const rules = namesIn(readFileSync('src/domain/README.md', 'utf8'));
const files = globSync('{src,scripts}/**/*.{ts,tsx,astro,css}');

test('every rule has a unique name', () => {
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((name, index) => rules.indexOf(name) !== index)).toEqual([]);
});

test('every rule that the code cites is in the list of rules', () => {
  const unknown = files.flatMap((file) =>
    namesIn(readFileSync(file, 'utf8'))
      .filter((name) => !rules.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
