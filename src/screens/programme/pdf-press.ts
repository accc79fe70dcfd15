import { showNotices } from '../../components/browser/notices.ts';
import { saveFile } from '../../components/browser/save-file.ts';
import { fetchBlob } from '../../stores/fetch-own.ts';
import { dismissAbout, notify } from '../../stores/notices.ts';
import { PDF_FAILED } from './programme-markup.ts';

/** "%PDF-": how a PDF begins. */
const SIGNATURE = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Name of the saved file, whatever the document is called at its source. */
const FILE_NAME = 'program.pdf';

/** Bytes at the beginning of a file that are searched for the signature, and some to spare. */
const HEAD_BYTES = 2048;
/** Any media type but text and JSON: a page in place of the document is refused before it is read to its end. */
const NO_TEXT = /^(?!text\/)(?!.*json)/;

/** Subject of the message that the PDF could not be saved. */
const SUBJECT = 'pdf';

/** Saves the PDF of the pressed link; shows a message if that fails, or if a button is all there is to press. */
export async function savePdf(control: HTMLElement): Promise<void> {
  if (control.getAttribute('aria-busy') === 'true') return;
  control.setAttribute('aria-busy', 'true');
  dismissAbout(SUBJECT);
  try {
    saveFile(await fetchPdf(control), FILE_NAME);
  } catch (error) {
    console.error(error);
    notify({ about: SUBJECT, kind: 'error', text: control.getAttribute(PDF_FAILED) ?? '' });
    showNotices();
  } finally {
    control.removeAttribute('aria-busy');
  }
}

/** @throws Error naming the address if it cannot be fetched or is not a PDF, or if there is none. */
async function fetchPdf(control: HTMLElement): Promise<Blob> {
  if (!(control instanceof HTMLAnchorElement))
    throw new Error('The programme’s PDF has no address that can be followed.');
  const file = await fetchBlob(control.href, NO_TEXT);
  if (!isPdf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())))
    throw new Error(`${control.href} answered with something else than a PDF`);
  return file;
}

/** Whether the bytes are a PDF; readers accept up to 1,024 other bytes before the signature. */
export function isPdf(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 1024 + SIGNATURE.length);
  return head.some((_, at) => SIGNATURE.every((byte, index) => head[at + index] === byte));
}
