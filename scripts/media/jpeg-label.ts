import { Buffer } from 'node:buffer';

/** What a picture's file is to say of itself. */
export interface EmbeddedLabel {
  xmp: string;
  /** Records of IPTC-IIM. */
  iptc: Uint8Array;
}

const SOI = 0xd8;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP13 = 0xed;
const SOS = 0xda;
/** Of a segment, with the two bytes that say so. */
const MAX_LENGTH = 0xffff;

interface Segment {
  marker: number;
  bytes: Buffer;
}

/**
 * A JPEG with the label in place of what it said of itself; its picture is not touched. What stays are colours, and which
 * side is up: where and with what it was taken is its maker's to tell.
 * @param orientation as Exif counts it: 1 is upright.
 * @throws Error when the file is no JPEG, or the label is longer than a JPEG can hold.
 */
export function labelJpeg(file: Buffer, { xmp, iptc }: EmbeddedLabel, orientation = 1): Buffer {
  const { head, picture } = segmentsOf(file);
  const [first] = head;
  const jfif = first?.marker === APP0 ? [first] : [];
  const kept = head.filter((segment) => segment !== first || jfif.length === 0).filter(isOfThePicture);
  return Buffer.concat([
    Buffer.from([0xff, SOI]),
    ...jfif.map(({ bytes }) => bytes),
    ...(orientation === 1 ? [] : [exifOf(orientation)]),
    segment(APP1, Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1'), Buffer.from(xmp)),
    segment(APP13, photoshopBlock(iptc)),
    ...kept.map(({ bytes }) => bytes),
    picture,
  ]);
}

/** The segments before the picture's own data, and everything from there on. */
function segmentsOf(file: Buffer): { head: Segment[]; picture: Buffer } {
  if (file[0] !== 0xff || file[1] !== SOI) throw new Error('is no JPEG: it does not begin like one');
  const head: Segment[] = [];
  let at = 2;
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) throw new Error(`is damaged: there is no segment at byte ${at}`);
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === SOS) return { head, picture: file.subarray(at) };
    const end = at + 2 + file.readUInt16BE(at + 2);
    head.push({ marker, bytes: file.subarray(at, end) });
    at = end;
  }
  throw new Error('is cut short: it ends before its picture');
}

/** Not what an earlier label says, nor offsets to further pictures in the file, which would lead elsewhere now. */
function isOfThePicture({ marker, bytes }: Segment): boolean {
  if (marker === APP1 || marker === APP13) return false;
  return marker !== APP2 || bytes.toString('latin1', 4, 8) !== 'MPF\0';
}

function segment(marker: number, ...content: Buffer[]): Buffer {
  const length = 2 + content.reduce((sum, part) => sum + part.length, 0);
  if (length > MAX_LENGTH)
    throw new Error(`cannot hold a label of ${length} bytes: shorten its caption or rights`);
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), ...content]);
}

/** The records in the block that Photoshop, and everybody after it, keeps them in. */
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

/** Exif that says which side is up, and nothing else. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  tiff.writeUInt16BE(orientation, 18);
  return segment(APP1, Buffer.from('Exif\0\0', 'latin1'), tiff);
}
