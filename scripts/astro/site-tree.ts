import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Lang } from '../../src/domain/model/core.ts';
import { encodeSegment } from '../../src/i18n/paths.ts';

const INDEX = 'index.html';

/**
 * Returns the paths of the pages in one tree of the built site, without language and not percent-encoded:
 * `program/2024`, and the empty path for home.
 */
export function pagePathsIn(dist: string, lang: Lang): string[] {
  const root = join(dist, lang);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === INDEX)
    .map((entry) => relative(root, entry.parentPath).split(sep).join('/'))
    .toSorted();
}

/** Returns the first path segments of all pages except home. */
export function topLevelNames(dist: string, lang: Lang): string[] {
  return [...new Set(pagePathsIn(dist, lang).map((path) => path.replace(/\/.*/s, '')))].filter(Boolean);
}

export function pageFile(dist: string, path: string): string {
  return join(dist, path, INDEX);
}

export function fileOfPath(dist: string, urlPath: string): string {
  const path = decodeURIComponent(urlPath);
  return join(dist, path.endsWith('/') ? path + INDEX : path);
}

export const isFile = (dist: string, urlPath: string): boolean =>
  statSync(fileOfPath(dist, urlPath), { throwIfNoEntry: false })?.isFile() ?? false;

/** Writes a page unless it exists; synchronously, which is fastest for many small files. @returns whether it wrote. */
export function writeNewPage(dist: string, path: string, html: string): boolean {
  const file = pageFile(dist, path);
  if (existsSync(file)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  return true;
}

/** Returns the URL path of a page: percent-encoded, with a final slash. */
export function urlPath(...path: string[]): string {
  const segments = path.flatMap((part) => part.split('/')).filter(Boolean);
  return ['', ...segments.map(encodeSegment), ''].join('/');
}
