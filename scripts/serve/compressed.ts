import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FoundFile } from './find-file.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const BROTLI_QUALITY = 6;
/** Bytes of compressed files that are kept; the longest unused ones are let go. */
const MOST_BYTES = 64 * 1024 * 1024;

const encoders: Record<Encoding, (content: Buffer) => Promise<Buffer> | Buffer> = {
  br: (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (content) => promisify(gzip)(content),
  identity: (content) => content,
};

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

export type ReadCompressed = (file: FoundFile, encoding: Encoding) => Promise<Buffer>;

/** Reads files compressed, each version of a file once. */
export function createCompressedReader(): ReadCompressed {
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  const keep = (key: string, body: Buffer): void => {
    kept.set(key, body);
    bytes += body.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= MOST_BYTES) return;
      kept.delete(oldest);
      bytes -= length;
    }
  };

  return async (file, encoding) => {
    const key = `${file.path} ${file.version} ${encoding}`;
    const found = kept.get(key);
    if (found) {
      // Moved to the end: the map's order is the order of use.
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const body = await encoders[encoding](await readFile(file.path));
    if (!kept.has(key)) keep(key, body);
    return body;
  };
}
