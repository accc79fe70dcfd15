import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { MediaFile } from '../../../src/domain/model/festival.ts';
import type { SanitiseSvg } from '../sanitise/svg.ts';
import { fileType } from './file-type.ts';
import type { WantedFile } from './wanted.ts';

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
    throw new Error(`is ${extension ?? 'of an unknown type'}, expected ${expected}`);
  }
  const bytes = extension === 'svg' ? safeSvg(received, sanitiseSvg) : received;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const size = isDocument ? null : await sizeOf(bytes);
  return { bytes, file: { hash, extension, bytes: bytes.byteLength, size } };
}

function safeSvg(received: Uint8Array, sanitiseSvg: SanitiseSvg): Uint8Array {
  const clean = sanitiseSvg(new TextDecoder().decode(received));
  if (clean === null) throw new Error('holds no drawing');
  return new TextEncoder().encode(clean);
}

/** Pixels as displayed. Decodes the picture at a thumb's size, so that a file cut short is found now and not in the build. */
async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const picture = sharp(bytes, { failOn: 'truncated' });
  const { autoOrient } = await picture.metadata();
  if (!autoOrient.width || !autoOrient.height) throw new Error('has no size');
  await picture.resize(16).raw().toBuffer();
  return { width: autoOrient.width, height: autoOrient.height };
}
