import { describe, expect, test } from 'vitest';
import { keysUnder, words as wordsIn } from '../../src/i18n/translate.ts';
import { stateText } from '../../src/screens/event/status/state-words.ts';
import { demoLangs } from '../fixtures/routes.ts';
import { isFile, textAt } from './built-site.ts';
import { clockAt, structuredOf, surfacesOf, type ShownEvent } from './support/surfaces.ts';

/*
 * What every surface has to show of an event in each of its states. It is written from the data of the demo festival
 * (`scripts/demo/festival/editions/2024/events`), without any code that computes what would be right.
 */

interface Case {
  /** End of the sentence “an event that …”. */
  what: string;
  id: number;
  /** Wall time in Tunis. */
  at: string;
  /** State that the visitor reads at that time, or null if there is none. */
  state: { fr: string; en: string } | null;
  status?: string;
  /** Surfaces that do not have the event. All others have it. */
  absent: readonly string[];
  /** Words on every surface that lists the event in words. */
  says?: { fr: RegExp; en: RegExp };
  schema: { eventStatus: string; startDate?: string; previousStartDate?: string; hasPlace?: false };
  /** Lines of the calendar of the event, or null if it has none. */
  calendar: readonly string[] | null;
}

/** Surfaces that list only the events that the home page has room for, or those within another event. */
const SOME = ['home', 'events within events'];

/** Sunday 13 October, 20:30 to 21:50. */
const concert = {
  id: 12,
  absent: SOME,
  schema: { eventStatus: 'Scheduled', startDate: '2024-10-13T20:30:00+01:00' },
  calendar: ['STATUS:CONFIRMED', 'DTSTART;TZID=Africa/Tunis:20241013T203000'],
};
/** 9 October to 9 November, Tuesday to Sunday, 10:00 to 18:00. */
const exhibition = {
  id: 1,
  absent: ['events within events'],
  schema: { eventStatus: 'Scheduled', startDate: '2024-10-09T18:00:00+01:00' },
  calendar: ['STATUS:CONFIRMED', 'RRULE:FREQ=WEEKLY;UNTIL=20241109;BYDAY=TU,WE,TH,FR,SA,SU'],
};

const cases: Case[] = [
  {
    ...concert,
    what: 'is over',
    at: '2024-10-13T21:50',
    state: { fr: 'Terminé', en: 'Over' },
  },
  {
    ...concert,
    what: 'is not on that day',
    at: '2024-10-12T12:00',
    state: null,
  },
  {
    ...exhibition,
    what: 'is on now',
    at: '2024-10-22T12:00',
    state: { fr: 'En cours jusqu’à 18\u00a0h', en: 'On now until 6pm' },
  },
  {
    ...exhibition,
    what: 'opens later that day',
    at: '2024-10-22T08:00',
    state: { fr: 'Ouvre à 10\u00a0h', en: 'Opens at 10am' },
  },
  {
    ...exhibition,
    what: 'is closed that day',
    at: '2024-10-21T12:00',
    state: { fr: 'Fermé aujourd’hui', en: 'Closed today' },
  },
  {
    what: 'is cancelled',
    id: 62,
    at: '2024-10-26T15:30',
    state: null,
    status: 'cancelled',
    absent: SOME,
    schema: { eventStatus: 'Cancelled', startDate: '2024-10-26T15:00:00+01:00' },
    calendar: ['STATUS:CANCELLED'],
  },
  {
    what: 'is postponed',
    id: 46,
    at: '2024-11-02T11:00',
    state: null,
    status: 'postponed',
    absent: ['home', 'what is on now', 'events within events'],
    schema: { eventStatus: 'Postponed', startDate: '2024-11-02T10:00:00+01:00' },
    calendar: ['STATUS:TENTATIVE'],
  },
  {
    what: 'is full',
    id: 42,
    at: '2024-10-19T12:00',
    state: { fr: 'En cours jusqu’à 17\u00a0h', en: 'On now until 5pm' },
    status: 'full',
    absent: SOME,
    schema: { eventStatus: 'Scheduled', startDate: '2024-10-19T10:00:00+01:00' },
    calendar: ['STATUS:CONFIRMED'],
  },
  {
    what: 'was moved, on its original day',
    id: 25,
    at: '2024-10-28T18:30',
    state: null,
    status: 'moved',
    absent: SOME,
    schema: {
      eventStatus: 'Rescheduled',
      startDate: '2024-10-30T18:00:00+01:00',
      previousStartDate: '2024-10-28T18:00:00+01:00',
    },
    calendar: ['STATUS:CONFIRMED', 'DTSTART;TZID=Africa/Tunis:20241030T180000'],
  },
  {
    what: 'has no place yet',
    id: 64,
    at: '2024-11-01T16:30',
    state: { fr: 'En cours jusqu’à 18\u00a0h', en: 'On now until 6pm' },
    absent: ['the panel of the map', 'home', 'the map', 'the venues', 'events within events'],
    says: { fr: /Lieu à préciser/, en: /Unknown Place/ },
    schema: { eventStatus: 'Scheduled', startDate: '2024-11-01T16:00:00+01:00', hasPlace: false },
    calendar: ['STATUS:CONFIRMED'],
  },
  {
    what: 'has no date yet',
    id: 54,
    at: '2024-10-12T12:00',
    state: null,
    absent: ['home', 'the agenda', 'what is on now', 'events within events'],
    schema: { eventStatus: 'Scheduled' },
    calendar: null,
  },
];

