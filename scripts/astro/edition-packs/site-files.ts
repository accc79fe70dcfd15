import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { PackFile } from '../../../src/domain/archive/pack.ts';
import pLimit from 'p-limit';
import { contentTypeOf } from '../../serve/content-types.ts';
import { fileOfPath } from '../site-tree.ts';
import { computedResults, type Results } from './kept-results.ts';

export type SiteFiles = ReturnType<typeof siteFiles>;
type Measures = Pick<PackFile, 'bytes' | 'sent' | 'hash'>;

const compress = promisify(gzip);

/** Bytes of a file that is compressed at once: for fewer, handing it to another thread takes longer. */
const SMALL = 8192;

/** Number of files in memory at once: as many as Node compresses at a time. */
const AT_ONCE = 4;

/**
 * Reads and measures the files of a built site. They are read synchronously, which takes a quarter of the time for
 * thousands of small files.
 * @param results of the contents of files: those of an earlier build need not be computed again.
 */
export function siteFiles(dist: string, results: Results = computedResults) {
  const measured = new Map<string, Promise<Measures>>();
  const limit = pLimit(AT_ONCE);
  const load = (path: string): Buffer => readFileSync(fileOfPath(dist, path));
  const measure = async (path: string, content: Buffer): Promise<Measures> => {
    const digest = hash('sha256', content, 'base64');
    const { isText } = contentTypeOf(extname(fileOfPath(dist, path)));
    const sent = async (): Promise<number> =>
      (content.length < SMALL ? gzipSync(content) : await compress(content)).length;
    return {
      bytes: content.length,
      sent: isText ? await results.of(`sent ${digest}`, sent) : content.length,
      hash: digest,
    };
  };
  return {
    /** @throws Error when the file is not there. */
    text: (path: string): string => load(path).toString(),
    /** Measures a file, once for all the packs that hold it. @throws Error when the file is not there. */
    measure: (path: string): Promise<Measures> => {
      const known = measured.get(path) ?? limit(() => measure(path, load(path)));
      measured.set(path, known);
      return known;
    },
    /** Measures a page too, and returns what `read` finds in its text. @throws Error when the page is not there. */
    read: <Found>(path: string, version: string, read: (text: string) => Found): Promise<Found> =>
      limit(async () => {
        const content = load(path);
        const measures = measure(path, content);
        measured.set(path, measures);
        const { hash: digest } = await measures;
        return results.of(`${version} ${digest}`, () => read(content.toString()));
      }),
    /** Forgets the measures of a file that has been rewritten, so that it is measured again. */
    forget: (path: string): void => void measured.delete(path),
  };
}
