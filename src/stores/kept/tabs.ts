import type { Activity } from './edition-state.ts';

/** What tabs of this site tell each other about an edition, by its year. */
export type TabMessage =
  | { year: number; kind: 'activity'; activity: Activity }
  /** The kept files of it have changed. */
  | { year: number; kind: 'changed' }
  /** The tab that is at work on it tells its activity. */
  | { year: number; kind: 'ask' }
  | { year: number; kind: 'pause' };

let channel: BroadcastChannel | undefined;

const openChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('kept-editions'));

/** To the other tabs. */
export function tellTabs(message: TabMessage): void {
  openChannel().postMessage(message);
}

export function onTabMessage(listener: (message: TabMessage) => void): void {
  openChannel().addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
}

const lockOf = (year: number): string => `keep-edition-${year}`;

/** Runs a task that only one tab may do at a time. @returns false where another tab does. */
export function whileAlone(year: number, task: () => Promise<void>): Promise<boolean> {
  return navigator.locks.request(lockOf(year), { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}

/** Runs a task once no tab is at work on the edition any more: it has finished, or was closed. */
export async function onceAlone(year: number, task: () => Promise<void>): Promise<void> {
  await navigator.locks.request(lockOf(year), task);
}
