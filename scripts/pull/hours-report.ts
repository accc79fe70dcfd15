import { openingHoursOf } from '../../src/domain/event/opening-hours/event-hours.ts';
import type { DayHours, OpeningHours } from '../../src/domain/event/opening-hours/opening-hours.ts';
import type { Opening } from '../../src/domain/model/core.ts';
import { clockOf } from '../../src/domain/time/clock-ranges.ts';
import type { Festival } from '../../src/domain/model/festival.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

function hoursText(hours: DayHours): string {
  if (typeof hours === 'string') return hours === 'by-appointment' ? 'by appointment' : 'hours unknown';
  const spans = hours.map(({ opens, closes }) => `${clockOf(opens)}-${clockOf(closes)}`);
  return spans.join(', ') || 'closed';
}

function readingText({ week, holidays, closedOn, lastEntry }: OpeningHours): string {
  const days = Map.groupBy(DAYS.entries(), ([index]) => hoursText(week[index] ?? []));
  const entry =
    lastEntry &&
    ('at' in lastEntry
      ? `last entry ${clockOf(lastEntry.at)}`
      : `last entry ${lastEntry.before} min before it closes`);
  return [
    ...[...days].map(([hours, on]) => `${on.map(([, name]) => name).join(' ')} ${hours}`),
    holidays && `public holidays ${hoursText(holidays)}`,
    closedOn.length > 0 && `closed on ${closedOn.map(({ month, date }) => `${date}/${month}`).join(', ')}`,
    entry,
  ]
    .filter(Boolean)
    .join('; ');
}

const wordsOf = ({ openingDays: { fr, en }, openingHours }: Opening): string =>
  [[fr, en].filter(Boolean).join(' | '), openingHours].filter(Boolean).join(', ');

/** Reports to editors how each wording of opening days and hours was read (**Opening hours**). */
export function hoursReport({ events, places }: Pick<Festival, 'events' | 'places'>): string[] {
  const all = new Map([...places, ...events].map((one) => [wordsOf(one), openingHoursOf(one)]));
  all.delete('');
  const read = [...all.values()].filter(Boolean).length;
  return [
    `Opening hours: ${read} of ${all.size} wordings are read; the others are shown as they stand.`,
    ...[...all].map(([words, hours]) => `  “${words}” → ${hours ? readingText(hours) : 'not read'}`),
  ];
}
