import type { Localised } from '../model/common.ts';

/** What a picture for the press says of itself, within its file too, so that it is never far from its credit. */
export interface PictureLabel {
  headline: Localised;
  caption: Localised;
  /** Who made it; empty where nobody is known. */
  creators: readonly string[];
  /** How it must be credited; null where nobody is known. */
  credit: string | null;
  /** Its rights in words. */
  rights: Localised;
  /** Absolute address of the page that says more about its rights; null if there is none. */
  rightsUrl: string | null;
  /** The festival with its year. */
  source: string;
  /** The event it belongs to. */
  event: Localised;
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  /** Absolute address of the page it comes from. */
  page: string;
}

/** The text in French, where there is one: fields that hold one language hold the reference. */
export const inOneLanguage = ({ fr, en, ar }: Localised): string => fr ?? en ?? ar ?? '';
