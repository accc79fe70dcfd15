import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLang } from '../../src/domain/model/languages.ts';
import { encodeSegment } from '../../src/i18n/paths.ts';
import { EMBED_FOLDER } from '../../src/shell/policy/directives.ts';
import { contentTypeOf } from '../serve/content-types.ts';
import {
  EMBED_HEADERS,
  PAGE_HEADERS,
  headersByPath,
  securityHeaders,
  IMMUTABLE,
  immutableFolders,
  REVALIDATED,
  type HeaderRule,
} from '../serve/headers.ts';

/** Applies to this host only: other hosts under a foundation's domain may not all support HTTPS. */
const ONLY_HTTPS = { 'Strict-Transport-Security': 'max-age=63072000' };

/** Extensions whose type a host may not know, and on whose type calendar applications and reference managers rely. */
const TYPED = ['.ics', '.bib', '.ris', '.webmanifest'] as const;

/** Writes `_headers` for Netlify and Cloudflare Pages: the headers of the project's own server, and HTTPS only. */
export function writeHostHeaders(dist: string): void {
  // The trees of all languages have the same folders.
  const folders = globSync('*/', { cwd: join(dist, defaultLang) }).sort();
  writeFileSync(join(dist, '_headers'), headersFile(folders));
}

/**
 * Returns the rules about who may frame a page. A host sends the headers of every matching rule, and browsers obey all
 * policies that they receive. A rule for all pages could therefore not have exceptions, so each folder has its own.
 */
function framing(folders: readonly string[]): HeaderRule[] {
  const own = [
    '/',
    '/:lang/',
    ...folders.filter((name) => name !== EMBED_FOLDER).map((name) => `/:lang/${encodeSegment(name)}/*`),
  ];
  return [...own.map((path) => [path, PAGE_HEADERS] as const), [`/:lang/${EMBED_FOLDER}/*`, EMBED_HEADERS]];
}

/**
 * Returns the rules in the format of these hosts: a path, then its headers, indented. Pages are revalidated by default.
 * @param folders first path segments of the pages in the tree of a language.
 */
export function headersFile(folders: readonly string[]): string {
  const rules: HeaderRule[] = [
    ['/*', { ...ONLY_HTTPS, ...securityHeaders }],
    ...framing(folders),
    ...immutableFolders.map((folder) => [`/${folder}/*`, { 'Cache-Control': IMMUTABLE }] as const),
    ...headersByPath,
    ...TYPED.map(
      (extension) => [`/*${extension}`, { 'Content-Type': contentTypeOf(extension).name }] as const,
    ),
    ['/sw.js', { 'Cache-Control': REVALIDATED }],
    // Cancellations must not be missed.
    ['/data/*', { 'Cache-Control': REVALIDATED }],
    // With this file, a browser finds what has changed in an edition that it keeps.
    ['/:lang/edition/:year/pack.json', { 'Cache-Control': REVALIDATED }],
  ];
  // Rules of the same path are merged: hosts differ in how they treat two.
  const byPath = Map.groupBy(rules, ([path]) => path);
  return Array.from(byPath, ([path, same]) =>
    rule(path, Object.fromEntries(same.flatMap(([, headers]) => Object.entries(headers)))),
  ).join('\n');
}

function rule(path: string, headers: HeaderRule[1]): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join('\n')}\n`;
}
