import pLimit from 'p-limit';
import type { MediaIndex } from '../../../src/domain/model/snapshot.ts';
import { createFileDownloader, type DownloadOptions } from './download-file.ts';
import type { ManifestEntry } from './media-manifest.ts';

const CONCURRENCY = 6;

export interface MediaFailure {
  url: string;
  reason: string;
  /** Records that show the file, e.g. `events #57`. */
  usedBy: string[];
  /** Whether an earlier copy stays in use. */
  hasEarlierCopy: boolean;
}

export interface MediaOptions extends DownloadOptions {
  /** Called, and awaited, after every file. */
  onFile: (url: string) => Promise<void>;
  recordsShowing: (url: string) => string[];
}

/** Downloads the files, each from its first source that works. Failures are returned, never thrown. */
export async function pullMedia(manifest: readonly ManifestEntry[], options: MediaOptions) {
  const downloader = createFileDownloader(options);
  const index: MediaIndex = {};
  const failures = new Map<string, MediaFailure>();
  const downloads = new Map<string, Promise<boolean>>();
  let downloaded = 0;

  const download = async (url: string, entry: ManifestEntry): Promise<boolean> => {
    try {
      const result = await downloader.download(url, entry);
      index[url] = result.file;
      if (result.isFresh) downloaded++;
      return true;
    } catch (error) {
      const earlier = await downloader.cachedCopy(url, entry.kind);
      const reason = error instanceof Error ? error.message : String(error);
      if (!entry.isOptional)
        failures.set(url, {
          url,
          reason,
          usedBy: options.recordsShowing(url),
          hasEarlierCopy: earlier !== undefined,
        });
      if (earlier) index[url] = earlier.file;
      return earlier !== undefined;
    }
  };
  // Several entries may share an address: it is downloaded once, and all of them wait for it.
  const downloadOnce = (url: string, entry: ManifestEntry): Promise<boolean> => {
    const running = downloads.get(url) ?? download(url, entry);
    downloads.set(url, running);
    return running;
  };

  const downloadFirst = async (entry: ManifestEntry): Promise<void> => {
    for (const url of entry.sources) if (await downloadOnce(url, entry)) break;
    await options.onFile(entry.sources[0] ?? '');
  };
  await pLimit(CONCURRENCY).map(manifest, downloadFirst);
  const sorted = [...failures.values()].sort((a, b) => (a.url < b.url ? -1 : 1));
  return { index, failures: sorted, downloaded };
}
