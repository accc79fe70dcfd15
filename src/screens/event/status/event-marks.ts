import type { EventHead } from '../../../domain/event/event-summary.ts';
import type { Words } from '../../../i18n/translate.ts';

export const markKeys = ['changes.word.moved', 'event.cancelled', 'event.full', 'event.postponed'] as const;
type Marked = Partial<Pick<EventHead, 'status' | 'moved'>>;
export type MarkWords = Words<typeof markKeys>;

/** Returns the words before the title of an event, as in `StatusWord.astro`, for islands. @param now visitor's now. */
export function eventMarks({ status, moved }: Marked, words: MarkWords, now: Date) {
  return [
    ...(status ? [{ mark: status, word: words[`event.${status}`] }] : []),
    ...(moved && now.toISOString() < moved ? [{ mark: 'moved', word: words['changes.word.moved'] }] : []),
  ];
}
