import { Buffer } from 'node:buffer';

export interface EmbeddedLabel {
  xmp: string;
  iptc: Uint8Array;
}

const SOI = 0xd8;
const EOI = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP13 = 0xed;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;
const SOS = 0xda;
/** Greatest length of a segment in bytes, including the two bytes of the length itself. */
const MAX_LENGTH = 0xffff;

interface Segment {
  marker: number;
  bytes: Buffer;
}

/**
 * Returns a JPEG whose metadata is replaced with the label; the picture itself is not changed. Only colour information
 * and the orientation are kept: whether to publish the place and the camera is up to the photographer. Data after the
 * picture, such as a film of the same moment or the picture in other sizes, contains them too and is removed.
 * @param orientation as Exif counts it: 1 is upright.
 * @throws Error when the file is not a JPEG, or the label is longer than a JPEG can hold.
 */
export function labelJpeg(file: Buffer, { xmp, iptc }: EmbeddedLabel, orientation = 1): Buffer {
  const kept = segmentsOf(file).flatMap(ofThePicture);
  const jfif = kept.filter(({ marker }) => marker === APP0);
  return Buffer.concat([
    Buffer.from([0xff, SOI]),
    ...jfif.map(({ bytes }) => bytes),
    ...(orientation === 1 ? [] : [exifOf(orientation)]),
    segment(APP1, Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1'), Buffer.from(xmp)),
    segment(APP13, photoshopBlock(iptc)),
    ...kept.filter(({ marker }) => marker !== APP0).map(({ bytes }) => bytes),
    Buffer.from([0xff, EOI]),
  ]);
}

/** Returns the segments between the start and the end of the first picture. The segment of a scan includes its data. */
function segmentsOf(file: Buffer): Segment[] {
  if (file[0] !== 0xff || file[1] !== SOI) throw new Error('is no JPEG: it does not begin like one');
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= file.length || file[at + 1] === EOI) {
    if (file[at] !== 0xff) throw new Error(`is damaged: there is no segment at byte ${at}`);
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) return segments;
    const head = at + 2 + file.readUInt16BE(at + 2);
    const end = marker === SOS ? endOfScan(file, head) : head;
    segments.push({ marker, bytes: file.subarray(at, end) });
    at = end;
  }
  throw new Error('is cut short: it ends before its picture does');
}

/** Returns the end of a scan's data, in which 0xff is followed by 0 or is part of a restart marker. */
function endOfScan(file: Buffer, start: number): number {
  const isData = (marker: number | undefined): boolean =>
    marker === 0 || (marker !== undefined && marker >= 0xd0 && marker <= 0xd7);
  let at = file.indexOf(0xff, start);
  while (at !== -1 && isData(file[at + 1])) at = file.indexOf(0xff, at + 2);
  return at === -1 ? file.length : at;
}

/**
 * Returns a segment if the picture needs it to be shown in its colours. Cameras and programs write anything into the
 * other segments: places, serial numbers, thumbnails of the picture before it was cropped.
 */
function ofThePicture({ marker, bytes }: Segment): Segment[] {
  const begins = (words: string): boolean => bytes.toString('latin1', 4, 4 + words.length) === words;
  if (marker === APP0) {
    // Version, unit and density, without the thumbnail.
    return begins('JFIF\0') ? [{ marker, bytes: segment(APP0, bytes.subarray(4, 16), Buffer.alloc(2)) }] : [];
  }
  if (marker === COM) return [];
  if (marker < APP0 || marker > APP15) return [{ marker, bytes }];
  const isColour = (marker === APP2 && begins('ICC_PROFILE\0')) || (marker === APP14 && begins('Adobe'));
  return isColour ? [{ marker, bytes }] : [];
}

function segment(marker: number, ...content: Buffer[]): Buffer {
  const length = 2 + content.reduce((sum, part) => sum + part.length, 0);
  if (length > MAX_LENGTH)
    throw new Error(`cannot hold a label of ${length} bytes: shorten its caption or rights`);
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), ...content]);
}

/** Wraps the records in the Photoshop block in which programs look for them. */
function photoshopBlock(iptc: Uint8Array): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(iptc.length);
  return Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'),
    size,
    iptc,
    Buffer.alloc(iptc.length % 2),
  ]);
}

function exifOf(orientation: number): Buffer {
  const tiff = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  tiff.writeUInt16BE(orientation, 18);
  return segment(APP1, Buffer.from('Exif\0\0', 'latin1'), tiff);
}
