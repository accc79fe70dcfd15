import type { PictureView } from '../picture/picture-view.ts';

/** What a page says on the card that its links are previewed with, beside its title. All texts are plain. */
export interface CardFacts {
  /** What kind of thing the page is about; without it, the edition of its colours. */
  kicker?: string | null;
  /** When, where or who, a line each; without them, the days of the edition of its colours. */
  lines?: readonly (string | null | undefined)[];
  /** Class of its colours, `type-1` or `edition-1`; those of the current edition if there are none. */
  className?: string;
  /** Null for a card of words alone; without it, the picture of the edition of its colours. */
  picture?: PictureView | null;
}
