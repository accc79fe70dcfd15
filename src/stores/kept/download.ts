import { editionCache } from '../../domain/archive/pack.ts';
import { type Lang, langs } from '../../i18n/lang.ts';
import type { Device } from './device.ts';
import { type KeptEdition, readEdition } from './edition-files.ts';
import { type Activity, changeState, stateOf } from './edition-state.ts';
import { everySoOften } from './every-so-often.ts';
import { type Choice, keepLanguages, type Progress, type Shortfall } from './keep-languages.ts';
import { networkBack } from './network-back.ts';
import { isDeviceFull, Unreachable } from './problems.ts';
import { freeBytes } from './room.ts';
import { tellTabs } from './tabs.ts';
import { forgetUnfinished } from './unfinished-files.ts';

/** The downloads of this tab, by year. */
const downloads = new Map<number, AbortController>();

export const isDownloading = (year: number): boolean => downloads.has(year);

/** What has arrived stays. */
export function stopDownload(year: number): void {
  downloads.get(year)?.abort();
}

/** Changes the state of an edition, and tells the other tabs. */
export function act(year: number, activity: Partial<Activity> = {}): void {
  changeState(year, activity);
  const { doing, progress, problem } = stateOf(year);
  tellTabs({ year, kind: 'activity', activity: { doing, progress, problem } });
}

/** Downloads a choice, waiting for the network as long as it takes; languages that are not chosen are deleted. */
export async function download(device: Device, year: number, choice: Choice): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  downloads.set(year, controller);
  changeState(year, { freed: null });
  act(year, { doing: 'downloading', progress: null, problem: null });
  try {
    const problem = await tryUntilDone(device, year, choice, signal);
    const others = problem ? [] : langs.filter((lang) => !choice.langs.includes(lang));
    for (const lang of others) await deleteLanguage(device, year, lang);
    act(year, { problem });
  } catch (error) {
    if (isDeviceFull(error)) act(year, { problem: { kind: 'full' } });
    else if (!signal.aborted) {
      act(year, { problem: { kind: 'failed' } });
      throw error;
    }
  } finally {
    downloads.delete(year);
    changeState(year, { kept: await keptLanguages(device, year) });
    act(year, { doing: null, progress: null });
    tellTabs({ year, kind: 'changed' });
  }
}

async function tryUntilDone(
  device: Device,
  year: number,
  choice: Choice,
  signal: AbortSignal,
): Promise<Shortfall | null> {
  const onProgress = everySoOften((progress: Progress) => act(year, { doing: 'downloading', progress }));
  for (;;) {
    try {
      return await keepLanguages(year, choice, { device, free: freeBytes, signal, onProgress });
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      act(year, { doing: 'waiting' });
      await networkBack(signal);
      signal.throwIfAborted();
    }
  }
}

/** What the device has of an edition. */
export async function keptLanguages(
  { caches }: Device,
  year: number,
): Promise<Partial<Record<Lang, KeptEdition>>> {
  const editions = await Promise.all(langs.map((lang) => readEdition(caches, year, lang)));
  return Object.fromEntries(editions.flatMap((kept) => (kept ? [[kept.pack.lang, kept]] : [])));
}

export async function deleteLanguage({ caches }: Device, year: number, lang: Lang): Promise<void> {
  await caches.delete(editionCache(year, lang));
  await forgetUnfinished(caches, year, lang);
}
