import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { gzipSync } from 'fflate';
import { CDXIndexer, WARCRecord, WARCSerializer } from 'warcio';
import { isCompressed } from '../zip-file.ts';
import type { SiteResponse } from './responses.ts';

const VERSION = 'WARC/1.1';

/** The answers as a WARC, each compressed by itself so that a reader can fetch one alone. */
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

/** Compressed by `fflate`: the platform's own gzip writes the name of the platform, and other bytes on other processors. */
async function memberOf(record: WARCRecord, isStored = false): Promise<Uint8Array> {
  const content = await WARCSerializer.serialize(record);
  return gzipSync(content, { level: isStored ? 0 : 6, mtime: 0 });
}

/** @param refersTo the address whose record has the answer already: this one says that another had the same. */
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
  // By the platform: what the serializer would count with starts anew for each record.
  const head = Buffer.from(`${String(record.httpHeaders)}\r\n`);
  const block = refersTo === undefined ? Buffer.concat([head, body]) : head;
  record.warcHeaders.headers.set('WARC-Block-Digest', digestOf(block));
  return record;
}

const digestOf = (content: Uint8Array): string => `sha256:${hash('sha256', content)}`;

/** An identifier by what the record is of: a random one would make other bytes each time. */
function idOf(...parts: string[]): Record<string, string> {
  const digest = hash('sha256', parts.join('\n'));
  // A UUID of version 8, whose bits are the maker's own (RFC 9562).
  const uuid = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return { 'WARC-Record-ID': `<urn:uuid:${uuid.join('-')}>` };
}

/** Where each answer stands in the WARC: CDXJ, sorted by address. */
export async function indexOf(warc: Uint8Array, filename: string): Promise<string> {
  const lines: string[] = [];
  const indexer = new CDXIndexer({ format: 'cdxj' });
  for await (const entry of indexer.iterIndex([{ filename, reader: Readable.from([warc]) }])) {
    lines.push(indexer.serialize(entry));
  }
  return lines.toSorted().join('');
}
