import type { Openness } from '../../../../../src/domain/event/openness/openness.ts';
import { opennessOf } from '../../../../../src/domain/event/openness/openness-of-event.ts';
import type { FestivalEvent } from '../../../../../src/domain/model/core.ts';
import { daySpan } from '../../../../../src/domain/time/zone-clock.ts';
import { event, moment, timeOf, tunis } from '../../builders.ts';

export const always = { openingDays: { fr: 'Tous les jours' }, openingHours: '00:00 – 24:00' };
export const withoutHours = { openingDays: {}, openingHours: null };
export const dawn = { openingDays: { fr: 'Le samedi' }, openingHours: '0h – 6h' };

export const at = (wire: string): number => Date.parse(moment(wire).instant);
export const day = (name: string) => daySpan(name, tunis);

/** Returns an exhibition from a Wednesday to a Saturday a month later, in the month of the demo's edition. */
export const exhibition = (given: Partial<FestivalEvent> = {}) =>
  event(1, 'Exposition', {
    time: timeOf('2024-10-09T10:00', '2024-11-09T18:00'),
    openingDays: { fr: 'Du mardi au dimanche' },
    openingHours: '10:00 – 18:00',
    ...given,
  });

export function opennessFor(
  one: FestivalEvent,
  parts: FestivalEvent[] = [],
  holidays: string[] = [],
): Openness {
  const calendar = { timeZone: tunis, publicHolidays: new Set(holidays) };
  const ofParts = parts.flatMap((part) => opennessOf(part, calendar) ?? []);
  const openness = opennessOf(one, calendar, ofParts);
  if (!openness) throw new Error('The test wants an event with a date');
  return openness;
}
