import type { Strategy } from 'workbox-strategies';
import { widthOf } from './addresses.ts';
import { mediaNamesIn, partsOfPage } from './parts-of-page.ts';
import { savesData } from './storage.ts';

/** Reads only from the browser's HTTP cache: nothing is fetched. */
const FROM_BROWSER: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' };

/** Milliseconds in which a page opens. */
const OPENING_MS = 2_000;

let pagesOpened = 0;

/**
 * Waits until no page has begun to open for a while. Until then the processor and the network are left to the page: the
 * work of keeping its files would delay its first paint by a third.
 */
async function untilOpened(): Promise<void> {
  pagesOpened += 1;
  let before: number;
  do {
    before = pagesOpened;
    await new Promise((resolve) => setTimeout(resolve, OPENING_MS));
  } while (before !== pagesOpened);
}

/**
 * Keeps a page's styles, scripts and fonts, once the page has opened, so that its forms and islands work without a
 * network too; if the visitor saves data, only those that the page has already loaded.
 */
export async function keepParts(html: string, event: ExtendableEvent, parts: Strategy): Promise<void> {
  await untilOpened();
  const init: RequestInit = savesData() ? FROM_BROWSER : { priority: 'low' };
  const read = (path: string): Promise<Response | null> =>
    parts.handle({ request: new Request(path, init), event }).catch(() => null);
  const textOf = async (path: string): Promise<string | null> => (await read(path))?.text() ?? null;
  await Promise.all((await partsOfPage(html, textOf)).map(read));
}

/**
 * Keeps the pictures of a page that was shown before the worker existed: of each picture the file that the browser has
 * chosen and still has, otherwise the smallest that every browser reads, unless the visitor saves data.
 */
export async function keepPictures(html: string, event: ExtendableEvent, keeper: Strategy): Promise<void> {
  const files = [...new Set(mediaNamesIn(html))].filter((name) => /\.(?:avif|webp|svg|gif)$/.test(name));
  const keep = (name: string, options: RequestInit): Promise<Response | null> =>
    keeper.handle({ request: new Request(`/media/${name}`, options), event }).catch(() => null);
  const ofOnePicture = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      if (await keep(name, FROM_BROWSER)) return;
    }
    const smallest = names
      .filter((name) => !name.endsWith('.avif'))
      .sort((a, b) => widthOf(a) - widthOf(b))[0];
    if (smallest !== undefined && !savesData()) await keep(smallest, { priority: 'low' });
  };
  const pictures = new Set(files.map(pictureOf));
  await Promise.all(
    Array.from(pictures, (picture) => ofOnePicture(files.filter((name) => pictureOf(name) === picture))),
  );
}

const pictureOf = (name: string): string => name.slice(0, 16);
