import { saveFile } from '../../../components/browser/save-file.ts';
import { fetchData } from '../../../stores/fetch-own.ts';
import { PICTURES, SELECT_ALL, ZIP_PART } from '../desk-markup.ts';
import type { PressPicture, PressPictures } from '../picture-labels.ts';
import { type Fetched, fetchPictures, makeZip } from './make-zip.ts';
import { ZipView } from './zip-view.ts';

export class ZipPanel {
  readonly #desk: HTMLElement;
  readonly #view: ZipView;
  readonly #fetched: Fetched = new Map();
  #list: PressPictures | undefined;
  #controller: AbortController | undefined;

  constructor(desk: HTMLElement) {
    this.#desk = desk;
    this.#view = new ZipView(desk);
  }

  press(button: Element): void {
    const part = button.getAttribute(ZIP_PART);
    if (button.hasAttribute(SELECT_ALL)) this.#view.chooseAll(button.getAttribute(SELECT_ALL) === 'true');
    else if (part === 'cancel') this.#controller?.abort();
    else if (part !== null) void this.#make({ withoutMissing: part === 'without' });
  }

  showSelection(): void {
    this.#view.showSelection();
  }

  /** Makes the ZIP. @param options.withoutMissing uses the pictures that are there, and fetches no others. */
  async #make({ withoutMissing }: { withoutMissing: boolean }): Promise<void> {
    if (this.#controller) return;
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    this.#view.showBusy(true);
    this.#view.hideFailures();
    try {
      await this.#fetchAndSave(signal, withoutMissing);
    } catch (error) {
      if (!signal.aborted) console.error(error);
      this.#view.showOutcome(signal.aborted ? 'press.zip.cancelled' : 'press.zip.noFiles');
    } finally {
      this.#controller = undefined;
      this.#view.showBusy(false);
    }
  }

  async #fetchAndSave(signal: AbortSignal, withoutMissing: boolean): Promise<void> {
    this.#list ??= await fetchData<PressPictures>(this.#desk.getAttribute(PICTURES) ?? '', { signal });
    const list = this.#list;
    const paths = this.#view.chosenPaths();
    const chosen = list.pictures.filter(({ path }) => paths.has(path));
    if (chosen.length < paths.size) {
      // The page is older than the list: pictures on it have other files now.
      this.#view.showOutcome('press.zip.outdated');
      return;
    }
    const isThere = ({ path }: PressPicture): boolean => this.#fetched.has(path);
    if (!withoutMissing) {
      const onProgress = (picture: PressPicture, index: number): void =>
        this.#view.showProgress(picture, index, chosen.length);
      const failed = await fetchPictures(chosen, this.#fetched, { signal, onProgress });
      if (failed.length > 0) {
        this.#view.showFailures(failed, chosen.some(isThere));
        this.#view.showOutcome('press.zip.failed');
        return;
      }
    }
    saveFile(await makeZip(list, chosen, this.#fetched, new Date()), `${list.archive}.zip`);
    this.#view.showDone(chosen.filter(isThere).length);
  }
}
