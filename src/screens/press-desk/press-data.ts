import type { Lang } from '../../domain/model/common.ts';
import type { PictureLabel } from '../../domain/press/picture-label.ts';

/** A picture for the press as a file of its own, which the build makes of the original (`scripts/astro/press-pictures.ts`). */
export interface PressPicture {
  /** Path of the file; it changes with the picture and with its label. */
  path: string;
  /** Name of the original among the media. */
  original: string;
  /** Approximate size of the file; null if it has to be encoded. */
  bytes: number | null;
  /** Pixels. */
  width: number;
  height: number;
  label: PictureLabel;
  /** Absolute addresses of the page that shows it. */
  pages: Record<Lang, string>;
  /** Its part of the file of credits, in every language. */
  credits: string;
}

/** The pictures that an edition gives to the press, for the build and for the ZIP of several. */
export interface PressPictures {
  /** Name of the ZIP that the visitor makes of them, without extension. */
  archive: string;
  /** First lines of the file of credits. */
  credits: string;
  /** Stands before the names of pictures that are missing from a ZIP. */
  missing: string;
  pictures: PressPicture[];
}
