import type { Page } from '@playwright/test';
import type { Pack } from '../../../src/domain/archive/pack.ts';

/**
 * Loads pages through the service worker, each with its pictures.
 * @returns paths of the pages and pictures that could not be loaded.
 */
export function openAll(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(async (pages) => {
    const pictures = new Set<string>();
    const lost: string[] = [];
    for (const path of pages) {
      const answer = await fetch(path).catch(() => null);
      if (!answer?.ok) {
        lost.push(path);
        continue;
      }
      const read = new DOMParser().parseFromString(await answer.text(), 'text/html');
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
    return lost;
  }, paths);
}

/** Paths of an edition's pages, one of each kind. */
export const onePageOfEachKind = ({ pages }: Pick<Pack, 'pages'>): string[] =>
  [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(([page]) => page?.path ?? []);
