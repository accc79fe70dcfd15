import { editionCache, editionOfCache, totalBytes } from '../../domain/archive/pack.ts';
import { langs } from '../../domain/model/languages.ts';
import { NotFetched } from '../fetch-own.ts';
import { thisDevice, askToPersist } from './device.ts';
import { act, download, isDownloading, stopDownload } from './download.ts';
import { readLanguages, fetchPack } from './edition-files.ts';
import { $editions, type Activity, changeState, stateOf } from './edition-state.ts';
import type { Choice } from './keep-languages.ts';
import { onceAlone, onTabMessage, postToTabs, whileAlone } from './tabs.ts';

export async function keptYears(): Promise<number[]> {
  const names = (await thisDevice()?.caches.keys()) ?? [];
  return [...new Set(names.flatMap((name) => editionOfCache(name)?.edition ?? []))];
}

export async function readKept(year: number): Promise<void> {
  const device = thisDevice();
  try {
    if (!device) throw new Error('Without CacheStorage, or without a secure connection, nothing is kept.');
    changeState(year, { kept: await readLanguages(device.caches, year) });
  } catch (error) {
    // Some browsers have CacheStorage in private windows too, and refuse to open it.
    console.warn(error);
    changeState(year, { kept: {}, problem: { kind: 'unsupported' } });
    return;
  }
  listenToTabs();
  postToTabs({ year, kind: 'ask' });
}

export async function readOffer(year: number): Promise<void> {
  const device = thisDevice();
  if (!device || stateOf(year).problem?.kind === 'unsupported') return;
  try {
    const packs = await Promise.all(langs.map((lang) => fetchPack(device, year, lang)));
    const { problem } = stateOf(year);
    changeState(year, {
      packs: Object.fromEntries(packs.map((pack) => [pack.lang, pack])),
      problem: problem?.kind === 'unreachable' ? null : problem,
    });
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    const { doing, kept } = stateOf(year);
    // Kept editions can be read without the site.
    if (doing === null && Object.keys(kept ?? {}).length === 0)
      changeState(year, { problem: { kind: 'unreachable' } });
  }
}

/** Keeps a choice of an edition on the device: fetches what is missing, and deletes the rest of the edition. */
export async function keepEdition(year: number, choice: Choice): Promise<void> {
  const device = thisDevice();
  if (!device || isDownloading(year)) return;
  askToPersist();
  const isAlone = await whileAlone(year, () => download(device, year, choice));
  if (!isAlone) postToTabs({ year, kind: 'ask' });
}

/** Resumes an edition of which the device has something: finishes its download, or brings it up to date. */
export async function resumeEdition(year: number): Promise<void> {
  const kept = Object.values(stateOf(year).kept ?? {});
  const [first] = kept;
  if (!first) return;
  await keepEdition(year, { langs: kept.map(({ pack }) => pack.lang), pictures: first.pictures });
}

/** Stops the download, in whichever tab it runs; files that have arrived stay. */
export function pauseEdition(year: number): void {
  stopDownload(year);
  postToTabs({ year, kind: 'pause' });
}

export async function removeEdition(year: number): Promise<void> {
  const device = thisDevice();
  if (!device) return;
  pauseEdition(year);
  await onceAlone(year, async () => {
    changeState(year, { doing: 'removing', problem: null });
    const freed = totalBytes(Object.values(await readLanguages(device.caches, year)));
    for (const lang of langs) await device.caches.delete(editionCache(year, lang));
    changeState(year, { kept: {}, doing: null, freed });
  });
  postToTabs({ year, kind: 'changed' });
}

let isListening = false;

function listenToTabs(): void {
  if (isListening) return;
  isListening = true;
  onTabMessage((message) => {
    const { year, kind } = message;
    if (isDownloading(year)) {
      if (kind === 'pause') stopDownload(year);
      else if (kind === 'ask') act(year);
    } else if (year in $editions.get()) {
      if (kind === 'activity') follow(year, message.activity);
      else if (kind === 'changed') void readKept(year);
    }
  });
}

/** Shows what another tab does, until it has finished or is closed. */
function follow(year: number, activity: Activity): void {
  const isElsewhere = activity.doing !== null;
  const isNew = isElsewhere && !stateOf(year).isElsewhere;
  changeState(year, { ...activity, isElsewhere });
  if (!isNew) return;
  void onceAlone(year, async () => {
    changeState(year, { doing: null, progress: null, isElsewhere: false });
    await readKept(year);
  });
}
