import type { PictureView } from '../picture/picture-view.ts';

/** Content of a page's share card, apart from its title. All texts are plain. */
export interface CardFacts {
  /** The kind of thing that the page is about; by default, the edition of `className`, or the current one. */
  kicker?: string | null;
  /** When, where or who, one line each; by default, the days of the edition of `className`, or of the current one. */
  lines?: readonly (string | null | undefined)[];
  /** Class of the card's colours, `type-1` or `edition-1`; by default, that of the page, or of the current edition. */
  className?: string;
  /** Null for a card of words alone; by default, the picture of the edition of `className`, or of the current one. */
  picture?: PictureView | null;
}