const said = (told: ShownEvent, at: string, lang: 'fr' | 'en'): string | null => {
  const clock = clockAt(Date.parse(`${at}:00+01:00`));
  const words = { words: wordsIn(lang, ...keysUnder('state')), lang };
  return told.openness && (stateText(told.openness, clock, words)?.text ?? null);
};

/** Whether a surface shows events in words. The others are data, which has other words than pages. */
const isInWords = (surface: string): boolean => !/^(?:my events|the panel|the search)/.test(surface);

describe.each(demoLangs)('in %s', (lang) => {
  const surfaces = surfacesOf(lang);

  test.each(cases)('every surface is right about an event that $what', (one) => {
    const wrong: Record<string, unknown> = {};
    const absent: string[] = [];
    for (const [surface, all] of surfaces) {
      const told = all.filter(({ id }) => id === String(one.id));
      if (told.length === 0) absent.push(surface);
      for (const entry of told) {
        const state = said(entry, one.at, lang);
        if (state !== (one.state?.[lang] ?? null) || entry.status !== (one.status ?? null))
          wrong[surface] = { state, status: entry.status };
        if (isInWords(surface) && one.says && !one.says[lang].test(entry.text))
          wrong[`${surface}, in words`] = entry.text;
      }
    }
    expect(wrong).toEqual({});
    expect(absent).toEqual(one.absent);
  });

  test.each(cases)('structured data and the calendar are right about an event that $what', (one) => {
    const { eventStatus, startDate, previousStartDate, location } = structuredOf(lang, String(one.id));
    const { hasPlace = true, ...schema } = one.schema;
    expect({ eventStatus, startDate, previousStartDate }).toEqual({
      startDate: undefined,
      previousStartDate: undefined,
      ...schema,
      eventStatus: `https://schema.org/Event${schema.eventStatus}`,
    });
    expect(location !== undefined).toBe(hasPlace);
    const path = `${lang}/calendar/${one.id}.ics`;
    const lines = isFile(path) ? textAt(path).split('\r\n') : null;
    expect(lines && (one.calendar ?? []).filter((line) => !lines.includes(line))).toEqual(one.calendar && []);
  });

  test('a hidden event is on no surface', () => {
    const named = [...surfaces].filter(([, all]) =>
      all.some(({ id, text }) => id === '133' || /Dîner des partenaires|Partners’ Dinner/.test(text)),
    );
    expect(named.map(([surface]) => surface)).toEqual([]);
    for (const path of [`embed/event/133/index.html`, 'calendar/133.ics', 'event/Dîner_des_partenaires/'])
      expect([path, isFile(`${lang}/${path}`)]).toEqual([path, false]);
  });
});
