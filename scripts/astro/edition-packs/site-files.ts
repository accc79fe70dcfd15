import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PackFile } from '../../../src/domain/archive/pack.ts';
import { createLimiter } from '../../pull/client/limiter.ts';
import { contentTypeOf } from '../../serve/content-types.ts';

export type Measures = Pick<PackFile, 'bytes' | 'sent' | 'hash'>;

/** The files of a built site, by the paths at which browsers ask for them. */
export interface SiteFiles {
  /** @throws Error when the file is not there. */
  text(path: string): Promise<string>;
  /** Measures a file, once for all the packs that hold it. @throws Error when the file is not there. */
  measure(path: string): Promise<Measures>;
  /** Has a file that is written anew be measured anew. */
  forget(path: string): void;
}

const compress = promisify(gzip);

/** Files that are open, and in memory, at once: as many as Node reads at a time. */
const AT_ONCE = 4;

export function siteFiles(dist: string): SiteFiles {
  const measured = new Map<string, Promise<Measures>>();
  const limit = createLimiter(AT_ONCE);
  const fileOf = (path: string): string => {
    const file = decodeURIComponent(path);
    return join(dist, file.endsWith('/') ? `${file}index.html` : file);
  };
  const measure = async (file: string): Promise<Measures> => {
    const content = await readFile(file);
    const { isText } = contentTypeOf(extname(file));
    return {
      bytes: content.length,
      sent: isText ? (await compress(content)).length : content.length,
      hash: createHash('sha256').update(content).digest('base64'),
    };
  };
  return {
    text: (path) => limit(() => readFile(fileOf(path), 'utf8')),
    measure: (path) => {
      const known = measured.get(path) ?? limit(() => measure(fileOf(path)));
      measured.set(path, known);
      return known;
    },
    forget: (path) => void measured.delete(path),
  };
}
