import { DEVELOPMENT_KEY } from '../../../src/site/environment.ts';
import { otherEnvironment } from '../../fixtures/other-festival/environment.ts';
import type { Lang } from './words.ts';

/** A festival whose site is under test, with the data that journeys need. */
export interface Festival {
  /** Origin of its back end. */
  api: string;
  key: string;
  keyHeader: string;
  year: number;
  /** Id of an event with a row in the programme where visitors can register. */
  inProgramme: number;
  /** An event that takes registrations on the page of the event that it is part of. */
  child: { id: number; of: number };
  /** An event that takes registrations on the page of its type. */
  ofType: { id: number; path: string };
}

/** The festival that comes with the embedded back end. */
export const demo: Festival = {
  api: process.env['API_UNDER_TEST'] ?? 'http://localhost:4322',
  key: DEVELOPMENT_KEY,
  keyHeader: 'X-App-Key',
  year: 2024,
  inProgramme: 22,
  child: { id: 69, of: 1 },
  ofType: { id: 20, path: 'typeevent/1/4' },
};

/** Another festival, whose back end answers in the other shapes that the contract allows. */
export const other: Festival = {
  api: process.env['OTHER_API_UNDER_TEST'] ?? 'http://localhost:4764',
  key: otherEnvironment.API_KEY,
  keyHeader: otherEnvironment.API_KEY_HEADER,
  year: Number(otherEnvironment.CURRENT_YEAR),
  inProgramme: 901,
  child: { id: 903, of: 902 },
  ofType: { id: 902, path: 'typeevent/12/41' },
};

/** Tag of tests that run on the other festival's site. */
export const OTHER_FESTIVAL = '@other-festival';

/** Tags of a journey that must succeed at any festival: it runs in French at the other one, in English at the demo. */
export const atFestivalOf = (lang: Lang): string[] => (lang === 'fr' ? [OTHER_FESTIVAL] : []);
