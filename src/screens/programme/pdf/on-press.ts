import { savePdf } from './save-pdf.ts';

/** What a press within the download does: its link saves the document, a button without address says so, another closes. */
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
  const notice = download.querySelector<HTMLElement>('.notice');
  const text = notice?.querySelector('p');
  if (!notice || !text) return;
  text.textContent = message ?? '';
  notice.hidden = message === undefined;
}
