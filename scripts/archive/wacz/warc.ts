import { createHash } from 'node:crypto';
import { CDXIndexer, WARCRecord, WARCSerializer } from 'warcio';
import type { SiteResponse } from './responses.ts';

const VERSION = 'WARC/1.1';
/** By pako: the platform's own gzip writes the name of the platform. */
const COMPRESSION = { gzip: true, preferPako: true };

/** The answers as a WARC, each compressed by itself so that a reader can fetch one alone. */
export async function warcOf(responses: readonly SiteResponse[], date: string): Promise<Buffer> {
  const info = WARCRecord.createWARCInfo(
    { date, warcVersion: VERSION, filename: 'data.warc.gz', warcHeaders: idOf('warcinfo', date) },
    { software: 'dhaw', format: 'WARC File Format 1.1' },
  );
  const records = [info, ...responses.map((response) => recordOf(response, date))];
  const parts: Uint8Array[] = [];
  for (const record of records) parts.push(await WARCSerializer.serialize(record, COMPRESSION));
  return Buffer.concat(parts);
}

function recordOf({ url, contentType, body }: SiteResponse, date: string): WARCRecord {
  return WARCRecord.create(
    {
      url,
      date,
      type: 'response',
      warcVersion: VERSION,
      warcHeaders: idOf(url, date),
      statusline: 'HTTP/1.1 200 OK',
      httpHeaders: { 'Content-Type': contentType, 'Content-Length': String(body.length) },
    },
    [body],
  );
}

/** An identifier by what the record is of: a random one would make other bytes each time. */
function idOf(...parts: string[]): Record<string, string> {
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex');
  // A UUID of version 8, whose bits are the maker's own (RFC 9562).
  const uuid = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return { 'WARC-Record-ID': `<urn:uuid:${uuid.join('-')}>` };
}

/** Where each answer stands in the WARC: CDXJ, sorted by address. */
export async function indexOf(warc: Uint8Array, filename: string): Promise<string> {
  const lines: string[] = [];
  const indexer = new CDXIndexer({ format: 'cdxj' });
  for await (const entry of indexer.iterIndex([{ filename, reader: oneChunk(warc) }])) {
    lines.push(indexer.serialize(entry));
  }
  return lines.toSorted().join('');
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  yield bytes;
}
