import { describe, expect, test } from 'vitest';
import type { DayHours } from '../../../../../src/domain/event/opening-hours/opening-hours.ts';
import { readOpeningHours } from '../../../../../src/domain/event/opening-hours/event-hours.ts';
import { festival } from '../../../demo/festival-parts.ts';

const two = (count: number): string => String(count).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

function hoursText(hours: DayHours): string {
  if (typeof hours === 'string') return hours === 'by-appointment' ? 'app' : '?';
  return hours.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`).join('+') || 'x';
}

/** Returns the hours of a week in a line, Monday first; days with the same hours are counted: `x 6×10:00-18:00`. */
function lineOf(phrase: string): string | null {
  const read = readOpeningHours(phrase);
  if (!read) return null;
  const runs: { text: string; count: number }[] = [];
  for (const hours of read.week) {
    const text = hoursText(hours);
    const last = runs.at(-1);
    if (last?.text === text) last.count += 1;
    else runs.push({ text, count: 1 });
  }
  const week = runs.map(({ text, count }) => (count === 1 ? text : `${count}×${text}`)).join(' ');
  const holidays = read.holidays === null ? '' : ` holidays ${hoursText(read.holidays)}`;
  const dates = read.closedOn.map(({ month, date }) => ` not ${date}/${month}`).join('');
  return week + holidays + dates;
}

describe('plain opening hours in French', () => {
  test.for([
    ['Du mardi au dimanche, 10:00 – 18:00', 'x 6×10:00-18:00'],
    ['tlj sauf lundi, 10h-18h', 'x 6×10:00-18:00'],
    ['mar.–dim. 10h–18h', 'x 6×10:00-18:00'],
    ['Tous les jours sauf le mardi, de 9 h 30 à 17 h 30', '09:30-17:30 x 5×09:30-17:30'],
    [
      'Du mercredi au dimanche de 11h à 19h, nocturne le vendredi jusqu’à 22 h',
      '2×x 2×11:00-19:00 11:00-22:00 2×11:00-19:00',
    ],
    ['Lundi fermé, mardi au dimanche : 10 h – 19 h', 'x 6×10:00-19:00'],
    ['Du lundi au vendredi, 9h-12h30 et 14h-18h', '5×09:00-12:30+14:00-18:00 2×x'],
    ['10h – 18h du mardi au samedi', 'x 5×10:00-18:00 x'],
    ['En semaine 10h-18h, le week-end 11h-20h', '5×10:00-18:00 2×11:00-20:00'],
    ['Ouvert tous les jours de midi à minuit', '7×12:00-24:00'],
    ['Jeudi, vendredi et samedi, 20 h – 2 h', '3×x 3×20:00-26:00 x'],
    ['Sur rendez-vous uniquement', '7×app'],
    ['Du mardi au samedi de 10 h à 18 h, et sur rendez-vous', 'app 5×10:00-18:00 app'],
    ['Du mardi au dimanche de 10h à 18h. Fermé les jours fériés.', 'x 6×10:00-18:00 holidays x'],
    ['Tous les jours, jours fériés compris, 10h-18h', '7×10:00-18:00'],
    ['Du mardi au samedi, sauf jours fériés, 9h-17h', 'x 5×09:00-17:00 x holidays x'],
    ['Tous les jours, 24h/24', '7×00:00-24:00'],
    ['Du mardi au dimanche, 10h-18h, dernière entrée à 17h30', 'x 6×10:00-18:00'],
    ['Fermé le lundi et les jours fériés ; 10h-18h', 'x 6×10:00-18:00 holidays x'],
    ['Tous les jours 10h-18h, fermé le 1er novembre', '7×10:00-18:00 not 1/11'],
    [
      'Mercredi et samedi de 14 h à 17 h, dimanche de 10 h à 13 h',
      '2×x 14:00-17:00 2×x 14:00-17:00 10:00-13:00',
    ],
    ['Du mardi au dimanche', 'x 6×?'],
    ['lun-ven 8-20h ; sam 9-13h', '5×08:00-20:00 09:00-13:00 x'],
  ] as const)('%s', ([phrase, line]) => {
    expect(lineOf(phrase)).toBe(line);
  });
});

describe('plain opening hours in English', () => {
  test.for([
    ['Tuesday to Sunday, 10:00 – 18:00', 'x 6×10:00-18:00'],
    ['Daily except Monday, 10 am – 6 pm', 'x 6×10:00-18:00'],
    ['Daily except Monday', 'x 6×?'],
    ['Every day but Monday, 11:00 – 19:00', 'x 6×11:00-19:00'],
    ['Tue–Sun 10am–6pm, Fri until 10pm', 'x 3×10:00-18:00 10:00-22:00 2×10:00-18:00'],
    ['Mon, Wed & Fri: 9.30 a.m. to 5 p.m.', '09:30-17:00 x 09:30-17:00 x 09:30-17:00 2×x'],
    ['Open Wednesday through Sunday from noon to 8 pm', '2×x 5×12:00-20:00'],
    ['10 – 6 pm, Tuesdays to Saturdays', 'x 5×10:00-18:00 x'],
    ['Weekdays 9:00 am – 5:00 pm; weekends 10:00 am – 6:00 pm', '5×09:00-17:00 2×10:00-18:00'],
    ['Thursday to Saturday, 8 pm – 2 am', '3×x 3×20:00-26:00 x'],
    ['24/7', '7×00:00-24:00'],
    ['Every day, by day and by night', '7×00:00-24:00'],
    ['By appointment only', '7×app'],
    ['Tuesday to Sunday, 10 am to 6 pm (closed on public holidays)', 'x 6×10:00-18:00 holidays x'],
    [
      'Tuesday to Sunday 10:00–18:00, late opening Thursday until 9 pm',
      'x 2×10:00-18:00 10:00-21:00 3×10:00-18:00',
    ],
    ['Daily 10 am – 6 pm, closed Mondays', 'x 6×10:00-18:00'],
    ['Closed on Mondays. Tuesday–Sunday 10:00–18:00', 'x 6×10:00-18:00'],
    ['Mondays closed, Tuesday–Sunday 9 am–12 noon, 2 pm–5 pm', 'x 6×09:00-12:00+14:00-17:00'],
    ['Tuesday–Friday, between 9 am and noon and from 2 to 5 pm', 'x 4×09:00-12:00+14:00-17:00 2×x'],
    ['Every day 10 am–6 pm, last admission 5.30 pm. Free entry.', '7×10:00-18:00'],
    ['Daily 10:00–18:00 except Friday until 22:00', '4×10:00-18:00 10:00-22:00 2×10:00-18:00'],
    ['Mon,\u200b 10:00\u2060–\u206018:00', '10:00-18:00 6×x'],
    ['Saturdays and Sundays, 2–6 pm', '5×x 2×14:00-18:00'],
  ] as const)('%s', ([phrase, line]) => {
    expect(lineOf(phrase)).toBe(line);
  });
});

describe('opening hours that leave something to be guessed', () => {
  test.for([
    '',
    '10:00 – 18:00',
    'Trois soirs',
    'Le premier dimanche du mois, 10h-18h',
    'Tous les jours à partir de 18 h',
    'Du mardi au dimanche, horaires variables',
    'Every other Friday, 10 am – 6 pm',
    'Tuesday to Sunday, 10 – 6',
    'Tuesday to Sunday, 10:00 – 6:00',
    'Tuesday to Sunday, 2:00 – 6:00',
    'Tue–Sun from 10 am',
    'Tuesday to Sunday closed Monday 10–18',
    'Lundi - mercredi - vendredi, 10h-18h',
    'Du 9 octobre au 9 novembre, 10h-18h',
    'Tous les jours, 10h-18h, vendredi 20h-23h',
    'Tuesday to Sunday, 10:00–18:00; Tuesday to Friday, 17:00–20:00; Friday to Sunday, 9:00–12:00',
    'Mardi 10h-25h',
    'Mardi 18h',
    'Jours ouvrables, 9h-17h',
    'Sunset to sunrise',
    'Du mardi au dimanche, 10h-18h (sous réserve)',
    'Friday until 10 pm',
    '100:00 – 200:00',
  ])('“%s” is not read', (phrase) => {
    expect(readOpeningHours(phrase)).toBeNull();
  });

  test('are not read however long they are', () => {
    expect(readOpeningHours('x'.repeat(5000))).toBeNull();
    expect(readOpeningHours('mardi, '.repeat(2000))).toBeNull();
  });
});

test('at least 95 % of the demo festival’s opening hours are read, in both languages', () => {
  const phrases = festival.events.flatMap(({ jours_ouverture: days, horaires_ouverture: hours }) =>
    days ? [days.intitule, days.intitule_en ?? days.intitule].map((words) => `${words}, ${hours ?? ''}`) : [],
  );
  const unread = phrases.filter((phrase) => !readOpeningHours(phrase));
  expect(phrases.length).toBeGreaterThan(40);
  expect(unread.length / phrases.length, unread.join('\n')).toBeLessThanOrEqual(0.05);
});
