import type { Day } from '../../domain/model/common.ts';

export type Span = 'month' | 'week';

export interface AgendaState {
  day: Day;
  span: Span;
}

/** A narrow screen has room for a week and what is on in it; a wide one for the month. */
const usualSpan = (): Span => (matchMedia('(width >= 64rem)').matches ? 'month' : 'week');

/** Reads `?day=2024-10-12&view=week`, or the `#day-…` that serves without script. */
export function readAgenda(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  days: readonly Day[],
  opensOn: Day,
): AgendaState {
  const params = new URLSearchParams(search);
  const wanted = params.get('day') ?? hash.replace('#day-', '');
  const span = params.get('view');
  return { day: days.includes(wanted) ? wanted : opensOn, span: isSpan(span) ? span : usualSpan() };
}

/** The state as a query, other parameters kept. */
export function writeAgenda({ day, span }: AgendaState, search: string): string {
  const params = new URLSearchParams(search);
  params.set('day', day);
  params.set('view', span);
  return `?${params.toString()}`;
}

export function isSpan(text: string | null | undefined): text is Span {
  return text === 'month' || text === 'week';
}
