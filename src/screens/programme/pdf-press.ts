import { showNotices } from '../../components/browser/notices.ts';
import { saveFile } from '../../components/browser/save-file.ts';
import { fetchBlob } from '../../stores/fetch-own.ts';
import { dismissAbout, notify } from '../../stores/notices.ts';
import { PDF_FAILED } from './programme-markup.ts';

/** How a PDF begins. Readers accept up to 1,024 other bytes before it. */
const SIGNATURE = '%PDF-';
const HEAD_BYTES = 1024 + SIGNATURE.length;

/** Name of the saved file, whatever the document is called at its source. */
const FILE_NAME = 'program.pdf';

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
  if (!(await isPdf(file))) throw new Error(`${control.href} answered with something else than a PDF`);
  return file;
}

export async function isPdf(file: Blob): Promise<boolean> {
  const head = await file.slice(0, HEAD_BYTES).text();
  return head.includes(SIGNATURE);
}
