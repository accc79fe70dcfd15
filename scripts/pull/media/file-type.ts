import type { MediaFile } from '../../../src/domain/model/festival.ts';

export type Extension = MediaFile['extension'];

/** What a file is by its first bytes; its name and the server's word for it are not asked. Null for anything else. */
export function fileType(bytes: Uint8Array): Extension | null {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
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
