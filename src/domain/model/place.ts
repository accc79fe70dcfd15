import type { Id, Localised } from './common.ts';

export interface Place {
  id: Id;
  name: Localised;
  address: Localised;
  /** Both or none: a place with half a position has no position. */
  position: { latitude: number; longitude: number } | null;
  /** How to come, in words. */
  directions: Localised;
  accessibility: Accessibility[];
  /** Days on which it is open, in words; its hours on these days. Events there may have others. */
  openingDays: Localised;
  openingHours: string | null;
  /** As it is written, e.g. `+216 71 000 000`. */
  phone: string | null;
  /** http(s) only. */
  website: string | null;
}

/** Accessibility features of a place, in the order in which they are listed. */
export const accessibilities = [
  'stepFree',
  'accessibleToilets',
  'hearingLoop',
  'guideDogs',
  'signLanguage',
  'level',
] as const;

/** `stepFree`: by wheelchair, with a ramp or a lift where need be; `level`: without any step. */
export type Accessibility = (typeof accessibilities)[number];
