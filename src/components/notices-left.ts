import { readItem } from '../stores/browser-storage.ts';
import { NOTICE_EVENT, NOTICES_KEY } from '../stores/notice-keys.ts';

/** The page before may have left something to say. */
export function wakeNoticesLeft(): void {
  if (readItem('session', NOTICES_KEY)) window.dispatchEvent(new CustomEvent(NOTICE_EVENT));
}
