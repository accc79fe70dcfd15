import { describe, expect, test } from 'vitest';
import { opennessIn, opennessText } from '../../../../../src/domain/event/openness/openness-text.ts';
import { opennessOf } from '../../../../../src/domain/event/openness/openness-of-event.ts';
import type { FestivalEvent } from '../../../../../src/domain/model/core.ts';
import { daySpan } from '../../../../../src/domain/time/zone-clock.ts';
import { keysUnder, words } from '../../../../../src/i18n/translate.ts';
import { stateText } from '../../../../../src/screens/event/status/state-words.ts';
import { event, moment, timeOf, tunis } from '../../../domain/builders.ts';

const museum = {
  time: timeOf('2024-10-09', '2024-11-09'),
  vernissage: moment('2024-10-09T18:30'),
  openingDays: { fr: 'Du mardi au dimanche' },
  openingHours: '10:00 – 18:00, dernière entrée à 17h30',
};

/** Returns what a page says of an event: its openness as written into the page, read by the visitor's clock. */
function said(given: Partial<FestivalEvent>, when: string, lang: 'fr' | 'en' = 'fr'): string | null {
  const openness = opennessOf(event(1, '', given), { timeZone: tunis, publicHolidays: new Set() });
  if (!openness) throw new Error('The test wants an event with a date');
  const day = daySpan(given.time?.firstDay ?? '', tunis).starts;
  const now = Date.parse(moment(when).instant);
  const read = opennessIn(opennessText(openness, day), day);
  const wording = { words: words(lang, ...keysUnder('state')), lang };
  const answer = stateText(read, { now, timeZone: tunis }, wording);
  return answer?.text.replaceAll('\u00a0', ' ') ?? null;
}

describe('the state of an exhibition by the visitor’s clock', () => {
  test.each([
    ['nothing before it begins', '2024-10-08T12:00', null],
    ['when its vernissage is', '2024-10-09T12:00', 'Vernissage à 18 h 30'],
    ['that it has begun', '2024-10-09T18:30', 'Vernissage depuis 18 h 30'],
    ['that it opens later', '2024-10-15T08:00', 'Ouvre à 10 h'],
    ['that it opens soon', '2024-10-15T09:45', 'Ouvre dans 15 min'],
    ['until when it is open', '2024-10-15T12:00', 'En cours jusqu’à 18 h'],
    ['that it closes within an hour', '2024-10-15T17:00', 'Ferme dans 60 min'],
    ['that the last entry is past', '2024-10-15T17:40', 'Dernière entrée passée'],
    ['that it has closed', '2024-10-15T18:00', 'Fermé à cette heure'],
    ['that it is closed on a Monday', '2024-10-14T12:00', 'Fermé aujourd’hui'],
    ['that these are its last days', '2024-11-08T12:00', 'Derniers jours, jusqu’à 18 h'],
    ['that it is over', '2024-11-10T00:00', 'Terminé'],
  ])('says %s', (_, when, text) => {
    expect(said(museum, when)).toBe(text);
  });

  test.each([
    ['that it is today, if its hours are unknown', 'selon la marée', 'Aujourd’hui'],
    ['no hour, if it stays open for more than a day', '24 h sur 24', 'En cours'],
  ])('says %s', (_, openingHours, text) => {
    const given = { ...museum, openingDays: {}, vernissage: null, openingHours };
    expect(said(given, '2024-10-15T12:00')).toBe(text);
  });
});

describe('the state of an event with an hour by the visitor’s clock', () => {
  const talk = { time: timeOf('2024-10-12T18:30', '2024-10-12T20:00') };
  const openEnded = { time: timeOf('2024-10-12T18:30') };
  test.each([
    ['nothing the day before', talk, '2024-10-11T23:59', null],
    ['that it is today', talk, '2024-10-12T09:00', 'Today at 6.30pm'],
    ['in how many minutes it begins', talk, '2024-10-12T18:15', 'In 15 min'],
    ['until when it is on', talk, '2024-10-12T18:30', 'On now until 8pm'],
    ['that it ends soon', talk, '2024-10-12T19:30', 'Ends in 30 min'],
    ['that it is over', talk, '2024-10-12T20:00', 'Over'],
    ['only that it is today, if its end is unknown', openEnded, '2024-10-12T23:00', 'Today'],
    ['nothing if it is cancelled', { ...talk, status: 'cancelled' as const }, '2024-10-12T19:00', null],
  ])('says %s', (_, given, when, text) => {
    expect(said(given, when, 'en')).toBe(text);
  });
});
