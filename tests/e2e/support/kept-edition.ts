import type { Page } from '@playwright/test';
import { editionCache, KEPT_BYTES, type Pack, packPath } from '../../../src/domain/archive/pack.ts';
import type { Lang } from '../../../src/domain/model/languages.ts';

/**
 * Makes the device of a page keep an edition with its pictures for a phone, as if a visitor had kept it.
 * @param paths of the pages that the test visits: the others are left out to save time.
 */
export async function keepEdition(
  page: Page,
  year: number,
  lang: Lang,
  paths: readonly string[],
): Promise<void> {
  await page.evaluate(
    async ({ path, name, header, visited }) => {
      const pack = (await (await fetch(path)).json()) as Pack;
      const cache = await caches.open(name);
      await cache.put(path, new Response(JSON.stringify(pack)));
      const pages = new Set(pack.pages.map((one) => one.path).filter((one) => !visited.includes(one)));
      const files = pack.files.filter(
        (file) => file.in.some((part) => part !== 'screen') && !pages.has(file.path),
      );
      await Promise.all(
        files.map(async (file) => {
          const response = await fetch(file.path);
          const headers = {
            'Content-Type': response.headers.get('Content-Type') ?? '',
            [header]: `${file.bytes}`,
          };
          await cache.put(file.path, new Response(await response.arrayBuffer(), { headers }));
        }),
      );
    },
    { path: packPath(year, lang), name: editionCache(year, lang), header: KEPT_BYTES, visited: paths },
  );
}
