import { editionCache, KEPT_BYTES, type Pack, packPath } from '../../../../src/domain/archive/pack.ts';
import type { Lang } from '../../../../src/domain/model/core.ts';
import { FakeCaches } from '../../stores/kept/fake-caches.ts';

/** Returns a file as it is kept: with its number of bytes in a header. */
export function keptResponse(text: string, bytes = text.length): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/html', [KEPT_BYTES]: String(bytes) } });
}

/** Returns the caches of a device that keeps these editions, whose files are given as texts by path. */
export async function deviceWith(
  ...editions: {
    lang: Lang;
    files: Record<string, string | Response>;
    date?: string;
    redirects?: Pack['redirects'];
  }[]
): Promise<FakeCaches> {
  const caches = new FakeCaches();
  for (const { lang, files, date = '2024-10-12T00:00:00.000Z', redirects = {} } of editions) {
    const year = 2022 - caches.named.size;
    const cache = await caches.open(editionCache(year, lang));
    const pack: Pack = {
      format: 1,
      edition: year,
      lang,
      title: `Dhaw ${year}`,
      date,
      version: 'a',
      files: Object.keys(files).map((path) => ({ path, bytes: 1, sent: 1, hash: '', in: ['text'] })),
      pages: [],
      redirects,
    };
    await cache.put(packPath(year, lang), new Response(JSON.stringify(pack)));
    for (const [path, file] of Object.entries(files)) {
      await cache.put(path, typeof file === 'string' ? keptResponse(file) : file);
    }
  }
  return caches;
}
