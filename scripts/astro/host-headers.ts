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
} from '../serve/headers.ts';

/** For this host alone: a foundation has others under its domain, which may not all speak HTTPS. */
const ONLY_HTTPS = { 'Strict-Transport-Security': 'max-age=63072000' };

/** What a host may not know: calendar applications and reference managers go by the type of a file. */
const TYPED = ['.ics', '.bib', '.ris', '.webmanifest'] as const;

/** Writes `_headers`, which Netlify and Cloudflare Pages read: what our own server sends, and that HTTPS is the only way. */
export function writeHostHeaders(dist: string): void {
  // Every tree has the same.
  const folders = globSync('*/', { cwd: join(dist, defaultLang) }).sort();
  writeFileSync(join(dist, '_headers'), headersFile(folders));
}

/**
 * Who may frame a page. A host sends the headers of every rule that fits, and two policies are both obeyed: so there is
 * no rule for all pages, of which some could not be excepted, but one for each folder.
 */
function framing(folders: readonly string[]): (readonly [path: string, headers: Record<string, string>])[] {
  const own = [
    '/',
    '/:lang/',
    ...folders.filter((name) => name !== EMBED_FOLDER).map((name) => `/:lang/${encodeSegment(name)}/*`),
  ];
  return [...own.map((path) => [path, PAGE_HEADERS] as const), [`/:lang/${EMBED_FOLDER}/*`, EMBED_HEADERS]];
}

/**
 * The rules as these hosts read them: a path, then its headers, indented. Of pages, both have browsers ask again.
 * @param folders first segments of the pages in the tree of a language.
 */
export function headersFile(folders: readonly string[]): string {
  const rules: (readonly [path: string, headers: Record<string, string>])[] = [
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
    // By it a browser finds what has changed in an edition it keeps.
    ['/:lang/edition/:year/pack.json', { 'Cache-Control': REVALIDATED }],
  ];
  // A path that is named twice has one rule: hosts differ in what they make of two.
  const byPath = Map.groupBy(rules, ([path]) => path);
  return Array.from(byPath, ([path, same]) =>
    rule(path, Object.fromEntries(same.flatMap(([, headers]) => Object.entries(headers)))),
  ).join('\n');
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join('\n')}\n`;
}
