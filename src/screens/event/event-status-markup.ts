import type { EventHours } from '../../domain/event/event-phase.ts';

/** Gives an element the hours of its event: `<event-status {...withHours(hours)}>`. */
export const withHours = (hours: EventHours) => ({ 'data-hours': JSON.stringify(hours) });

/** The hours that an element was given. */
export const hoursIn = ({ dataset }: HTMLElement): EventHours | null =>
  JSON.parse(dataset['hours'] ?? 'null') as EventHours | null;
