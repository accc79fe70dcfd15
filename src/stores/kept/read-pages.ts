import { PAGES } from '../../domain/archive/reading-bounds.ts';
import { thisDevice } from './device.ts';

export type ReadPage = Awaited<ReturnType<typeof readPages>>[number];

/** Returns the pages that the visitor can read again without a network, last read first, without the current page. */
export async function readPages() {
  const caches = thisDevice()?.caches;
  if (!caches || !(await caches.has(PAGES))) return [];
  const cache = await caches.open(PAGES);
  const pages = await Promise.all(
    [...(await cache.keys())].reverse().map(async ({ url }) => {
      const page = await cache.match(url);
      return page ? [{ path: new URL(url).pathname, title: titleOf(await page.text()) }] : [];
    }),
  );
  return pages.flat().filter(({ path }) => path !== location.pathname);
}

/** Returns the title of a page, without the site's name at its end. */
function titleOf(html: string): string {
  const head = html.slice(0, html.indexOf('</title>') + '</title>'.length);
  const { title } = new DOMParser().parseFromString(head, 'text/html');
  return title.replace(/ — [^—]*$/, '');
}
