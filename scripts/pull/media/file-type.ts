import type { MediaFile } from '../../../src/domain/model/festival.ts';

export type Extension = MediaFile['extension'];

/** The type of a file by its first bytes, whatever its name and content type say. Null for a type the site does not use. */
export function fileType(bytes: Uint8Array): Extension | null {
  const start = startOf(bytes);
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^%PDF-\d/.test(start)) return 'pdf';
  if (start.slice(4, 8) === 'ftyp') return /avi[fs]/.test(start.slice(8, 40)) ? 'avif' : null;
  if (/^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>|<!--[^]*?-->|<!doctype svg[^>]*>|\s)*<svg[\s>]/i.test(start))
    return 'svg';
  return null;
}

/** Whether this is an HTML page, such as an error page sent in place of the file. */
export function isHtmlPage(bytes: Uint8Array): boolean {
  return /^(?:\xef\xbb\xbf)?\s*(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body)\b/i.test(startOf(bytes));
}

/** Whether the PDF has its end, which holds the index of its parts: without it no reader can show it. */
export function isWholePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-4096)).toString('latin1').includes('%%EOF');
}

function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
}
