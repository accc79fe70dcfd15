import { settable } from './rich-text.ts';

export type Language = 'fr' | 'en';

const TIME_ZONE = 'Africa/Tunis';

/** The text of the language, or the other one when it is missing. */
export const inLanguage = (language: Language, fr: string | null, en: string | null): string =>
  settable((language === 'fr' ? fr || en : en || fr) ?? '');

const format = (language: Language, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    ...options,
    timeZone: TIME_ZONE,
  });
  return (date: string): string => settable(formatter.format(new Date(date)));
};

const DAY = {
  fr: format('fr', { weekday: 'long', day: 'numeric', month: 'long' }),
  en: format('en', { weekday: 'long', day: 'numeric', month: 'long' }),
};
const SHORT_DAY = {
  fr: format('fr', { day: 'numeric', month: 'long' }),
  en: format('en', { day: 'numeric', month: 'long' }),
};
const FULL_DAY = { fr: format('fr', { dateStyle: 'long' }), en: format('en', { dateStyle: 'long' }) };
const CLOCK = format('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const KEY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** Monday 9 October, in Tunis. */
export const dayName = (language: Language, date: string): string => DAY[language](date);

/** 9 October, in Tunis. */
export const shortDay = (language: Language, date: string): string => SHORT_DAY[language](date);

/** 9 October 2024, in Tunis. */
export const fullDay = (language: Language, date: string): string => FULL_DAY[language](date);

/** The Tunis day of an instant, yyyy-MM-dd. */
export const dayKey = (date: string): string => KEY.format(new Date(date));

/** Time of day in Tunis: 18 h 30 in French, 6.30 pm in English. */
export function clock(language: Language, date: string): string {
  const [hours = '', minutes = ''] = CLOCK(date).split(':');
  const hour = Number(hours);
  if (language === 'fr') return `${hour} h${minutes === '00' ? '' : ` ${minutes}`}`.replaceAll(' ', '\u00A0');
  return `${hour % 12 || 12}${minutes === '00' ? '' : `.${minutes}`}\u00A0${hour < 12 ? 'am' : 'pm'}`;
}
