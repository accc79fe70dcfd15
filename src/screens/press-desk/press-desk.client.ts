import { copyText } from '../../components/browser/copy-text.ts';
import { takeEarlyPress } from '../../components/browser/early-press.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import type { ZipPanel } from './zip/panel.ts';
import { BYTES, COPY, COPY_STATUS, DESK, OUTCOME, ZIP } from './desk-markup.ts';

/** Copies the text next to a button, and passes the choice of pictures to code that is loaded with the first one. */
class PressDesk extends HTMLElement {
  #panel: Promise<ZipPanel> | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('change', this.#onChoice);
    for (const button of this.querySelectorAll('button')) if (takeEarlyPress(button)) button.click();
  }

  #onClick = (click: Event): void => {
    const button = click.target instanceof Element ? click.target.closest<HTMLElement>('button') : null;
    if (button?.hasAttribute(COPY)) void this.#copy(button);
    else if (button?.closest(`[${ZIP}]`)) this.#zip((panel) => panel.press(button));
  };

  #onChoice = ({ target }: Event): void => {
    if (target instanceof Element && target.hasAttribute(BYTES)) this.#zip((panel) => panel.showSelection());
  };

  /** Copies the text of a button. If the browser refuses, the text is selected, to be copied by hand. */
  async #copy(button: HTMLElement): Promise<void> {
    const id = button.getAttribute(COPY);
    const source = id ? document.getElementById(id) : button.previousElementSibling;
    if (!(source instanceof HTMLElement)) return;
    const isCopied = await copyText(source.innerText.trim());
    if (!isCopied) getSelection()?.selectAllChildren(source);
    for (const other of this.querySelectorAll<HTMLElement>(`[${OUTCOME}]`)) other.removeAttribute(OUTCOME);
    const words = this.dataset[isCopied ? 'copied' : 'refused'] ?? '';
    button.setAttribute(OUTCOME, words);
    const status = this.querySelector(`[${COPY_STATUS}]`);
    if (status) status.textContent = words;
  }

  #zip(use: (panel: ZipPanel) => void): void {
    this.#panel ??= import('./zip/panel.ts').then(({ ZipPanel }) => new ZipPanel(this));
    this.#panel.then(use, (error: unknown) => {
      this.#panel = undefined;
      reportLoadFailure(error);
    });
  }
}

customElements.define(DESK, PressDesk);
