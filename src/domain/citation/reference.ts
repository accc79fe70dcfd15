import type { Day, Lang } from '../model/common.ts';

/** Fields of a page's citation. Texts are plain and on one line. */
export interface Reference {
  /** Unique within the festival; ASCII letters, digits, dashes and underscores. */
  key: string;
  title: string;
  /** Title of what it is part of; null if it stands by itself. */
  container: string | null;
  /** Author and publisher. */
  festival: string;
  year: number;
  /** Permanent address, absolute. */
  url: string;
  lang: Lang;
  /** Day on which the data was taken, in the festival's time zone. */
  takenOn: Day;
}

/** Bibliographic formats are made of lines: a line break in a title would end its field. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
