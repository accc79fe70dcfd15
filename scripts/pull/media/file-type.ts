import { fileTypeFromBuffer } from 'file-type';
import { defaultTreeAdapter, parse } from 'parse5';
import type { MediaFile } from '../../../src/domain/model/snapshot.ts';

export type Extension = MediaFile['extension'];

const used: readonly Extension[] = ['jpg', 'png', 'webp', 'avif', 'gif', 'pdf'];

/** Number of bytes within which a drawing or a page has its first element. */
const START_BYTES = 16_384;

/**
 * Detects the type of a file by its first bytes, regardless of its name and content type: a type the site uses, `html`
 * for a page such as an error page sent in place of the file, or null.
 */
export async function fileType(bytes: Uint8Array): Promise<Extension | 'html' | null> {
  const found = (await fileTypeFromBuffer(bytes))?.ext;
  // An animated PNG is a PNG whose first frame is shown.
  const extension = found === 'apng' ? 'png' : found;
  return used.find((one) => one === extension) ?? markupType(bytes);
}

/** Whether the PDF has its end, which contains the index of its parts: no viewer can show a PDF without it. */
export function isWholePdf(bytes: Uint8Array): boolean {
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
