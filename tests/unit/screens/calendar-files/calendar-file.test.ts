import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from '../../../../src/screens/calendar-files/calendar-file.ts';
import { isoDate } from '../../../../src/components/structured-data.ts';
import { timeOf } from '../../domain/builders.ts';
import { replaceInModule } from '../../replace-in-module.ts';

const talk: CalendarEntry = {
  kind: 'event',
  id: 12,
  title: 'Lumière, ombre; et \\ nuit',
  time: timeOf('2024-10-12T18:30', '2024-10-12T20:00'),
  status: null,
  place: 'Médina, Tunis',
  position: { latitude: 36.8, longitude: 10.17 },
  url: 'https://example.org/fr/event/lumiere/',
  description: 'Une marche.\nLa nuit.\r\nFin',
};

const festival = { name: 'Dhaw 2024', site: 'dhaw', stamp: '2024-09-01T08:00:00.000Z' };
const fileOf = (...entries: CalendarEntry[]) => calendarFile({ ...festival, entries });
const remindingOf = (...entries: CalendarEntry[]) =>
  calendarFile({ ...festival, entries, hasReminders: true });

/** Lines of a file, unfolded as a calendar application does. */
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');
const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe('a calendar file', () => {
  test('has the properties of RFC 5545 and RFC 7986, with the time zone before the entries that use it', () => {
    const news = { sequence: 3, modified: '2024-09-02T09:30:00.000Z' };
    const file = calendarFile({
      ...festival,
      name: 'Dhaw, 2024',
      source: 'https://example.org/fr/program/2024.ics',
      page: 'https://example.org/fr/program/2024/',
      colourName: 'gold',
      entries: [{ ...talk, ...news, category: 'Débats, rencontres', colourName: 'teal' }],
    });
    const [head = '', timeZone, , , entry = ''] = linesOf(file)
      .join('\n')
      .split(/\n(?=BEGIN:|END:VTIMEZONE)/);
    expect(head.split('\n').slice(5)).toEqual([
      'NAME:Dhaw\\, 2024',
      'X-WR-CALNAME:Dhaw\\, 2024',
      'X-WR-TIMEZONE:Africa/Tunis',
      'LAST-MODIFIED:20240902T093000Z',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      'SOURCE;VALUE=URI:https://example.org/fr/program/2024.ics',
      'URL:https://example.org/fr/program/2024/',
      'COLOR:gold',
    ]);
    expect(timeZone).toBe('BEGIN:VTIMEZONE\nTZID:Africa/Tunis');
    expect(entry.split('\n').slice(1)).toEqual([
      'UID:event-12@dhaw',
      'SEQUENCE:3',
      'DTSTAMP:20240902T093000Z',
      'LAST-MODIFIED:20240902T093000Z',
      'DTSTART;TZID=Africa/Tunis:20241012T183000',
      'DTEND;TZID=Africa/Tunis:20241012T200000',
      'TRANSP:OPAQUE',
      'STATUS:CONFIRMED',
      'SUMMARY:Lumière\\, ombre\\; et \\\\ nuit',
      'LOCATION:Médina\\, Tunis',
      'GEO:36.8;10.17',
      'DESCRIPTION:Une marche.\\nLa nuit.\\nFin',
      'CATEGORIES:Débats\\, rencontres',
      'COLOR:teal',
      'URL:https://example.org/fr/event/lumiere/',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('defines a time zone only for events with an hour, with the rules of their years', () => {
    expect(fileOf({ ...talk, time: timeOf('2024-10-12') })).not.toContain('VTIMEZONE');
    const summer = linesOf(fileOf({ ...talk, time: timeOf('2008-07-01T12:00') }));
    const daylight = summer.slice(summer.indexOf('BEGIN:DAYLIGHT') + 1, summer.indexOf('END:DAYLIGHT'));
    expect(daylight).toEqual(['DTSTART:20080330T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200']);
  });

  test('without entries has the time zone, since a calendar must have a component', () => {
    const empty = ICAL.Component.fromString(fileOf());
    expect(empty.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
    const zone = empty.getFirstSubcomponent('vtimezone');
    expect(zone?.getFirstPropertyValue('tzid')).toBe('Africa/Tunis');
    expect(zone?.getAllSubcomponents().map(({ name }) => name)).toEqual(['standard']);
  });

  test.each([
    ['cancelled', 'CANCELLED'],
    ['postponed', 'TENTATIVE'],
    ['full', 'CONFIRMED'],
  ] as const)('marks a %s event as %s', (status, said) => {
    expect(linesOf(fileOf({ ...talk, status }))).toContain(`STATUS:${said}`);
  });

  test('leaves out what the event does not have, and what only the site’s own files have', () => {
    const lines = linesOf(fileOf({ ...talk, place: null, position: null, url: null, description: null }));
    expect(lines.filter((line) => /^(?:LOCATION|GEO|DESCRIPTION|URL|SOURCE|COLOR)/.test(line))).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining(['DTSTAMP:20240901T080000Z', 'SEQUENCE:0']));
  });

  test('folds its lines at 75 octets, as full as possible, without cutting a character', () => {
    const title = '🌒 ضوء é '.repeat(40).trim();
    const file = fileOf({ ...talk, title });
    for (const line of file.split('\r\n')) {
      expect(bytes(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(linesOf(file)).toContain(`SUMMARY:${title}`);
    const full = `SUMMARY:${'a'.repeat(67)}\r\n`;
    expect(fileOf({ ...talk, title: 'a'.repeat(67) })).toContain(`${full}LOCATION`);
    expect(fileOf({ ...talk, title: 'a'.repeat(100) })).toContain(`${full} a`);
  });

  test('ends every line with CR LF and has no other line break or control character', () => {
    const file = fileOf({ ...talk, title: 'a\u0000b\u0007c\rd\u007f' });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001f\u007f]/);
    expect(linesOf(file)).toContain('SUMMARY:abc\\nd');
  });
});

describe('the time of an event', () => {
  const hoursOf = (time: CalendarEntry['time']) =>
    linesOf(fileOf({ ...talk, time }).replace(/BEGIN:VTIMEZONE.*END:VTIMEZONE/s, '')).filter((line) =>
      /^DT(?:START|END)/.test(line),
    );

  /** An hour of October 2024. */
  const hour = (wire: string) => `;TZID=Africa/Tunis:202410${wire}00`;
  const day = (wire: string) => `;VALUE=DATE:${wire}`;

  test.each([
    ['in hours past midnight', '2024-10-12T22:00', '2024-10-13T03:00', hour('12T2200'), hour('13T0300')],
    ['in hours without an end', '2024-10-12T18:30', undefined, hour('12T1830'), null],
    ['in whole days for several', '2024-10-09T18:00', '2024-11-09T19:00', day('20241009'), day('20241110')],
    ['in days without hours', '2024-02-29', undefined, day('20240229'), day('20240301')],
  ])('is written %s', (_, start, end, from, to) => {
    expect(hoursOf(timeOf(start, end))).toEqual([`DTSTART${from}`, ...(to === null ? [] : [`DTEND${to}`])]);
  });
});

describe('in a night in which an hour occurs twice', () => {
  /** Returns the file of an event in Lisbon, where 1:30 of 25 October 2026 is at 0:30 and at 1:30 in UTC. */
  async function fileInLisbon(time: CalendarEntry['time']): Promise<string> {
    replaceInModule('site/time-zone.ts', { timeZone: 'Europe/Lisbon' });
    const { calendarFile: write } = await import('../../../../src/screens/calendar-files/calendar-file.ts');
    return write({ ...festival, entries: [{ ...talk, time }] });
  }

  const wall = ';TZID=Europe/Lisbon:20261025T';

  test.each([
    ['the first 1:30', '01:30', `${wall}013000`, '2026-10-25T01:30:00+01:00', 2.5],
    ['the first 1:30, by its offset', '01:30+01:00', `${wall}013000`, '2026-10-25T01:30:00+01:00', 2.5],
    ['the second 1:30, by its offset', '01:30+00:00', ':20261025T013000Z', '2026-10-25T01:30:00+00:00', 3.5],
    ['2:30, which occurs once', '02:30', `${wall}023000`, '2026-10-25T02:30:00+00:00', 4.5],
  ])('%s ends an event in its calendar and for search engines', async (_, end, value, iso, hours) => {
    const time = timeOf('2026-10-24T23:00', `2026-10-25T${end}`, 'Europe/Lisbon');
    const file = await fileInLisbon(time);
    expect(linesOf(file)).toContain(`DTEND${value}`);
    expect(isoDate(time.end)).toBe(iso);
    const read = new ICAL.Event(ICAL.Component.fromString(file).getFirstSubcomponent('vevent') ?? undefined);
    expect(read.endDate.toJSDate()).toEqual(new Date(iso));
    expect(read.duration.toSeconds()).toBe(hours * 3600);
  });

  test('an event that begins in the second of the two hours begins there in its calendar', async () => {
    const time = timeOf('2026-10-25T01:15:20Z', '2026-10-25T02:00', 'Europe/Lisbon');
    expect(linesOf(await fileInLisbon(time))).toContain('DTSTART:20261025T011520Z');
  });
});

describe('a calendar with reminders', () => {
  const alarmOf = (entry: CalendarEntry): unknown => {
    const event = ICAL.Component.fromString(remindingOf(entry)).getFirstSubcomponent('vevent');
    const alarm = event?.getFirstSubcomponent('valarm');
    return (
      alarm && ['action', 'trigger', 'description'].map((name) => String(alarm.getFirstPropertyValue(name)))
    );
  };

  test.each([
    ['a reminder an hour before', {}, ['DISPLAY', '-PT1H', talk.title]],
    ['no reminder without an hour', { time: timeOf('2024-02-29') }, null],
    ['no reminder over several days', { time: timeOf('2024-10-09T18:00', '2024-11-09') }, null],
    ['no reminder of a cancelled event', { status: 'cancelled' }, null],
  ] as const)('has %s', (_, given, alarm) => {
    expect(alarmOf({ ...talk, ...given })).toEqual(alarm);
  });

  test('is otherwise the same as without reminders', () => {
    const long = { ...talk, title: 'ضوء é '.repeat(40).trim() };
    const reminding = remindingOf(long, talk);
    expect(alarmOf(long)).toEqual(['DISPLAY', '-PT1H', long.title]);
    expect(reminding.replace(/BEGIN:VALARM[^]*?END:VALARM\r\n/g, '')).toBe(fileOf(long, talk));
  });
});
