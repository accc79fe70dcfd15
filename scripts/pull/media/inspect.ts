import { hash } from 'node:crypto';
import type { MediaFile } from '../../../src/domain/model/snapshot.ts';
import { measurePicture } from '../../media/usable-picture.ts';
import type { SanitiseSvg } from '../sanitise/svg.ts';
import { fileType, isWholePdf } from './file-type.ts';
import type { ManifestEntry } from './media-manifest.ts';

/** Increased when the rules for usable files change, so that copies accepted by older rules are inspected again. */
export const RULES_VERSION = 3;

/** A usable file, with the content to be stored instead of the received one, if any. */
export type InspectedFile = Awaited<ReturnType<typeof inspect>>;

/**
 * Checks that a file has the expected type and can be read to its end.
 * @throws Error saying what is wrong with it.
 */
export async function inspect(received: Uint8Array, kind: ManifestEntry['kind'], sanitiseSvg: SanitiseSvg) {
  const found = await fileType(received);
  const isDocument = found === 'pdf';
  if (found === null || found === 'html' || isDocument !== (kind === 'document')) {
    const expected = kind === 'document' ? 'a PDF' : 'a JPEG, PNG, WebP, AVIF, GIF or SVG picture';
    throw new Error(`is ${named(found, received)}, expected ${expected}`);
  }
  if (isDocument && !isWholePdf(received)) throw new Error('is a PDF that is cut short: it has no end');
  const instead = found === 'svg' ? safeSvg(received, sanitiseSvg) : null;
  const bytes = instead ?? received;
  const size = isDocument ? null : await measurePicture(bytes);
  const name = hash('sha256', bytes).slice(0, 16);
  const file: MediaFile = { hash: name, extension: found, bytes: bytes.byteLength, size };
  return { instead, file };
}

function named(type: Awaited<ReturnType<typeof fileType>>, { byteLength }: Uint8Array): string {
  if (type === null) return byteLength === 0 ? 'empty' : 'of an unknown type';
  return type === 'html' ? 'a page of HTML' : type;
}

function safeSvg(received: Uint8Array, sanitiseSvg: SanitiseSvg): Uint8Array {
  const clean = sanitiseSvg(new TextDecoder().decode(received));
  if (clean === null) throw new Error('holds no drawing');
  return new TextEncoder().encode(clean);
}
