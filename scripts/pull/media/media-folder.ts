import { access, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaName } from '../../../src/content/media-urls.ts';
import type { MediaFile } from '../../../src/domain/model/snapshot.ts';
import { replaceFile } from '../../files/replace-file.ts';
import { sweepAbandoned } from '../../files/staging.ts';

/** The folder of all copies, named by their content hash: a file that exists is the right one. */
export interface MediaFolder {
  has(file: MediaFile): Promise<boolean>;
  read(file: MediaFile): Promise<Uint8Array>;
  store(file: MediaFile, bytes: Uint8Array): Promise<void>;
}

export async function openMediaFolder(folder: string): Promise<MediaFolder> {
  await mkdir(folder, { recursive: true });
  await sweepAbandoned(folder, Date.now());
  const has = (file: MediaFile): Promise<boolean> =>
    access(join(folder, mediaName(file))).then(
      () => true,
      () => false,
    );
  return {
    has,
    read: (file) => readFile(join(folder, mediaName(file))),
    store: async (file, bytes) => {
      if (!(await has(file))) await replaceFile(join(folder, mediaName(file)), bytes);
    },
  };
}
