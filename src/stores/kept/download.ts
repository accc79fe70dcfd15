import { editionCache } from '../../domain/archive/pack.ts';
import { langs } from '../../domain/model/languages.ts';
import { NotFetched } from '../fetch-own.ts';
import { type Device, isDeviceFull, freeBytes, wait } from './device.ts';
import { readLanguages } from './edition-files.ts';
import { type Activity, changeState, stateOf } from './edition-state.ts';
import { type Choice, keepLanguages, type Progress } from './keep-languages.ts';
import { postToTabs } from './tabs.ts';

/** Shortest time between two reports of progress. */
const PROGRESS_MS = 250;

const downloads = new Map<number, AbortController>();

export const isDownloading = (year: number): boolean => downloads.has(year);

/** Stops a download; files that have arrived are kept. */
export function stopDownload(year: number): void {
  downloads.get(year)?.abort();
}

export function act(year: number, activity: Partial<Activity> = {}): void {
  changeState(year, activity);
  const { doing, progress, problem } = stateOf(year);
  postToTabs({ year, kind: 'activity', activity: { doing, progress, problem } });
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
    for (const lang of others) await device.caches.delete(editionCache(year, lang));
    act(year, { problem });
  } catch (error) {
    if (isDeviceFull(error)) act(year, { problem: { kind: 'full' } });
    else if (!signal.aborted) {
      act(year, { problem: { kind: 'failed' } });
      throw error;
    }
  } finally {
    downloads.delete(year);
    changeState(year, { kept: await readLanguages(device.caches, year) });
    act(year, { doing: null, progress: null });
    postToTabs({ year, kind: 'changed' });
  }
}

async function tryUntilDone(device: Device, year: number, choice: Choice, signal: AbortSignal) {
  let reportedAt = -Infinity;
  const onProgress = (progress: Progress): void => {
    const now = performance.now();
    if (now - reportedAt < PROGRESS_MS) return;
    reportedAt = now;
    act(year, { doing: 'downloading', progress });
  };
  for (;;) {
    try {
      return await keepLanguages(year, choice, { device, free: freeBytes, signal, onProgress });
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
      act(year, { doing: 'waiting' });
      await networkBack(signal);
      signal.throwIfAborted();
    }
  }
}

/** Longest wait for a sign of the network: it may be back without the browser noticing. */
const RECHECK_MS = 30_000;

/** Resolves when it is worth trying again: the network or the visitor is back, or `RECHECK_MS` have passed. */
async function networkBack(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const back = new AbortController();
  const stop = (): void => back.abort();
  const stopIfSeen = (): void => {
    if (document.visibilityState === 'visible') stop();
  };
  window.addEventListener('online', stop, { signal: back.signal });
  document.addEventListener('visibilitychange', stopIfSeen, { signal: back.signal });
  signal.addEventListener('abort', stop, { signal: back.signal });
  await wait(RECHECK_MS, back.signal);
  stop();
}
