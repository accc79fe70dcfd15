import { createHash, hash } from 'node:crypto';
import type { EditionPage } from '../../../src/domain/archive/edition-pages.ts';
import type { Pack, PackFile, PackPage } from '../../../src/domain/archive/pack.ts';
import type { Instant, Lang } from '../../../src/domain/model/core.ts';
import type { Edition } from '../../../src/domain/model/festival.ts';
import { htmlToText } from '../../../src/domain/text/html-text.ts';
import { digestOf } from '../../../src/content/digest.ts';
import { dataPath } from '../../../src/i18n/paths.ts';
import type { Redirect } from '../redirects/redirects.ts';
import { mediaNamesIn, partsNamedIn, withImports } from '../service-worker/parts-of-page.ts';
import { urlPath } from '../site-tree.ts';
import { choosePictures } from './pictures-of-pages.ts';
import type { SiteFiles } from './site-files.ts';

export interface PackSource {
  edition: Edition;
  lang: Lang;
  pages: readonly EditionPage[];
  redirects: readonly Redirect[];
  /** Name of the festival, which ends the title of every page. */
  siteName: string;
  date: Instant;
}

const TITLE = /<title>([^<]*)<\/title>/;
/** Links of a page to files: its icon, calendars, citations, the edition's data. */
const LINKED_FILE =
  /<(?:link rel="icon"|a(?=\s))[^>]*?\shref="(\/(?!iiif\/)[^"]+\.(?:svg|ics|bib|ris|json|csv))"/g;

/** Links of texts to documents. Those with `download`, which Chromium opens without the service worker, are left out. */
const LINKED_DOCUMENT = /<a\s(?![^>]*\sdownload\b)(?:[^>]*\s)?href="(\/media\/[0-9a-f]{16}\.pdf)[#"]/g;
/** Bytes of the largest document that is kept with the pictures: about as many as all pictures of an edition have. */
const LARGEST_DOCUMENT = 1_000_000;

const isKept = ({ path, bytes }: PackFile): boolean => !path.endsWith('.pdf') || bytes <= LARGEST_DOCUMENT;

/** Lists all files of an edition in one language. @throws Error when a file that its pages use is missing. */
export async function packOfEdition(source: PackSource, files: SiteFiles): Promise<Pack> {
  const { edition, lang, siteName, date } = source;
  const { paths, pages, pictures, documents, content: found } = await readPages(source, files);
  const chosen: Pick<PackFile, 'path' | 'in'>[] = [
    ...Array.from(paths, (path) => ({ path, in: ['text' as const] })),
    ...choosePictures(pictures).map(({ name, in: parts }) => ({ path: `/media/${name}`, in: parts })),
    ...Array.from(documents, (path) => ({ path, in: ['phone' as const, 'screen' as const] })),
  ];
  const measured = await Promise.all(
    chosen
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(async (file) => ({ ...file, ...(await files.measure(file.path)) })),
  );
  return {
    format: 1,
    edition: edition.year,
    lang,
    title: `${siteName} ${edition.year}`,
    date,
    content: found,
    ...versioned({ files: measured.filter(isKept), pages, redirects: secondAddresses(source, pages) }),
  };
}

/** Returns a pack with new measures of a page that has changed. Its version changes, its content hash does not. */
export async function repacked(pack: Pack, page: string, files: SiteFiles): Promise<Pack> {
  const { pages, redirects } = pack;
  files.forget(page);
  const measures = await files.measure(page);
  const changed = pack.files.map((file) => (file.path === page ? { ...file, ...measures } : file));
  return { ...pack, ...versioned({ files: changed, pages, redirects }) };
}

const versioned = (listed: Pick<Pack, 'files' | 'pages' | 'redirects'>) => ({
  version: hash('sha256', JSON.stringify(listed)).slice(0, 16),
  ...listed,
});

async function readPages(source: PackSource, files: SiteFiles) {
  const named = new Set<string>();
  const pictures = new Set<string>();
  const documents = new Set<string>();
  // Starts with the data files that the search, the map and the walks of its pages request.
  const paths = new Set<string>();
  for (const list of ['search', 'search-texts', 'map', 'near'] as const) {
    const { parts = 1 } = JSON.parse(files.text(dataPath(source.lang, list))) as { parts?: number };
    for (let part = 1; part <= parts; part += 1) paths.add(dataPath(source.lang, list, part));
  }
  const pages: PackPage[] = [];
  const content = createHash('sha256');
  const { siteName } = source;
  const readPage = async ({ path: route, kind }: EditionPage) => {
    const path = urlPath(source.lang, route);
    const found = await files.read(path, `page of ${siteName}`, (html) => namedBy(html, siteName));
    return { path, kind, ...found };
  };
  const found = await Promise.all(source.pages.map(readPage));
  for (const { path, kind, links, parts, media, linked, title, words } of found) {
    for (const file of [path, ...links]) paths.add(file);
    for (const part of parts) named.add(part);
    for (const name of media) pictures.add(name);
    for (const file of linked) documents.add(file);
    if (kind !== 'part') pages.push({ path, kind, title });
    // Tools, such as the search, do not belong to one edition.
    if (kind !== 'tool') content.update(JSON.stringify([path, title, words]));
  }
  for (const part of await withImports(named, files.text)) paths.add(part);
  return { paths, pages, pictures, documents, content: content.digest('hex').slice(0, 16) };
}

/**
 * Returns the references of a page, and a digest of its content. They are cloned, since substrings keep the whole text
 * in memory.
 */
const namedBy = (html: string, siteName: string) =>
  structuredClone({
    links: Array.from(html.matchAll(LINKED_FILE), ([, file = '']) => file),
    linked: Array.from(html.matchAll(LINKED_DOCUMENT), ([, file = '']) => file),
    parts: partsNamedIn(html),
    media: mediaNamesIn(html),
    title: titleOf(html, siteName),
    words: digestOf(contentOf(html)),
  });

const BODY = /<main\b.*<\/main>/s;
const CODE = /<(script|style|template)\b.*?<\/\1>/gs;
const LINK = /\shref="([^"]*)"/g;

/** Returns the content of a page, independent of the release: its words, links and pictures. */
function contentOf(html: string): unknown {
  const body = (BODY.exec(html)?.[0] ?? html).replace(CODE, '');
  const links = Array.from(body.matchAll(LINK), ([, to = '']) => to).filter(
    (to) => !to.startsWith('/_astro/'),
  );
  return [htmlToText(body), links, [...new Set(mediaNamesIn(body).map((name) => name.slice(0, 16)))]];
}

/** Returns the title of a page without the festival's name, which the layout adds to each. */
function titleOf(html: string, siteName: string): string {
  const title = htmlToText(TITLE.exec(html)?.[1] ?? '');
  const ending = ` — ${siteName}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

/** Redirects venue sheets, which show what is on now, to the map at the venue, for packs without these sheets. */
const sheetsOnMap = (pages: readonly EditionPage[]): Redirect[] =>
  pages.flatMap(({ path }) => {
    const id = /^map\/(\d+)$/.exec(path)?.[1];
    return id === undefined ? [] : [{ from: `venue/${id}`, to: path }];
  });

function secondAddresses(source: PackSource, pages: readonly PackPage[]): Pack['redirects'] {
  const { lang, redirects } = source;
  const kept = new Set(pages.map(({ path }) => path));
  return Object.fromEntries(
    [...redirects, ...sheetsOnMap(source.pages)]
      .map(({ from, to }) => [urlPath(lang, from), urlPath(lang, to)] as const)
      .filter(([from, to]) => kept.has(to) && !kept.has(from))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
