import { defaultLang } from '../../../src/domain/model/languages.ts';
import { pagePath } from '../../../src/i18n/paths.ts';
import type { EditionSource } from '../edition-source.ts';
import { zipOf } from '../zip-file.ts';
import { builtPagesOf, pageList } from './pages.ts';
import { responsesOf } from './responses.ts';
import { digestOf, indexOf, warcOf } from './warc.ts';

const WARC = 'data.warc.gz';

/** Returns an edition as WACZ 1.1.1: the site's responses, their index, the list of pages, and the hashes of all. */
export async function editionWacz(source: EditionSource): Promise<Uint8Array> {
  const { year, siteName, siteUrl } = source;
  const date = source.date.toISOString();
  const pages = builtPagesOf(source);
  const warc = await warcOf(responsesOf(source, pages), date);
  const files = new Map<string, Buffer>([
    [`archive/${WARC}`, warc],
    ['indexes/index.cdx', Buffer.from(await indexOf(warc, WARC))],
    ['pages/pages.jsonl', Buffer.from(pageList(pages, date))],
  ]);
  const description = {
    profile: 'data-package',
    wacz_version: '1.1.1',
    title: `${siteName} ${year}`,
    created: date,
    modified: date,
    software: 'dhaw',
    mainPageUrl: new URL(pagePath(defaultLang, 'edition', year), siteUrl).href,
    mainPageDate: date,
    resources: Array.from(files, ([path, content]) => ({
      name: path.split('/').at(-1),
      path,
      hash: digestOf(content),
      bytes: content.length,
    })),
  };
  const datapackage = Buffer.from(`${JSON.stringify(description, null, 2)}\n`);
  const digest = { path: 'datapackage.json', hash: digestOf(datapackage) };
  files.set('datapackage.json', datapackage);
  files.set('datapackage-digest.json', Buffer.from(`${JSON.stringify(digest, null, 2)}\n`));
  // Readers on the web fetch parts of the archive, so its files are stored uncompressed.
  return zipOf(files, { date: source.date, stored: true });
}
