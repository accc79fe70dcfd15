import { createHash } from 'node:crypto';
import type { MediaFile } from '../../../src/domain/model/festival.ts';
import { measurePicture } from '../../media/usable-picture.ts';
import type { SanitiseSvg } from '../sanitise/svg.ts';
import { fileType, isPage, isWholePdf } from './file-type.ts';
import type { WantedFile } from './wanted.ts';

/** Raised when the rules for what is usable change, so that copies taken by older rules are looked at again. */
export const RULES_VERSION = 2;

/** A file fit to be kept: what it is, and the bytes to store. */
export interface Inspected {
  file: MediaFile;
  bytes: Uint8Array;
}

/**
 * Makes sure that a file is what it is wanted for and can be read to its end.
 * @throws Error saying what is wrong with it.
 */
export async function inspect(
  received: Uint8Array,
  kind: WantedFile['kind'],
  sanitiseSvg: SanitiseSvg,
): Promise<Inspected> {
  const extension = fileType(received);
  const isDocument = extension === 'pdf';
  if (extension === null || isDocument !== (kind === 'document')) {
    const expected = kind === 'document' ? 'a PDF' : 'a JPEG, PNG, WebP, AVIF, GIF or SVG picture';
    throw new Error(`is ${extension ?? unknown(received)}, expected ${expected}`);
  }
  if (isDocument && !isWholePdf(received)) throw new Error('is a PDF that is cut short: it has no end');
  const bytes = extension === 'svg' ? safeSvg(received, sanitiseSvg) : received;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const size = isDocument ? null : await measurePicture(bytes);
  return { bytes, file: { hash, extension, bytes: bytes.byteLength, size } };
}

function unknown(received: Uint8Array): string {
  if (received.byteLength === 0) return 'empty';
  return isPage(received) ? 'a page of HTML' : 'of an unknown type';
}

function safeSvg(received: Uint8Array, sanitiseSvg: SanitiseSvg): Uint8Array {
  const clean = sanitiseSvg(new TextDecoder().decode(received));
  if (clean === null) throw new Error('holds no drawing');
  return new TextEncoder().encode(clean);
}
