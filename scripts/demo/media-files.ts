import { createHash, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';

/** The file's bytes, or null when it does not exist; any other failure is thrown. */
export async function readIfExists(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a file atomically, creating its folder when absent. */
export async function writeAtomically(file: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.part`;
  await writeFile(temporary, body);
  await rename(temporary, file);
}

/** The file name in the cache for a media path: it changes with the path and with the modules that draw it. */
export async function cacheName(path: string): Promise<string> {
  const sources = await (extname(path) === '.pdf' ? festivalSources() : pictureSources());
  return createHash('sha256').update(sources).update(path).digest('hex').slice(0, 32) + extname(path);
}

/** A digest of the modules that draw one kind of media, computed once. */
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

const pictureSources = digestOf('pictures/**/*.ts');
/** Documents quote the festival: they change with any of its modules. */
const festivalSources = digestOf('**/*.ts');
