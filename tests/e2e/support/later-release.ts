import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packOfEdition } from '../../../scripts/astro/edition-packs/pack-of-edition.ts';
import { type Pack, packPath } from '../../../src/domain/archive/pack.ts';
import type { Edition } from '../../../src/domain/model/festival.ts';

/** Text files of a site in one release: undefined if a file is as it was built, null if it no longer exists. */
export type Release = (path: string) => string | null | undefined;

const dist = (): string => process.env['DIST_UNDER_TEST'] ?? '';
const fileOf = (path: string): string =>
  join(dist(), decodeURIComponent(path.endsWith('/') ? `${path}index.html` : path));
const read = (path: string): string => readFileSync(fileOf(path), 'utf8');

/** A release, with the pack of an edition by which devices keep it. */
export interface Published {
  release: Release;
  pack: Pack;
}

/**
 * Returns the site as it was built, and a later release. In the later one the code of the programme’s filters has
 * another name, which every page of a programme contains, the worker is another one, and the search data has news of
 * another edition.
 * @param pack of the edition that is listed again in each release.
 */
export async function twoReleases(pack: Pack): Promise<{ built: Published; later: Published }> {
  const code = readdirSync(join(dist(), '_astro')).find((name) =>
    name.startsWith('ProgrammeFilters.island.'),
  );
  if (!code) throw new Error('The programme’s filters have no file of their own any more: choose other code');
  const renamed = 'ProgrammeFilters.island.later.js';
  const search = `/data/search/${pack.lang}.json`;
  const later: Release = (path) => {
    if (path === `/_astro/${code}`) return null;
    if (path === `/_astro/${renamed}`) return `${read(`/_astro/${code}`)}\n/* later */`;
    if (path === '/sw.js') return `${read(path)}\n/* later */`;
    if (path === search) return read(path).replace('"Contre-jour"', '"Contre-jour, demain"');
    return /(?:\/|\.js)$/.test(path) ? read(path).replaceAll(code, renamed) : undefined;
  };
  return { built: await published(pack, () => undefined), later: await published(pack, later) };
}

async function published(pack: Pack, files: Release): Promise<Published> {
  const contentOf = (path: string): Buffer => {
    const content = files(path);
    return content === undefined || content === null ? readFileSync(fileOf(path)) : Buffer.from(content);
  };
  const pages = pack.pages.map(({ path, kind }) => ({ path: decodeURIComponent(path).slice(4, -1), kind }));
  const listed = await packOfEdition(
    {
      edition: { year: pack.edition } as Edition,
      lang: pack.lang,
      pages,
      redirects: [],
      siteName: pack.title.replace(/ \d+$/, ''),
      date: pack.date,
    },
    {
      text: (path) => contentOf(path).toString(),
      read: (path, _version, read) => Promise.resolve(read(contentOf(path).toString())),
      forget: () => undefined,
      measure: (path) => {
        const content = contentOf(path);
        const hash = createHash('sha256').update(content).digest('base64');
        return Promise.resolve({ bytes: content.length, sent: content.length, hash });
      },
    },
  );
  const address = packPath(pack.edition, pack.lang);
  return { release: (path) => (path === address ? JSON.stringify(listed) : files(path)), pack: listed };
}
