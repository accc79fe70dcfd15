import type { Localised } from '../model/common.ts';

/**
 * What a picture for the press says of itself, within its file too, so that it is never far from its credit. A text stands
 * in the languages that it is written in: none is passed off as a translation.
 */
export interface PictureLabel {
  headline: Localised;
  caption: Localised;
  /** What it shows, for readers who cannot see it. */
  alternative: Localised;
  /** Its makers; empty if none is known. */
  creators: readonly string[];
  /** How it must be credited; null where nobody is known. */
  credit: string | null;
  /** When it was made, `yyyy` or `yyyy-MM-dd`; null where that is not known. */
  date: string | null;
  /** Terms of use, in words. */
  rights: Localised;
  /** Its licence, as an address or in words. */
  licence: string | null;
  /** Absolute address of the page that says more about its rights; null if there is none. */
  rightsUrl: string | null;
  /** Contact for licences. Its address is absolute. */
  licensor: { name: string; email: string | null; url: string };
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

/** The address of a licence, which other programs look for; null for one in words. */
export const licenceUrl = ({ licence }: Pick<PictureLabel, 'licence'>): string | null =>
  licence !== null && /^https?:\/\/\S+$/.test(licence) ? licence : null;

/** By Creative Commons' own addresses. */
const isPublicDomain = (label: PictureLabel): boolean =>
  label.licence?.includes('//creativecommons.org/publicdomain/') === true;

/**
 * The rule **Copyright notice**: ©, the year if it is known, and who made the picture; rights that begin with © are the
 * notice themselves. Null where nobody is known, and for the public domain.
 */
export function copyrightNotice(label: PictureLabel): string | null {
  const { creators, date, rights } = label;
  if (isPublicDomain(label)) return null;
  const given = inOneLanguage(rights);
  if (given.startsWith('©')) return given;
  return creators.length > 0 ? ['©', date?.slice(0, 4), creators.join(', ')].filter(Boolean).join(' ') : null;
}

/** Null where nothing says whether anybody has rights in it. */
export function isCopyrighted(label: PictureLabel): boolean | null {
  if (isPublicDomain(label)) return false;
  return copyrightNotice(label) !== null || inOneLanguage(label.rights) ? true : null;
}
