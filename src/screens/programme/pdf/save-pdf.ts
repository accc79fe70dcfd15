import { isPdf } from './pdf-file.ts';

/** The longest wait for the next byte. */
const TIMEOUT_MS = 15_000;

/** The visitor gets the same name whatever the document is called at its source. */
const FILE_NAME = 'program.pdf';

/** Saves the PDF at the address on the visitor's device. @throws Error as `readPdf` does. */
export async function savePdf(address: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await readPdf(address));
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Reads a PDF however long it is, as long as it keeps coming.
 * @throws Error naming the address when there is no answer, a refusal, nothing more for 15 s, or something else than a
 * PDF: a portal or a proxy may answer with a page of its own.
 */
async function readPdf(address: string): Promise<Blob> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => controller.abort(new Error(`${address}: nothing came for ${TIMEOUT_MS / 1000} s`)),
      TIMEOUT_MS,
    );
  };
  restartTimer();
  try {
    const answer = await fetch(address, { signal: controller.signal });
    const type = answer.headers.get('Content-Type') ?? '';
    if (!answer.ok || /^text\/|json/.test(type))
      throw new Error(`${address} answered ${answer.status}, ${type}`);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      chunks.push(part.value);
      restartTimer();
    }
    const file = new Blob(chunks, { type: 'application/pdf' });
    if (!isPdf(new Uint8Array(await file.slice(0, 2048).arrayBuffer())))
      throw new Error(`${address} answered with something else than a PDF`);
    return file;
  } finally {
    clearTimeout(timer);
  }
}
