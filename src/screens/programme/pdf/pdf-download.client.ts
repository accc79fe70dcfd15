/** Downloads the programme's document; a failure is told in the page. */
class PdfDownload extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
      void this.download(event.currentTarget as HTMLAnchorElement);
    });
    this.querySelector(':scope > button')?.addEventListener('click', () => {
      console.error('The programme’s PDF has no address that can be followed.');
      this.showNotice(this.dataset['unavailable']);
    });
    this.querySelector('.notice button')?.addEventListener('click', () => this.showNotice(undefined));
  }

  private async download(link: HTMLAnchorElement): Promise<void> {
    if (link.ariaBusy === 'true') return;
    link.ariaBusy = 'true';
    this.showNotice(undefined);
    try {
      const { savePdf } = await import('./save-pdf.ts');
      await savePdf(link.href);
    } catch (error) {
      console.error(error);
      this.showNotice(this.dataset['failed']);
    } finally {
      link.ariaBusy = null;
    }
  }

  private showNotice(message: string | undefined): void {
    const notice = this.querySelector<HTMLElement>('.notice');
    const text = notice?.querySelector('p');
    if (!notice || !text) return;
    text.textContent = message ?? '';
    notice.hidden = message === undefined;
  }
}

customElements.define('pdf-download', PdfDownload);
