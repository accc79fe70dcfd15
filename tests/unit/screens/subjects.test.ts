import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { zones } from '../../../scripts/lint/import-directions.mjs';

const subjects = readdirSync('src/screens', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('the README of the code lists the subjects of the screens, and no others', () => {
  const plan = readFileSync('src/README.md', 'utf8');
  const rows = /\| Subject [\s\S]*?\n\n/.exec(plan)?.[0].split('\n').slice(2) ?? [];
  const named = rows.flatMap((row) =>
    Array.from((row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g), ([, name]) => name),
  );
  expect(named.toSorted()).toEqual(subjects.toSorted());
});

test('every subject has a place in the rules for import directions', () => {
  const ordered = new Set(zones.map(({ target }) => target).flat());
  expect(subjects.filter((name) => !ordered.has(`./src/screens/${name}`))).toEqual([]);
});
