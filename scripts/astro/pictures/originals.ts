import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../process/failure.ts';

const NAME = /^([0-9a-f]{16})\.[a-z0-9]{2,4}$/;

/** Returns the paths of the originals by content hash. Files left by an interrupted pull are named differently. */
export async function originalsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new Failure(`There is no media folder ${folder}: run "npm run pull"`, { cause: error });
  });
  return new Map(
    names.flatMap((name) => {
      const hash = NAME.exec(name)?.[1];
      return hash === undefined ? [] : [[hash, join(folder, name)]];
    }),
  );
}
