import { otherEnvironment } from '../../fixtures/other-festival/environment.ts';
import type { Lang } from './words.ts';

/** A festival whose site is under test, with what a journey must know of it to find its way. */
export interface Festival {
  name: string;
  /** Origin of its back end. */
  api: string;
  key: string;
  keyHeader: string;
  year: number;
  /** An event with a row in the programme where one can register. */
  inProgramme: number;
  /** One that takes registrations on the page of the event it is part of. */
  child: { id: number; of: number };
  /** One that takes registrations on a page of its type. */
  ofType: { id: number; path: string };
}

/** The festival that comes with the embedded back end. */
export const demo: Festival = {
  name: 'Dhaw',
  api: process.env['API_UNDER_TEST'] ?? 'http://localhost:4322',
  key: process.env['API_KEY'] ?? 'dhaw-development-key',
  keyHeader: process.env['API_KEY_HEADER'] ?? 'X-App-Key',
  year: 2024,
  inProgramme: 22,
  child: { id: 69, of: 1 },
  ofType: { id: 20, path: 'typeevent/1/4' },
};

/** Another one, whose back end answers in the other shapes that the contract allows. */
export const other: Festival = {
  name: otherEnvironment.SITE_NAME,
  api: process.env['OTHER_API_UNDER_TEST'] ?? 'http://localhost:4764',
  key: otherEnvironment.API_KEY,
  keyHeader: otherEnvironment.API_KEY_HEADER,
  year: Number(otherEnvironment.CURRENT_YEAR),
  inProgramme: 901,
  child: { id: 903, of: 902 },
  ofType: { id: 902, path: 'typeevent/12/41' },
};

/** Tag of what is done at the other festival's site. */
export const OTHER_FESTIVAL = '@other-festival';

/** Tag of a journey that must succeed at any festival: it is made in French at the other one, and in English at the demo. */
export const atFestivalOf = (lang: Lang): string[] => (lang === 'fr' ? [OTHER_FESTIVAL] : []);
