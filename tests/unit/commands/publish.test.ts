import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publish, restoreFormer } from '../../../scripts/commands/support/publish.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const OLD = {
  'index.html': 'old',
  'fr/index.html': 'old',
  'gone/index.html': 'old',
  map: 'a file',
  'faq/index.html': 'a folder',
};
const NEW = {
  'index.html': 'new',
  'fr/index.html': 'new',
  '_astro/a.js': 'new',
  'map/index.html': 'a folder',
  faq: 'a file',
};

function place(files: Record<string, string>, folder: string): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function siteIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );
}

function workshop() {
  const folder = temporaryFolder();
  const places = {
    next: join(folder, 'cache/next'),
    dist: join(folder, 'dist'),
    former: join(folder, 'cache/former'),
  };
  place(NEW, places.next);
  return { folder, places };
}

const failing = (code: string) => (): void => {
  throw Object.assign(new Error(code), { code });
};

describe('a new site', () => {
  test('replaces the old one', () => {
    const { places } = workshop();
    place(OLD, places.dist);
    publish(places);
    expect(siteIn(places.dist)).toEqual(NEW);
    expect(existsSync(places.former) || existsSync(places.next)).toBe(false);
  });

  test('may be the first one', () => {
    const { places } = workshop();
    publish(places);
    expect(siteIn(places.dist)).toEqual(NEW);
  });

  test.each([
    ['a mount', 'EBUSY'],
    ['on another file system', 'EXDEV'],
  ])('replaces the old one in a folder that is %s', (_name, code) => {
    const { places } = workshop();
    place(OLD, places.dist);
    publish({ ...places, rename: failing(code) });
    expect(siteIn(places.dist)).toEqual(NEW);
    expect(readdirSync(places.dist).toSorted()).toEqual(['_astro', 'faq', 'fr', 'index.html', 'map']);
    expect(existsSync(places.next)).toBe(false);
  });

  test('that cannot be put in place leaves the old one where it was', () => {
    const { places } = workshop();
    place(OLD, places.dist);
    const rename = (from: string, to: string): void => {
      if (from === places.next) failing('EACCES')();
      renameSync(from, to);
    };
    expect(() => publish({ ...places, rename })).toThrow('EACCES');
    expect(siteIn(places.dist)).toEqual(OLD);
  });

  test('whose publication was interrupted leaves the old one to be restored', () => {
    const { places } = workshop();
    place(OLD, places.former);
    restoreFormer(places);
    expect(siteIn(places.dist)).toEqual(OLD);
  });
});
