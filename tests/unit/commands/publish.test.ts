import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publish, restoreFormer } from '../../../scripts/commands/support/publish.ts';
import { filesBelow } from '../../../scripts/files/files-below.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { writeFiles } from '../../fixtures/write-files.ts';

const SAME = ['index.html', 'fr/index.html'];
const filesOf = (paths: string[], text: string) => Object.fromEntries(paths.map((path) => [path, text]));
/** Each site has a file where the other has a folder. */
const OLD = filesOf([...SAME, 'gone/index.html', 'map', 'faq/index.html'], 'old');
const NEW = filesOf([...SAME, '_astro/a.js', 'map/index.html', 'faq'], 'new');

function siteIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}

/** Returns the folders of a publication, in which only the new site is. */
function newPlaces() {
  const folder = temporaryFolder();
  const next = join(folder, 'cache/next');
  writeFiles(next, NEW);
  return { next, dist: join(folder, 'dist'), former: join(folder, 'cache/former') };
}

const failing = (code: string) => (): void => {
  throw Object.assign(new Error(code), { code });
};

describe('a new site', () => {
  test('replaces the old one, and may be the first one', () => {
    const places = newPlaces();
    publish(places);
    expect(siteIn(places.dist)).toEqual(NEW);
    writeFiles(places.next, OLD);
    publish(places);
    expect(siteIn(places.dist)).toEqual(OLD);
    expect(existsSync(places.former) || existsSync(places.next)).toBe(false);
  });

  test.each([
    ['a mount', 'EBUSY'],
    ['on another file system', 'EXDEV'],
  ])('replaces the old one in a folder that is %s', (_name, code) => {
    const places = newPlaces();
    writeFiles(places.dist, OLD);
    publish({ ...places, rename: failing(code) });
    expect(siteIn(places.dist)).toEqual(NEW);
    expect(readdirSync(places.dist).toSorted()).toEqual(['_astro', 'faq', 'fr', 'index.html', 'map']);
    expect(existsSync(places.next)).toBe(false);
  });

  test('that cannot be put in place leaves the old one where it was', () => {
    const places = newPlaces();
    writeFiles(places.dist, OLD);
    const rename = (from: string, to: string): void => {
      if (from === places.next) failing('EACCES')();
      renameSync(from, to);
    };
    expect(() => publish({ ...places, rename })).toThrow('EACCES');
    expect(siteIn(places.dist)).toEqual(OLD);
  });

  test('whose publication was interrupted leaves the old one to be restored', () => {
    const places = newPlaces();
    writeFiles(places.former, OLD);
    restoreFormer(places);
    expect(siteIn(places.dist)).toEqual(OLD);
  });
});
