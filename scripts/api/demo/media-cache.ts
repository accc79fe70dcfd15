import { createHash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Media } from './media.ts';
import { createRenderPool, type RenderMedia } from './render-pool.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

const RENDERS_AT_ONCE = 2;

/**
 * Serves the demo festival's media from `directory` (created when absent), rendering each on its first request.
 * A file is named after its path and the sources that drew it, so a change of the renderer makes new files;
 * it is written whole or not at all. Two requests at once for a path render it once. Null for a path without a medium.
 */
export function cachedMedia(
  directory: string,
  render: RenderMedia = createRenderPool(RENDERS_AT_ONCE),
): RenderMedia {
  const underWay = new Map<string, Promise<Media | null>>();

  const renderOnce = async (path: string, file: string): Promise<Media | null> => {
    const media = await render(path);
    if (media !== null) await writeWhole(directory, file, media.body);
    return media;
  };

  const fetch = async (path: string): Promise<Media | null> => {
    const type = TYPES[extname(path)];
    if (type === undefined) return null;
    const file = join(directory, await fileName(path));
    const body = await readIfThere(file);
    return body === null ? renderOnce(path, file) : { body, type };
  };

  return (path) => {
    const known = underWay.get(path);
    if (known !== undefined) return known;
    const fresh = fetch(path).finally(() => underWay.delete(path));
    underWay.set(path, fresh);
    return fresh;
  };
}

async function readIfThere(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function writeWhole(directory: string, file: string, body: Uint8Array): Promise<void> {
  await mkdir(directory, { recursive: true });
  const draft = `${file}.${randomUUID()}.part`;
  await writeFile(draft, body);
  await rename(draft, file);
}

async function fileName(path: string): Promise<string> {
  const sources = await (extname(path) === '.pdf' ? festivalSources() : pictureSources());
  return createHash('sha256').update(sources).update(path).digest('hex').slice(0, 32) + extname(path);
}

/** A digest of the modules that make a kind of medium, read once. */
const digestOf = (pattern: string): (() => Promise<string>) => {
  let digest: Promise<string> | undefined;
  return () => (digest ??= readSources(pattern));
};

async function readSources(pattern: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(pattern, { cwd: import.meta.dirname }).sort()) {
    hash.update(await readFile(join(import.meta.dirname, file)));
  }
  return hash.digest('hex');
}

const pictureSources = digestOf('pictures/*.ts');
/** Documents quote the festival: they change with any of its modules. */
const festivalSources = digestOf('**/*.ts');
