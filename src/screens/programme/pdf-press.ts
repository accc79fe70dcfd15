import { saveFile } from '../../components/browser/save-file.ts';
import { fetchBlob } from '../../stores/fetch-own.ts';

/** "%PDF-": how a PDF begins. */
const SIGNATURE = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Name of the saved file, whatever the document is called at its source. */
const FILE_NAME = 'program.pdf';

/** Bytes at the beginning of a file that are searched for the signature, and some to spare. */
const HEAD_BYTES = 2048;
/** Any media type but text and JSON: a page in place of the document is refused before it is read to its end. */
const NO_TEXT = /^(?!text\/)(?!.*json)/;

/** Handles a press within the download: the link saves the PDF, a button without address reports it, another closes. */
export async function onPress(download: HTMLElement, control: Element): Promise<void> {
  if (control instanceof HTMLAnchorElement) {
    await save(download, control);
  } else if (control.parentElement === download) {
    console.error('The programme’s PDF has no address that can be followed.');
    showNotice(download, download.dataset['unavailable']);
  } else {
    showNotice(download, undefined);
  }
}

async function save(download: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  if (link.getAttribute('aria-busy') === 'true') return;
  link.setAttribute('aria-busy', 'true');
  showNotice(download, undefined);
  try {
    await savePdf(link.href);
  } catch (error) {
    console.error(error);
    showNotice(download, download.dataset['failed']);
  } finally {
    link.removeAttribute('aria-busy');
  }
}

function showNotice(download: HTMLElement, message: string | undefined): void {
  const notice = download.querySelector<HTMLElement>('[role="alert"] > div');
  const text = notice?.querySelector('p');
  if (!notice || !text) return;
  text.textContent = message ?? '';
  notice.hidden = message === undefined;
}

/**
 * Saves the PDF at the address on the visitor's device.
 * @throws Error naming the address if it cannot be fetched or is not a PDF.
 */
async function savePdf(address: string): Promise<void> {
  const file = await fetchBlob(address, NO_TEXT);
  if (!isPdf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())))
    throw new Error(`${address} answered with something else than a PDF`);
  saveFile(file, FILE_NAME);
}

/** Whether the bytes are a PDF; readers accept up to 1,024 other bytes before the signature. */
export function isPdf(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 1024 + SIGNATURE.length);
  return head.some((_, at) => SIGNATURE.every((byte, index) => head[at + index] === byte));
}
