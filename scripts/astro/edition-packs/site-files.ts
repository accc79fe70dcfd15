import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PackFile } from '../../../src/domain/archive/pack.ts';
import pLimit from 'p-limit';
import { contentTypeOf } from '../../serve/content-types.ts';
import { fileOfPath } from '../site-tree.ts';
import { computedResults, type Results } from './kept-results.ts';

export type SiteFiles = ReturnType<typeof siteFiles>;

const compress = promisify(gzip);

/** Number of files that are open, and in memory, at once: as many as Node reads at a time. */
const AT_ONCE = 4;

/** @param results of the contents of files: those of an earlier build need not be computed again. */
export function siteFiles(dist: string, results: Results = computedResults) {
  const measured = new Map<string, ReturnType<typeof measure>>();
  const limit = pLimit(AT_ONCE);
  const text = (path: string): Promise<string> => limit(() => readFile(fileOfPath(dist, path), 'utf8'));
  return {
    /** @throws Error when the file is not there. */
    text,
    /** Measures a file, once for all the packs that hold it. @throws Error when the file is not there. */
    measure: (path: string) => {
      const known = measured.get(path) ?? limit(() => measure(fileOfPath(dist, path), results));
      measured.set(path, known);
      return known;
    },
    /** Reads a page, and returns what `read` finds in its text. @throws Error when the file is not there. */
    read: async <Found>(path: string, version: string, read: (text: string) => Found): Promise<Found> => {
      const content = await text(path);
      return results.of(`${version} ${hash('sha256', content, 'base64')}`, () => read(content));
    },
    /** Forgets the measures of a file that has been rewritten, so that it is measured again. */
    forget: (path: string): void => void measured.delete(path),
  };
}

type Measures = Pick<PackFile, 'bytes' | 'sent' | 'hash'>;

async function measure(file: string, results: Results): Promise<Measures> {
  const content = await readFile(file);
  const digest = hash('sha256', content, 'base64');
  const { isText } = contentTypeOf(extname(file));
  return {
    bytes: content.length,
    sent: isText
      ? await results.of(`sent ${digest}`, async () => (await compress(content)).length)
      : content.length,
    hash: digest,
  };
}
