import { atom, onMount } from 'nanostores';
import { readItem, writeItem } from './browser-storage.ts';

/** A message to the visitor: announced politely, and there until dismissed (DESIGN §8.6). */
export interface Notice {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** Something the visitor may do about it; doing it dismisses the notice. */
  action?: { label: string; run: () => void };
}

/** Dispatched on the window when there is something to show, to wake the island that shows it. */
export const NOTICE_EVENT = 'notice';

/** Notices on their way to the next page. */
export const NOTICES_KEY = 'notices';

/** What the visitor has not dismissed, latest last. */
export const $notices = atom<readonly Notice[]>([]);

let lastId = 0;

/** Shows a notice. One that says the same makes way for it, so that it is announced again and none pile up. */
export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  const others = $notices.get().filter(({ text }) => text !== notice.text);
  $notices.set([...others, { id: lastId, ...notice }]);
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(NOTICE_EVENT));
}

export function dismiss(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}

/** Takes what is shown along to the page that is navigated to next; actions stay behind. */
export function carryNotices(): void {
  const carried = $notices.get().map(({ kind, text }) => ({ kind, text }));
  if (carried.length > 0) writeItem('session', NOTICES_KEY, JSON.stringify(carried));
}

onMount($notices, () => {
  if (typeof window === 'undefined') return;
  const carried = readItem('session', NOTICES_KEY);
  if (!carried) return;
  writeItem('session', NOTICES_KEY, null);
  for (const { kind, text } of parse(carried)) notify({ kind, text });
});

function parse(carried: string): Pick<Notice, 'kind' | 'text'>[] {
  try {
    const value: unknown = JSON.parse(carried);
    return Array.isArray(value) ? value.filter(isNotice) : [];
  } catch {
    // Someone's hand was in the storage: there is nothing to say.
    return [];
  }
}

function isNotice(value: unknown): value is Pick<Notice, 'kind' | 'text'> {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('kind' in value)) return false;
  return typeof value.text === 'string' && (value.kind === 'success' || value.kind === 'error');
}
