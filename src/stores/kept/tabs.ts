import type { Activity } from './edition-state.ts';

/** A message between tabs of this site about the edition of a year. */
export type TabMessage =
  | { year: number; kind: 'activity'; activity: Activity }
  /** The kept files of the edition have changed. */
  | { year: number; kind: 'changed' }
  /** The tab that is working on the edition should report its activity. */
  | { year: number; kind: 'ask' }
  | { year: number; kind: 'pause' };

let channel: BroadcastChannel | undefined;

const openChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('kept-editions'));

export function postToTabs(message: TabMessage): void {
  openChannel().postMessage(message);
}

export function onTabMessage(listener: (message: TabMessage) => void): void {
  openChannel().addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
}

const lockOf = (year: number): string => `keep-edition-${year}`;

/** Runs a task that only one tab may do at a time. @returns false if another tab is doing it. */
export function whileAlone(year: number, task: () => Promise<void>): Promise<boolean> {
  return navigator.locks.request(lockOf(year), { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}

/** Runs a task once no other tab is working on the edition: that tab has finished, or was closed. */
export async function onceAlone(year: number, task: () => Promise<void>): Promise<void> {
  await navigator.locks.request(lockOf(year), task);
}
