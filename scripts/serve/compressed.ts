import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createByteCache } from '../files/byte-cache.ts';
import type { StaticFile } from './find-file.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

type Bytes = Buffer<ArrayBuffer>;

const encoders: Record<Encoding, (content: Bytes) => Promise<Bytes> | Bytes> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content) => promisify(gzip)(content),
  identity: (content) => content,
};

export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

export type ReadCompressed = ReturnType<typeof createCompressedReader>;

/** Reads files compressed, each version of a file once. */
export function createCompressedReader() {
  const cache = createByteCache(64 * 1024 * 1024);
  return async (file: StaticFile, encoding: Encoding): Promise<Bytes> => {
    const key = `${file.path} ${file.version} ${encoding}`;
    const known = cache.get(key);
    if (known) return known;
    const content = await encoders[encoding](await readFile(file.path));
    cache.set(key, content);
    return content;
  };
}
