import type { Lang } from '../model/common.ts';

/* Apart from dates, whose names scripts of pages have no room for. */

/** The time in programme rows (**Clock style**): "18H30" for "18:30". */
export function formatProgrammeTime(time: string): string {
  return time.replace(':', 'H');
}

/** The rule **Clock style**: "18:30" in French, "6:30 pm" in English, with a non-breaking space. */
export function formatClock(time: string, lang: Lang): string {
  if (lang === 'fr') return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}
