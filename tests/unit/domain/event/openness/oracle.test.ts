import { describe, expect, test } from 'vitest';
import type { OpeningHours } from '../../../../../src/domain/event/opening-hours/opening-hours.ts';
import { stateAt } from '../../../../../src/domain/event/openness/openness.ts';
import { opennessOf } from '../../../../../src/domain/event/openness/openness-of-event.ts';
import { labelOf } from '../../../../fixtures/opening-hours-labels.ts';
import { datedEvent, type DatedRow, festival } from '../../../demo/festival-parts.ts';
import { clockOf, type Festival, type Local, oracle } from './oracle.ts';

const MINUTE = 60_000;
const HOURS = /^(\d\d):(\d\d) – (\d\d):(\d\d)$/;

const weekWords: Record<string, string> = {
  'Du mardi au dimanche': 'Tu-Su {}',
  'Du mercredi au dimanche': 'We-Su {}',
  'Du mardi au samedi': 'Tu-Sa {}',
  'Du mardi au samedi, sauf jours fériés': 'Tu-Sa {}; PH off',
  'Tous les jours': 'Mo-Su {}',
  'Tous les jours, jour et nuit': 'Mo-Su {}',
  'Tous les jours, depuis la rue': 'Mo-Su {}',
  'Tous les jours sauf le lundi': 'Tu-Su {}',
};

function meantByDemo(days: string | null, hours: string | null): OpeningHours | null {
  const week = weekWords[days ?? ''];
  const found = HOURS.exec(hours ?? '');
  if (!week || !found) return null;
  const [, fromHour, fromMinute, toHour, toMinute] = found;
  return labelOf(week.replace('{}', `${Number(fromHour)}:${fromMinute}-${Number(toHour)}:${toMinute}`));
}

const demo: Festival = {
  rows: festival.events.filter(({ edition }) => edition === 1),
  zone: 'Africa/Tunis',
  holidays: festival.editions.flatMap(({ jours_feries }) => jours_feries.map(({ date }) => date)),
  days: ['2024-10-07', '2024-11-12'],
  meant: meantByDemo,
};

const plain: Omit<DatedRow, 'id' | 'date'> = {
  date_debut: null,
  date_end: null,
  vernissage: null,
  jours_ouverture: null,
  horaires_ouverture: null,
  fermetures: [],
  statut: null,
};
const words = (intitule: string) => ({ intitule, intitule_en: null });

const fiveDays = { ...plain, date: '2024-10-25', date_end: '2024-10-29' };
const fromEvening = { ...plain, date: '2024-10-25T18:00:00+02:00' };

/** Events of kinds that the demo lacks, in a time zone whose clocks are put back on 27 October. */
const awkward: Festival = {
  rows: [
    { ...fiveDays, id: 1, jours_ouverture: words('nuits'), horaires_ouverture: '20h – 4h' },
    { ...plain, id: 2, date: '2024-10-26T22:00:00+02:00', date_end: '2024-10-27T04:00:00+01:00' },
    { ...fiveDays, id: 3, jours_ouverture: words('coupé'), fermetures: ['2024-10-26'] },
    { ...fromEvening, id: 4, date_end: '2024-10-28T12:00:00+01:00', jours_ouverture: words('jour et nuit') },
    { ...plain, id: 5, date: '2024-10-26', statut: 'annule' },
    { ...fiveDays, id: 6, vernissage: '2024-10-25T11:00:00+02:00', jours_ouverture: words('coupé') },
    { ...plain, id: 7, date: '2024-10-26T15:00:00+02:00' },
  ],
  zone: 'Europe/Paris',
  holidays: ['2024-10-28'],
  days: ['2024-10-24', '2024-10-30'],
  meant: (days) =>
    ({
      nuits: labelOf('Mo-Su 20:00-4:00'),
      coupé: labelOf('Mo-Sa 9:00-12:30,14:00-18:00; PH 10:00-12:00'),
      'jour et nuit': labelOf('Mo-Su 0:00-24:00'),
    })[days ?? ''] ?? null,
};
/** The opening days of `awkward` as organisers write them. */
const written: Record<string, string> = {
  nuits: 'Tous les jours',
  coupé: 'Du lundi au samedi, 9h–12h30 et 14h–18h, jours fériés 10h–12h',
  'jour et nuit': 'Jour et nuit',
};

/** Returns every minute of the festival, with its wall time and the day it belongs to. */
function minutesOf({ zone, days: [first, last] }: Festival) {
  const clock = clockOf(zone);
  const [from, until] = [Date.parse(`${first}T00:00Z`), Date.parse(`${last}T12:00Z`)];
  const minutes: { instant: number; local: Local; today: { starts: number; ends: number } }[] = [];
  let today = { starts: 0, ends: 0 };
  for (let instant = from; instant < until; instant += MINUTE) {
    const local = clock(instant);
    if (minutes.at(-1)?.local.day !== local.day) {
      today.ends = instant;
      today = { starts: instant, ends: Infinity };
    }
    minutes.push({ instant, local, today });
  }
  return minutes;
}

describe.each([
  ['the demo’s edition', demo],
  ['a festival of unusual events', awkward],
])('every minute of %s', (_, given) => {
  const minutes = minutesOf(given);

  test('has the openness that the data imply, until when, and when next', () => {
    const wrong: string[] = [];
    let open = 0;
    for (const row of given.rows) {
      const answer = oracle(row, given);
      const days = row.jours_ouverture?.intitule ?? '';
      const openness = opennessOf(datedEvent(row, given.zone, { fr: written[days] ?? days }), {
        timeZone: given.zone,
        publicHolidays: new Set(given.holidays),
      });
      if (!answer || !openness) continue;
      let [until, next] = [Infinity, Infinity];
      // From the last minute to the first, so that the next change is known.
      for (const { instant, local, today } of minutes.toReversed()) {
        const { isIn, isOver } = answer(instant, local);
        const state = stateAt(openness, instant, today);
        const isOpenByWords =
          state.kind === 'open' || (state.kind === 'vernissage' && state.at <= instant && isIn);
        const report = (what: string): void =>
          void wrong.push(`${row.id} ${new Date(instant).toISOString()} ${what}: ${JSON.stringify(state)}`);
        if (isIn !== isOpenByWords) report(isIn ? 'is open' : 'is not open');
        if (isOver !== (state.kind === 'over') && state.kind !== 'cancelled' && state.kind !== 'postponed') {
          report(isOver ? 'is over' : 'is not over');
        }
        if (!isIn) until = instant;
        if (state.kind === 'open' && Number.isFinite(until) && state.until !== until)
          report('closes otherwise');
        if (state.kind === 'opens' && state.at > next) report('opens earlier');
        if (state.kind === 'closed' && state.next !== null && state.next !== next) report('opens otherwise');
        if (isIn) next = instant;
        open += Number(isIn);
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(open).toBeGreaterThan(1000);
  });
});
