import type { PictureView } from '../picture/picture-view.ts';

/** Texts of a page's share card, besides its title. All are plain. */
export interface CardFacts {
  /** The kind of thing that the page is about; defaults to the edition of its colours. */
  kicker?: string | null;
  /** When, where or who, a line each; without them, the days of the edition of its colours. */
  lines?: readonly (string | null | undefined)[];
  /** Class of its colours, `type-1` or `edition-1`; those of the current edition if there are none. */
  className?: string;
  /** Null for a card of words alone; without it, the picture of the edition of its colours. */
  picture?: PictureView | null;
}
