import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaName } from '../../../src/content/media-urls.ts';
import type { MediaFile } from '../../../src/domain/model/snapshot.ts';
import { replaceFile } from '../../files/replace-file.ts';
import { sweepAbandoned } from '../../files/staging.ts';

export type MediaFolder = Awaited<ReturnType<typeof openMediaFolder>>;

/** Opens the folder of all copies. They are named by their content hash, so an existing file has the right content. */
export async function openMediaFolder(folder: string) {
  await sweepAbandoned(folder, Date.now());
  const has = (file: MediaFile): boolean => existsSync(join(folder, mediaName(file)));
  return {
    has,
    read: (file: MediaFile): Promise<Uint8Array> => readFile(join(folder, mediaName(file))),
    store: async (file: MediaFile, bytes: Uint8Array): Promise<void> => {
      if (!has(file)) await replaceFile(join(folder, mediaName(file)), bytes);
    },
  };
}
