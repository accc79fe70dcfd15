import type { Page } from '@playwright/test';
import type { Pack } from '../../../src/domain/archive/pack.ts';

export interface Crawled {
  /** Paths of the first pages, and of the pages that were reached by links. */
  opened: string[];
  /** Pages and pictures that could not be loaded. */
  lost: string[];
}

/**
 * Follows the links of a site from page to page, through the service worker, and loads each picture of these pages.
 * @param within paths of the pages to which links are followed.
 */
export function crawl(page: Page, starts: readonly string[], within: readonly string[]): Promise<Crawled> {
  return page.evaluate(
    async ([first, paths]) => {
      const allowed = new Set(paths);
      const opened = new Set(first);
      const pictures = new Set<string>();
      const lost: string[] = [];
      for (const path of opened) {
        const answer = await fetch(path).catch(() => null);
        if (!answer?.ok) {
          lost.push(path);
          continue;
        }
        const read = new DOMParser().parseFromString(await answer.text(), 'text/html');
        for (const link of read.querySelectorAll('a[href]')) {
          const { origin, pathname } = new URL(link.getAttribute('href') ?? '', location.origin + path);
          if (origin === location.origin && allowed.has(pathname)) opened.add(pathname);
        }
        for (const picture of read.querySelectorAll('main img[src]'))
          pictures.add(picture.getAttribute('src') ?? '');
      }
      const load = (src: string): Promise<unknown> =>
        new Promise((resolve) => {
          const picture = new Image();
          picture.addEventListener('load', resolve);
          picture.addEventListener('error', () => resolve(lost.push(src)));
          picture.src = src;
        });
      await Promise.all([...pictures].map(load));
      return { opened: [...opened], lost };
    },
    [starts, within] as const,
  );
}

/** Paths of an edition's pages, one of each kind. */
export const onePageOfEachKind = ({ pages }: Pack): string[] =>
  [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(([page]) => page?.path ?? []);
