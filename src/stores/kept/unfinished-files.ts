import type { Lang } from '../../i18n/lang.ts';

const nameOf = (year: number, lang: Lang): string => `unfinished-${year}-${lang}`;

/** The server's name for a version of a file, and its content type. */
export interface FileVersion {
  etag: string;
  type: string;
}

export interface Beginning extends FileVersion {
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Beginnings of files whose transfer was cut. They stand in a cache of their own, slice by slice, where no page is
 * served from.
 */
export interface UnfinishedFiles {
  read: (path: string) => Promise<Beginning | null>;
  /** Adds a slice, which begins where those before it end. */
  append: (path: string, from: number, slice: Uint8Array<ArrayBuffer>, version: FileVersion) => Promise<void>;
  forget: (path: string) => Promise<void>;
}

export function unfinishedFiles(caches: CacheStorage, year: number, lang: Lang): UnfinishedFiles {
  const open = () => caches.open(nameOf(year, lang));
  const sliceKey = (path: string, from: number): string => `${path}?from=${from}`;
  return {
    read: async (path) => {
      const cache = await open();
      const slices: Uint8Array[] = [];
      let length = 0;
      let version: FileVersion | null = null;
      for (;;) {
        const slice = await cache.match(sliceKey(path, length));
        const etag = slice?.headers.get('ETag');
        if (!slice || !etag || (version && version.etag !== etag)) break;
        version = { etag, type: slice.headers.get('Content-Type') ?? '' };
        const bytes = new Uint8Array(await slice.arrayBuffer());
        if (bytes.length === 0) break;
        slices.push(bytes);
        length += bytes.length;
      }
      return version && length > 0 ? { bytes: joined(slices, length), ...version } : null;
    },
    append: async (path, from, slice, { etag, type }) => {
      const cache = await open();
      const headers = { ETag: etag, 'Content-Type': type };
      await cache.put(sliceKey(path, from), new Response(slice, { headers }));
    },
    forget: async (path) => {
      const cache = await open();
      await cache.delete(path, { ignoreSearch: true });
    },
  };
}

/** Gives their room back. */
export async function forgetUnfinished(caches: CacheStorage, year: number, lang: Lang): Promise<void> {
  await caches.delete(nameOf(year, lang));
}

export function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
