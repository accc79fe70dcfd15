import { festival } from './festival.ts';

/**
 * The back end's identifiers with a meaning, for the festival of a slug. Types, roles and pages mean the same in every
 * back end of the contract; events are one festival's own.
 */
export function meaningfulIds(slug: string): Omit<typeof festival, 'selfGuidedEventIds'> & {
  selfGuidedEventIds: readonly number[];
} {
  return slug === 'dhaw' ? festival : { ...festival, selfGuidedEventIds: [] };
}
