/** What the visitor is given: the same name whatever the document is called at its source (spec §7). */
const FILE_NAME = 'program.pdf';

/** Reads the document and hands it over; a failure is said in the page (spec §8). */
class PdfDownload extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
      void this.download(event.currentTarget as HTMLAnchorElement);
    });
    this.querySelector(':scope > button')?.addEventListener('click', () => {
      console.error('The programme’s PDF has no address that can be followed.');
      this.say(this.dataset['unavailable']);
    });
    this.querySelector('.notice button')?.addEventListener('click', () => this.say(undefined));
  }

  private async download(link: HTMLAnchorElement): Promise<void> {
    if (link.ariaBusy === 'true') return;
    link.ariaBusy = 'true';
    this.say(undefined);
    try {
      const { readPdf } = await import('./read-pdf.ts');
      save(await readPdf(link.href));
    } catch (error) {
      console.error(error);
      this.say(this.dataset['failed']);
    } finally {
      link.ariaBusy = null;
    }
  }

  private say(message: string | undefined): void {
    const notice = this.querySelector<HTMLElement>('.notice');
    const text = notice?.querySelector('p');
    if (!notice || !text) return;
    text.textContent = message ?? '';
    notice.hidden = message === undefined;
  }
}

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
}

customElements.define('pdf-download', PdfDownload);
