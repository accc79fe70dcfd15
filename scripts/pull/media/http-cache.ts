import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { jsonText, replaceFile } from '../../files/replace-file.ts';

const FILE = 'http-cache.json';

const entrySchema = z.object({
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Milliseconds since the epoch. */
  fetchedAt: z.number(),
  /** Version of the rules that accepted the copy. */
  rules: z.number(),
  file: z.object({
    hash: z.string().regex(/^[0-9a-f]{16}$/),
    extension: z.enum(['jpg', 'png', 'webp', 'avif', 'gif', 'svg', 'pdf', 'mp4']),
    bytes: z.number(),
    size: z.object({ width: z.number(), height: z.number() }).nullable(),
  }),
});

/** A downloaded copy, with the validators to check whether it is still current. */
export type CachedFile = z.infer<typeof entrySchema>;

export type HttpCache = Map<string, CachedFile>;

/** Reads the cache of earlier pulls. A damaged one counts as empty: every file is then downloaded again. */
export async function readHttpCache(folder: string): Promise<HttpCache> {
  try {
    const json: unknown = JSON.parse(await readFile(join(folder, FILE), 'utf8'));
    return new Map(Object.entries(z.record(z.string(), entrySchema).parse(json)));
  } catch {
    return new Map();
  }
}

/** Writes the cache, sorted by address so that equal caches are equal files; an unchanged file is left alone. */
export async function writeHttpCache(folder: string, cache: HttpCache): Promise<void> {
  const path = join(folder, FILE);
  const sorted = [...cache].sort(([a], [b]) => (a < b ? -1 : 1));
  const text = jsonText(Object.fromEntries(sorted));
  const current = await readFile(path, 'utf8').catch(() => null);
  if (text !== current) await replaceFile(path, text);
}
