import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of the originals by content hash. */
export async function originalsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new Error(`There is no media folder ${folder}: run "npm run pull"`, { cause: error });
  });
  return new Map(names.map((name) => [name.slice(0, name.indexOf('.')), join(folder, name)]));
}
