import { atom, onMount } from 'nanostores';
import { readItem, writeItem } from './browser-storage.ts';
import { NOTICES_KEY } from './notice-keys.ts';

/** A message to the visitor: announced politely, and there until dismissed (DESIGN §8.6). */
export interface Notice {
  id: number;
  /** What it is about: the next notice about the same takes its place. */
  about: string;
  kind: 'success' | 'error';
  text: string;
  /** Something the visitor may do about it; doing it dismisses the notice. */
  action?: { label: string; run: () => void };
}

/** What the visitor has not dismissed, latest last. */
export const $notices = atom<readonly Notice[]>([]);

let lastId = 0;

/** Shows a notice in place of what was last said about the same, so that none pile up and no failure outlives its mending. */
export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  const others = $notices.get().filter(({ about }) => about !== notice.about);
  $notices.set([...others, { id: lastId, ...notice }]);
}

export function dismiss(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}

/** Takes away what was said about something that has been put right since. */
export function dismissAbout(about: string): void {
  $notices.set($notices.get().filter((notice) => notice.about !== about));
}

/** Takes what is shown along to the page that is navigated to next; actions stay behind. */
export function saveNoticesForNextPage(): void {
  const stored = $notices.get().map(({ about, kind, text }) => ({ about, kind, text }));
  if (stored.length > 0) writeItem('session', NOTICES_KEY, JSON.stringify(stored));
}

onMount($notices, () => {
  if (typeof window === 'undefined') return;
  const stored = readItem('session', NOTICES_KEY);
  if (!stored) return;
  writeItem('session', NOTICES_KEY, null);
  for (const notice of parse(stored)) notify(notice);
});

type StoredNotice = Pick<Notice, 'about' | 'kind' | 'text'>;

function parse(json: string): StoredNotice[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter(isStoredNotice) : [];
  } catch {
    // Someone's hand was in the storage: there is nothing to say.
    return [];
  }
}

function isStoredNotice(value: unknown): value is StoredNotice {
  if (typeof value !== 'object' || value === null) return false;
  const { about, kind, text } = value as Record<string, unknown>;
  return typeof about === 'string' && typeof text === 'string' && (kind === 'success' || kind === 'error');
}
