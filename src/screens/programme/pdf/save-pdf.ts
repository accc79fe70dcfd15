import { saveFile } from '../../../components/browser/save-file.ts';
import { fetchBlob } from '../../../stores/fetch-own.ts';
import { isPdf } from './pdf-file.ts';

/** The visitor gets the same name whatever the document is called at its source. */
const FILE_NAME = 'program.pdf';

/** Bytes at its beginning among which a PDF says that it is one, and some to spare. */
const HEAD_BYTES = 2048;
/** A document may be served as anything, but a page in its place is refused before it is read to its end. */
const NO_TEXT = /^(?!text\/)(?!.*json)/;

/**
 * Saves the PDF at the address on the visitor's device.
 * @throws Error naming the address when it cannot be had, or gives something else than a PDF.
 */
export async function savePdf(address: string): Promise<void> {
  const file = await fetchBlob(address, NO_TEXT);
  if (!isPdf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())))
    throw new Error(`${address} answered with something else than a PDF`);
  saveFile(file, FILE_NAME);
}
