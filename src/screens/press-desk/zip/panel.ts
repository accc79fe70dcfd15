import { formatBytes } from '../../../domain/archive/storage-size.ts';
import { plainText } from '../../../domain/text/localise.ts';
import { fill, fillPlural } from '../../../i18n/fill.ts';
import { isLang, type Lang } from '../../../i18n/lang.ts';
import {
  BYTES,
  FILE,
  PICTURES,
  SELECT_ALL,
  ZIP_CANCEL,
  ZIP_FAILED,
  ZIP_RETRY,
  ZIP_SELECTION,
  ZIP_START,
  ZIP_STATUS,
  ZIP_WITHOUT,
} from '../desk-markup.ts';
import type { PressPicture, PressPictures } from '../press-data.ts';
import type { ZipWords } from '../words.ts';
import { type FailedPicture, type Fetched, fetchList, fetchPictures } from './fetch-pictures.ts';
import { makeZip } from './make-zip.ts';
import { saveBlob } from './save-blob.ts';

/** The part of a desk that makes a ZIP of the pictures that are chosen. */
export const zipPanel = (desk: HTMLElement): ZipPanel => new ZipPanel(desk);

class ZipPanel {
  readonly #desk: HTMLElement;
  readonly #words: ZipWords;
  readonly #lang: Lang;
  readonly #fetched: Fetched = new Map();
  #list: PressPictures | undefined;
  #controller: AbortController | undefined;

  constructor(desk: HTMLElement) {
    const { lang } = document.documentElement;
    this.#desk = desk;
    this.#words = JSON.parse(desk.dataset['words'] ?? '{}') as ZipWords;
    this.#lang = isLang(lang) ? lang : 'fr';
  }

  press(button: Element): void {
    if (button.hasAttribute(SELECT_ALL)) this.#select(button.getAttribute(SELECT_ALL) === 'true');
    else if (button.hasAttribute(ZIP_CANCEL)) this.#controller?.abort();
    else if (button.hasAttribute(ZIP_WITHOUT)) void this.#make(true);
    else if (button.hasAttribute(ZIP_START) || button.hasAttribute(ZIP_RETRY)) void this.#make(false);
  }

  showSelection(): void {
    const chosen = this.#chosen();
    const bytes = chosen.reduce((sum, box) => sum + Number(box.getAttribute(BYTES)), 0);
    const size = formatBytes(bytes, this.#lang);
    const forms = { one: this.#words['press.selected.one'], other: this.#words['press.selected.other'] };
    this.#part(ZIP_SELECTION).textContent =
      chosen.length === 0
        ? this.#words['press.selectedNone']
        : fillPlural(this.#lang, forms, chosen.length, { size });
    this.#part(ZIP_START).toggleAttribute('disabled', chosen.length === 0);
    this.#showFailed([]);
  }

  #select(isChosen: boolean): void {
    for (const box of this.#desk.querySelectorAll<HTMLInputElement>(`[${FILE}]`)) box.checked = isChosen;
    this.showSelection();
  }

  /** @param isEnough the files that cannot be had are done without. */
  async #make(isEnough: boolean): Promise<void> {
    if (this.#controller) return;
    this.#controller = new AbortController();
    this.#showBusy(true);
    this.#showFailed([]);
    try {
      this.#say(await this.#fetchAndSave(this.#controller.signal, isEnough));
    } catch (error) {
      if (!this.#controller.signal.aborted) console.error(error);
      this.#say(this.#words[this.#controller.signal.aborted ? 'press.zip.cancelled' : 'press.zip.noFiles']);
    } finally {
      this.#controller = undefined;
      this.#showBusy(false);
    }
  }

  /** @returns what has come of it, in words. */
  async #fetchAndSave(signal: AbortSignal, isEnough: boolean): Promise<string> {
    this.#list ??= await fetchList(this.#desk.getAttribute(PICTURES) ?? '', signal);
    const list = this.#list;
    const paths = new Set(this.#chosen().map((box) => box.getAttribute(FILE)));
    const chosen = list.pictures.filter(({ path }) => paths.has(path));
    if (!isEnough) {
      const onProgress = (picture: PressPicture, index: number): void =>
        this.#showProgress(picture, index, chosen.length);
      const failed = await fetchPictures(chosen, this.#fetched, { signal, onProgress });
      if (failed.length > 0) {
        this.#showFailed(failed);
        return this.#words['press.zip.failed'];
      }
    }
    saveBlob(await makeZip(list, chosen, this.#fetched, new Date()), `${list.archive}.zip`);
    return this.#words['press.zip.done'];
  }

  #showProgress({ label }: PressPicture, index: number, total: number): void {
    const progress = this.#progress();
    progress.value = index / total;
    const title = plainText(label.headline, this.#lang);
    this.#say(fill(this.#words['press.zip.progress'], { done: index + 1, total, title }));
  }

  #showBusy(isBusy: boolean): void {
    this.#progress().hidden = !isBusy;
    this.#part(ZIP_START).hidden = isBusy;
    const cancel = this.#part(ZIP_CANCEL);
    const hadFocus = document.activeElement === cancel;
    cancel.hidden = !isBusy;
    if (isBusy) cancel.focus();
    else if (hadFocus) this.#part(ZIP_START).focus();
  }

  #showFailed(failed: readonly FailedPicture[]): void {
    const part = this.#part(ZIP_FAILED);
    part.hidden = failed.length === 0;
    const items = failed.map(({ picture, status }) => {
      const title = plainText(picture.label.headline, this.#lang);
      const reason =
        status === null
          ? this.#words['press.zip.unreachable']
          : fill(this.#words['press.zip.refused'], { status });
      const text = fill(this.#words['press.zip.failedAt'], { title, reason });
      return Object.assign(document.createElement('li'), { textContent: text });
    });
    part.querySelector('ul')?.replaceChildren(...items);
    part.querySelector<HTMLElement>(`[${ZIP_WITHOUT}]`)?.toggleAttribute('hidden', this.#fetched.size === 0);
  }

  #say(text: string): void {
    this.#part(ZIP_STATUS).textContent = text;
  }

  #chosen(): HTMLInputElement[] {
    return [...this.#desk.querySelectorAll<HTMLInputElement>(`[${FILE}]:checked`)];
  }

  #progress(): HTMLProgressElement {
    const progress = this.#desk.querySelector('progress');
    if (!progress) throw new Error('The press desk has no progress bar');
    return progress;
  }

  #part(name: string): HTMLElement {
    const part = this.#desk.querySelector<HTMLElement>(`[${name}]`);
    if (!part) throw new Error(`The press desk has nothing with ${name}`);
    return part;
  }
}
