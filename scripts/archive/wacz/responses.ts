import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentTypeOf } from '../../serve/content-types.ts';
import { mediaNamesIn } from '../../astro/service-worker/media-of-page.ts';
import type { EditionSource } from '../edition-source.ts';

/** An answer of the site. */
export interface SiteResponse {
  url: string;
  /** As the site sends it. */
  contentType: string;
  body: Uint8Array;
}

/**
 * The answers of the site by which a browser shows every page of an edition, of any width and with script: pages, code,
 * fonts, data, and pictures in all their sizes. In the order of their addresses.
 */
export function responsesOf({ year, dist, siteUrl, packs }: EditionSource): SiteResponse[] {
  const fileOf = (path: string): string =>
    join(dist, decodeURIComponent(path.endsWith('/') ? `${path}index.html` : path));
  const all = Object.values(packs);
  const pictures = all
    .flatMap(({ pages }) => pages)
    .flatMap(({ path }) => mediaNamesIn(readFileSync(fileOf(path), 'utf8')))
    .map((name) => `/media/${name}`);
  const data = all.flatMap(({ lang }) =>
    ['data.json', 'data.csv'].map((name) => `/${lang}/edition/${year}/${name}`),
  );
  const paths = [...all.flatMap(({ files }) => files.map(({ path }) => path)), ...pictures, ...data];
  return [...new Set(paths)]
    .toSorted()
    .filter((path) => existsSync(fileOf(path)) && statSync(fileOf(path)).isFile())
    .map((path) => ({
      url: new URL(path, siteUrl).href,
      contentType: contentTypeOf(extname(fileOf(path))).name,
      body: readFileSync(fileOf(path)),
    }));
}
