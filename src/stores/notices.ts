import { atom, onMount } from 'nanostores';
import { readJson, writeItem, NOTICES_KEY } from './browser-storage.ts';

/** A message to the visitor (**Messages**). */
export interface Notice {
  id: number;
  /** Its subject: the next notice about the same subject replaces it. */
  about: string;
  kind: 'success' | 'error';
  text: string;
  /** Something the visitor may do about it; doing it dismisses the notice. */
  action?: { label: string; run: () => void };
}

/** Notices that the visitor has not dismissed, latest last. */
export const $notices = atom<readonly Notice[]>([]);

let lastId = 0;

/** Shows a notice and removes earlier ones about the same subject, so that no resolved failure stays. */
export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  const otherSubjects = $notices.get().filter(({ about }) => about !== notice.about);
  $notices.set([...otherSubjects, { id: lastId, ...notice }]);
}

export function dismiss(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}

/** Removes the notices about a subject, once the problem is resolved. */
export function dismissAbout(about: string): void {
  $notices.set($notices.get().filter((notice) => notice.about !== about));
}

/** Saves the notices for the next page, without their actions. */
export function saveNoticesForNextPage(): void {
  const stored = $notices.get().map(({ about, kind, text }) => ({ about, kind, text }));
  if (stored.length > 0) writeItem('session', NOTICES_KEY, JSON.stringify(stored));
}

onMount($notices, () => {
  if (typeof window === 'undefined') return;
  const stored = readJson('session', NOTICES_KEY);
  if (!Array.isArray(stored)) return;
  writeItem('session', NOTICES_KEY, null);
  stored.filter(isStoredNotice).forEach(notify);
});

function isStoredNotice(value: unknown): value is Pick<Notice, 'about' | 'kind' | 'text'> {
  if (typeof value !== 'object' || value === null) return false;
  const { about, kind, text } = value as Record<string, unknown>;
  return typeof about === 'string' && typeof text === 'string' && (kind === 'success' || kind === 'error');
}
