import { reportLoadFailure } from '../../../components/browser/load-failure.ts';

/** Downloads the programme's document; a failure is told in the page. What a press does comes with the first one. */
class PdfDownload extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', (event) => {
      const control = event.target instanceof Element ? event.target.closest('a, button') : null;
      if (!control) return;
      event.preventDefault();
      pressControl(this, control).catch(reportLoadFailure);
    });
  }
}

const pressControl = (download: HTMLElement, control: Element): Promise<void> =>
  import('./on-press.ts').then(({ onPress }) => onPress(download, control));

customElements.define('pdf-download', PdfDownload);
