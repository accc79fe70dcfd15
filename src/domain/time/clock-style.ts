import type { Lang } from '../model/common.ts';

/* Apart from all that scripts of pages have no room for. No line ends within a time. */

/** The time in programme rows (**Clock style**): "18H30" for "18:30". */
export function formatProgrammeTime(time: string): string {
  return time.replace(':', 'H');
}

/** The rule **Clock style**: "18 h 30", "18 h", "minuit"; "6.30pm", "6pm", "noon". @param time `HH:mm`, up to 24:00. */
export function formatClock(time: string, lang: Lang): string {
  const [hour, minutes] = [Number(time.slice(0, 2)), time.slice(3)];
  const isSharp = minutes === '00';
  if (isSharp && hour % 24 === 0) return lang === 'fr' ? 'minuit' : 'midnight';
  if (lang === 'fr') return isSharp ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minutes}`;
  if (isSharp && hour === 12) return 'noon';
  return `${hour % 12 || 12}${isSharp ? '' : `.${minutes}`}${hour < 12 ? 'am' : 'pm'}`;
}
