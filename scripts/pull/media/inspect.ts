import { hash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { defaultTreeAdapter, parse } from 'parse5';
import type { MediaFile } from '../../../src/domain/model/snapshot.ts';
import { measurePicture } from '../../media/usable-picture.ts';
import type { SanitiseSvg } from '../sanitise/svg.ts';
import type { ManifestEntry } from './media-manifest.ts';

/** Increased when the rules for usable files change, so that copies accepted by older rules are inspected again. */
export const RULES_VERSION = 3;

/** A usable file, with the content to be stored instead of the received one, if any. */
export type InspectedFile = Awaited<ReturnType<typeof inspect>>;

/** Checks that a file has the expected type and can be read to its end. @throws Error saying what is wrong with it. */
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

type Extension = MediaFile['extension'];

const used: readonly Extension[] = ['jpg', 'png', 'webp', 'avif', 'gif', 'pdf'];

/** Number of bytes within which a drawing or a page has its first element. */
const START_BYTES = 16_384;

/**
 * Detects the type of a file by its first bytes, regardless of its name and content type: a type the site uses, `html`
 * for a page such as an error page sent in place of the file, or null.
 */
async function fileType(bytes: Uint8Array): Promise<Extension | 'html' | null> {
  const found = (await fileTypeFromBuffer(bytes))?.ext;
  // An animated PNG is a PNG whose first frame is shown.
  const extension = found === 'apng' ? 'png' : found;
  return used.find((one) => one === extension) ?? markupType(bytes);
}

/** Whether the PDF has its end, which contains the index of its parts: no viewer can show a PDF without it. */
function isWholePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-4096)).toString('latin1').includes('%%EOF');
}

/** Detects drawings and pages. A drawing begins with an `svg` element, after any comments and declarations. */
function markupType(bytes: Uint8Array): 'svg' | 'html' | null {
  const document = parse(new TextDecoder().decode(bytes.subarray(0, START_BYTES)), {
    sourceCodeLocationInfo: true,
  });
  const isDoctype = document.childNodes.some(
    (node) => defaultTreeAdapter.isDocumentTypeNode(node) && node.name === 'html',
  );
  const root = document.childNodes.find(defaultTreeAdapter.isElementNode);
  const parts = root?.childNodes.filter(defaultTreeAdapter.isElementNode) ?? [];
  // The parser adds the elements that a page lacks; only those of the file itself have a source location.
  const isPage = isDoctype || [root, ...parts].some((element) => element?.sourceCodeLocation);
  if (isPage) return 'html';
  const first = parts.flatMap(({ childNodes }) => childNodes).find(defaultTreeAdapter.isElementNode);
  return first?.tagName === 'svg' ? 'svg' : null;
}
