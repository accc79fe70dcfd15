import { gunzipSync, gzipSync } from 'node:zlib';
import { digestOf } from '../content/digest.ts';
import { festivalData } from '../content/festival.ts';
import type { Lang } from '../domain/model/languages.ts';
import { dataFileName, type DataList } from '../i18n/paths.ts';
import { keysUnder, words } from '../i18n/translate.ts';
import { changedEvents, eventSummaries } from '../screens/event/lists/event-summaries.ts';
import { mapDetails } from '../screens/map/map-view.ts';
import { nearData } from '../screens/map/near/near-data.ts';
import { searchEntries, searchTexts } from '../screens/search/search-entries.ts';
import { renderedLangs } from '../site/build-environment.ts';
import type { DataContent } from '../stores/fetch-own.ts';

/** Content of a data file, read by scripts. Its items, if it has any, may be split over several files. */
type Content = Partial<DataContent> & object;

function contentsIn(lang: Lang): Record<DataList, Content> {
  const data = festivalData();
  const entries = searchEntries(data, lang);
  // For every page: words of the buttons that save events, and changes to events that may have been saved.
  const plan = { words: words(lang, ...keysUnder('save'), 'plan.title'), changed: changedEvents(lang) };
  return {
    events: eventSummaries(lang),
    map: mapDetails(lang),
    // Positions of the venues: the browser computes the walks to them.
    near: nearData(lang),
    plan,
    search: { items: entries },
    // The second part of the search index: long texts.
    'search-texts': searchTexts(data, lang, entries),
  };
}

/** Maximum bytes of a file, raw and compressed. When a connection breaks, the parts already loaded are not lost. */
export const MAX_BYTES = 100_000;
export const MAX_COMPRESSED_BYTES = 15_000;

export interface DataFile {
  list: DataList;
  name: string;
  /** JSON, compressed: uncompressed, the files of a large festival would fill the memory until they are written. */
  compressed: Buffer;
}

/** Returns the data files in the languages that this process renders. */
export function dataFiles(): DataFile[] {
  const files: DataFile[] = [];
  for (const lang of renderedLangs)
    for (const [list, content] of Object.entries(contentsIn(lang)) as [DataList, Content][]) {
      const parts = compressedParts(content);
      files.push(...parts.map((compressed, at) => ({ list, name: dataFileName(lang, at + 1), compressed })));
    }
  return files;
}

export const jsonOf = ({ compressed }: DataFile): string => gunzipSync(compressed).toString();

/** Returns the content as compressed JSON, in as many parts as needed. Several parts share a digest of the content. */
export function compressedParts({ items = [], ...head }: Content): Buffer[] {
  const content = digestOf({ head, items }).slice(0, 12);
  for (let count = 1; ; count = Math.ceil(count * 1.2)) {
    const size = Math.ceil(items.length / count);
    const parts = Array.from({ length: count }, (_, at) => {
      const json = JSON.stringify({
        ...(at === 0 && head),
        ...(at === 0 && count > 1 && { parts: count }),
        ...(count > 1 && { content }),
        ...(items.length > 0 && { items: items.slice(at * size, (at + 1) * size) }),
      });
      return { bytes: Buffer.byteLength(json), compressed: gzipSync(json) };
    });
    const fits = parts.every(
      ({ bytes, compressed }) => bytes <= MAX_BYTES && compressed.length <= MAX_COMPRESSED_BYTES,
    );
    if (fits || size <= 1) return parts.map(({ compressed }) => compressed);
  }
}
