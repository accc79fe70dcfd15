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
  const parts = [await WARCSerializer.serialize(info, COMPRESSION)];
  for (const response of responses) {
    const record = recordOf(response, response.url, date);
    parts.push(await WARCSerializer.serialize(record, COMPRESSION));
    for (const url of response.linkedAs)
      parts.push(await WARCSerializer.serialize(recordOf(response, url, date, record), COMPRESSION));
  }
  return Buffer.concat(parts);
}

/** @param same the record that has the answer already: this one says that another address had the same. */
function recordOf(
  { contentType, body }: SiteResponse,
  url: string,
  date: string,
  same?: WARCRecord,
): WARCRecord {
  const digest = same?.warcPayloadDigest;
  return WARCRecord.create(
    {
      url,
      date,
      type: same ? 'revisit' : 'response',
      warcVersion: VERSION,
      warcHeaders: { ...idOf(url, date), ...(digest && { 'WARC-Payload-Digest': digest }) },
      statusline: 'HTTP/1.1 200 OK',
      httpHeaders: { 'Content-Type': contentType, 'Content-Length': String(body.length) },
      ...(same?.warcTargetURI && { refersToUrl: same.warcTargetURI, refersToDate: date }),
    },
    same ? undefined : [body],
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
