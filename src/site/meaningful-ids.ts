import { festival } from './festival.ts';

/**
 * The back end's identifiers that have a meaning, for the festival with that slug. Types, roles and pages mean the same
 * in every back end of the contract (`scripts/api/README.md`); events belong to one festival.
 */
export function meaningfulIds(slug: string): Omit<typeof festival, 'selfGuidedEventIds'> & {
  selfGuidedEventIds: readonly number[];
} {
  return slug === 'dhaw' ? festival : { ...festival, selfGuidedEventIds: [] };
}
