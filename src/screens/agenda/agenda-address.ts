import type { Day } from '../../domain/model/core.ts';
import { dayAnchor } from '../programme/section-anchors.ts';

export type Span = 'month' | 'week';

export type AgendaState = ReturnType<typeof readAgenda>;

/** Returns `week` on a narrow screen, so that the events below have room too, and `month` on a wide one. */
const defaultSpan = (): Span => (matchMedia('(width >= 64rem)').matches ? 'month' : 'week');

/** Reads `?day=2024-10-12&view=week`, or the `#day-…` of links without script. */
export function readAgenda(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  days: readonly Day[],
  opensOn: Day,
) {
  const params = new URLSearchParams(search);
  const named = params.get('day') ?? hash.replace(`#${dayAnchor('')}`, '');
  const span = params.get('view');
  return { day: days.includes(named) ? named : opensOn, span: isSpan(span) ? span : defaultSpan() };
}

/** Returns the state as a query string, with other parameters unchanged. */
export function writeAgenda({ day, span }: AgendaState, search: string): string {
  const params = new URLSearchParams(search);
  params.set('day', day);
  params.set('view', span);
  return `?${params.toString()}`;
}

const isSpan = (text: string | null): text is Span => text === 'month' || text === 'week';
