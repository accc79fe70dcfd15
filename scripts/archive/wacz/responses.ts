import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { secondAddressTarget } from '../../../src/domain/archive/pack.ts';
import { contentTypeOf } from '../../serve/content-types.ts';
import { mediaNamesIn } from '../../astro/service-worker/parts-of-page.ts';
import { fileOfPath, isFile } from '../../astro/site-tree.ts';
import type { EditionSource } from '../edition-source.ts';
import type { BuiltPage } from './pages.ts';

export type SiteResponse = ReturnType<typeof responsesOf>[number];

/**
 * Returns the responses of the site that a browser needs to show every page of an edition, at any width and with
 * scripts: pages, code, fonts, data, pictures in all their sizes, and second addresses. Sorted by address.
 */
export function responsesOf({ year, dist, siteUrl, packs }: EditionSource, pages: readonly BuiltPage[]) {
  const fileOf = (path: string): string => fileOfPath(dist, path);
  const links = pages.flatMap((page) => page.links);
  const named = [
    ...packs.flatMap((pack) => [
      ...pack.files.map(({ path }) => path),
      // Second addresses whose target is filtered by a day are left out: no page links to them.
      ...Object.keys(pack.redirects).filter(
        (path) => !secondAddressTarget(path, pack.redirects[path] ?? '').includes('?'),
      ),
    ]),
    // Data and short addresses: a path that contains the year belongs to the edition.
    ...links.map(({ pathname }) => pathname).filter((path) => path.split('/').includes(String(year))),
  ];
  const paths = [...new Set(named)].filter((path) => isFile(dist, path));
  const pictures = paths
    .filter((path) => path.endsWith('/'))
    .flatMap((path) => mediaNamesIn(readFileSync(fileOf(path), 'utf8')))
    .map((name) => `/media/${name}`)
    .filter((path) => isFile(dist, path));
  const queries = Map.groupBy(
    new Set(links.filter(({ search }) => search !== '').map(({ href }) => href)),
    (href) => new URL(href).pathname,
  );
  return [...new Set([...paths, ...pictures])].toSorted().map((path) => ({
    url: new URL(path, siteUrl).href,
    contentType: contentTypeOf(extname(fileOf(path))).name,
    body: readFileSync(fileOf(path)),
    /** Addresses with a query under which pages link to this response. An archive reader needs an entry for each. */
    linkedAs: (queries.get(path) ?? []).toSorted(),
  }));
}
