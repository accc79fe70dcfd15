import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { gzipSync } from 'fflate';
import { CDXIndexer, WARCRecord, WARCSerializer } from 'warcio';
import { isCompressed } from '../zip-file.ts';
import type { SiteResponse } from './responses.ts';

const VERSION = 'WARC/1.1';

/** Returns the responses as a WARC, each compressed separately so that a reader can fetch a single one. */
export async function warcOf(responses: readonly SiteResponse[], date: string): Promise<Buffer> {
  const info = WARCRecord.createWARCInfo(
    { date, warcVersion: VERSION, filename: 'data.warc.gz', warcHeaders: idOf('warcinfo', date) },
    { software: 'dhaw', format: 'WARC File Format 1.1' },
  );
  const parts = [await memberOf(info)];
  for (const response of responses) {
    parts.push(await memberOf(recordOf(response, response.url, date), isCompressed(response.url)));
    for (const url of response.linkedAs)
      parts.push(await memberOf(recordOf(response, url, date, response.url)));
  }
  return Buffer.concat(parts);
}

/** Compresses a record with `fflate`, since the output of `node:zlib` depends on the operating system and processor. */
async function memberOf(record: WARCRecord, isStored = false): Promise<Uint8Array> {
  const content = await WARCSerializer.serialize(record);
  return gzipSync(content, { level: isStored ? 0 : 6, mtime: 0 });
}

/** @param refersTo address of an earlier record with the same response, of which this record is a revisit. */
function recordOf({ contentType, body }: SiteResponse, url: string, date: string, refersTo?: string) {
  const record = WARCRecord.create(
    {
      url,
      date,
      type: refersTo === undefined ? 'response' : 'revisit',
      warcVersion: VERSION,
      warcHeaders: { ...idOf(url, date), 'WARC-Payload-Digest': digestOf(body) },
      statusline: 'HTTP/1.1 200 OK',
      httpHeaders: { 'Content-Type': contentType, 'Content-Length': String(body.length) },
      ...(refersTo !== undefined && { refersToUrl: refersTo, refersToDate: date }),
    },
    refersTo === undefined ? [body] : undefined,
  );
  // Computed with `node:crypto`: the serializer would set up a new hash function for each record.
  const head = Buffer.from(`${String(record.httpHeaders)}\r\n`);
  const block = refersTo === undefined ? Buffer.concat([head, body]) : head;
  record.warcHeaders.headers.set('WARC-Block-Digest', digestOf(block));
  return record;
}

export const digestOf = (content: Uint8Array): string => `sha256:${hash('sha256', content)}`;

/** Derives a record's identifier from its address and date: a random one would make the bytes differ each time. */
function idOf(...parts: string[]): Record<string, string> {
  const digest = hash('sha256', parts.join('\n'));
  // A UUID of version 8, whose bits are defined by the application (RFC 9562).
  const uuid = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return { 'WARC-Record-ID': `<urn:uuid:${uuid.join('-')}>` };
}

/** Returns the position of each response in the WARC as CDXJ, sorted by address. */
export async function indexOf(warc: Uint8Array, filename: string): Promise<string> {
  const lines: string[] = [];
  const indexer = new CDXIndexer({ format: 'cdxj' });
  for await (const entry of indexer.iterIndex([{ filename, reader: Readable.from([warc]) }])) {
    lines.push(indexer.serialize(entry));
  }
  return lines.toSorted().join('');
}
