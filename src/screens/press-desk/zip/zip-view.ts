import { pageLang } from '../../../components/browser/page-lang.ts';
import { formatBytes } from '../../../domain/archive/storage-size.ts';
import { plainText } from '../../../domain/text/localise.ts';
import { fill, fillPlural } from '../../../i18n/fill.ts';
import {
  BYTES,
  SELECT_ALL,
  UNCREDITED,
  ZIP_PART,
  zipKeys,
  type ZipPart,
  type ZipWords,
} from '../desk-markup.ts';
import type { PressPicture } from '../picture-labels.ts';
import type { FailedPicture } from './make-zip.ts';

export class ZipView {
  readonly #desk: HTMLElement;
  readonly #words: ZipWords;
  readonly #lang = pageLang();

  constructor(desk: HTMLElement) {
    this.#desk = desk;
    const words = JSON.parse(desk.dataset['words'] ?? '[]') as string[];
    this.#words = Object.fromEntries(zipKeys.map((key, at) => [key, words[at]])) as ZipWords;
  }

  chosenPaths(): ReadonlySet<string | null | undefined> {
    const fileOf = (box: Element) =>
      box.closest('figure')?.querySelector('a[download]')?.getAttribute('href');
    return new Set(this.#chosen().map(fileOf));
  }

  chooseAll(isChosen: boolean): void {
    const boxes = isChosen ? `[${BYTES}]:not([${UNCREDITED}])` : `[${BYTES}]`;
    for (const box of this.#desk.querySelectorAll<HTMLInputElement>(boxes)) box.checked = isChosen;
    this.showSelection();
    // The button that clears the choice disappears with it, so the focus is moved.
    if (!isChosen) this.#desk.querySelector<HTMLElement>(`[${SELECT_ALL}="true"]`)?.focus();
  }

  showSelection(): void {
    const chosen = this.#chosen();
    const selected = fillPlural(this.#lang, this.#words, 'press.selected', chosen.length);
    this.#part('selection').textContent =
      chosen.length === 0 ? this.#words['press.selectedNone'] : this.#withSize(selected, chosen);
    this.#part('start').toggleAttribute('disabled', chosen.length === 0);
    this.hideFailures();
  }

  /** Adds the size of the files, unless one is unknown: their total would be wrong. */
  #withSize(selected: string, chosen: readonly HTMLInputElement[]): string {
    const sizes = chosen.map((box) => box.getAttribute(BYTES));
    if (sizes.includes('')) return selected;
    const bytes = sizes.reduce((sum, size) => sum + Number(size), 0);
    return fill(this.#words['press.selectedSize'], { selected, size: formatBytes(bytes, this.#lang) });
  }

  showProgress({ label }: PressPicture, index: number, total: number): void {
    this.#progress().value = index / total;
    const title = plainText(label.headline, this.#lang);
    this.#part('status').textContent = fill(this.#words['press.zip.progress'], {
      done: index + 1,
      total,
      title,
    });
  }

  showBusy(isBusy: boolean): void {
    this.#progress().hidden = !isBusy;
    this.#part('start').hidden = isBusy;
    const cancel = this.#part('cancel');
    const hadFocus = document.activeElement === cancel;
    cancel.hidden = !isBusy;
    if (isBusy) cancel.focus();
    else if (hadFocus) this.#part('start').focus();
  }

  showOutcome(key: keyof ZipWords): void {
    this.#part('status').textContent = this.#words[key];
  }

  showDone(count: number): void {
    this.#part('status').textContent = fillPlural(this.#lang, this.#words, 'press.zip.done', count);
  }

  /** @param canDoWithout whether a ZIP can be made of other pictures. */
  showFailures(failed: readonly FailedPicture[], canDoWithout: boolean): void {
    const part = this.#part('failed');
    part.hidden = false;
    const items = failed.map((one) =>
      Object.assign(document.createElement('li'), { textContent: this.#failureText(one) }),
    );
    part.querySelector('ul')?.replaceChildren(...items);
    this.#part('without').hidden = !canDoWithout;
  }

  hideFailures(): void {
    this.#part('failed').hidden = true;
  }

  #failureText({ picture, status }: FailedPicture): string {
    const title = plainText(picture.label.headline, this.#lang);
    const reason =
      status === null
        ? this.#words['press.zip.unreachable']
        : fill(this.#words['press.zip.refused'], { status });
    return fill(this.#words['press.zip.failedAt'], { title, reason });
  }

  #chosen(): HTMLInputElement[] {
    return [...this.#desk.querySelectorAll<HTMLInputElement>(`[${BYTES}]:checked`)];
  }

  #progress(): HTMLProgressElement {
    const progress = this.#desk.querySelector('progress');
    if (!progress) throw new Error('The press desk has no progress bar');
    return progress;
  }

  #part(name: ZipPart): HTMLElement {
    const part = this.#desk.querySelector<HTMLElement>(`[${ZIP_PART}="${name}"]`);
    if (!part) throw new Error(`The press desk has no part ${name}`);
    return part;
  }
}
