import { fileTypeFromBuffer } from 'file-type';
import { defaultTreeAdapter, parse } from 'parse5';
import type { MediaFile } from '../../../src/domain/model/snapshot.ts';

export type Extension = MediaFile['extension'];

const used: readonly Extension[] = ['jpg', 'png', 'webp', 'avif', 'gif', 'pdf'];

/** Within so many bytes a drawing or a page has its first element. */
const START_BYTES = 16_384;

/**
 * The type of a file by its first bytes, whatever its name and content type say: a type the site uses, `html` for a page
 * such as an error page sent in place of the file, or null.
 */
export async function fileType(bytes: Uint8Array): Promise<Extension | 'html' | null> {
  const found = (await fileTypeFromBuffer(bytes))?.ext;
  // An animated PNG is a PNG whose first frame is shown.
  const extension = found === 'apng' ? 'png' : found;
  return used.find((one) => one === extension) ?? markupType(bytes);
}

/** Whether the PDF has its end, which holds the index of its parts: without it no reader can show it. */
export function isWholePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-4096)).toString('latin1').includes('%%EOF');
}

/** A drawing begins with its element, after whatever comments and declarations. */
function markupType(bytes: Uint8Array): 'svg' | 'html' | null {
  const document = parse(new TextDecoder().decode(bytes.subarray(0, START_BYTES)), {
    sourceCodeLocationInfo: true,
  });
  const isDoctype = document.childNodes.some(
    (node) => defaultTreeAdapter.isDocumentTypeNode(node) && node.name === 'html',
  );
  const root = document.childNodes.find(defaultTreeAdapter.isElementNode);
  const parts = root?.childNodes.filter(defaultTreeAdapter.isElementNode) ?? [];
  // The parser adds what a page lacks; what the file itself has, it has at a place.
  const isPage = isDoctype || [root, ...parts].some((element) => element?.sourceCodeLocation);
  if (isPage) return 'html';
  const first = parts.flatMap(({ childNodes }) => childNodes).find(defaultTreeAdapter.isElementNode);
  return first?.tagName === 'svg' ? 'svg' : null;
}
