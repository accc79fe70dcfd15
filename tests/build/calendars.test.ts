import { spawnSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { sharedFolder } from '../fixtures/temporary-folder.ts';
import { dist, textAt } from './built-site.ts';

const files = globSync('{fr,en}/**/*.ics', { cwd: dist() }).toSorted();
const calendarOf = (file: string): ICAL.Component => ICAL.Component.fromString(textAt(file));
const uidsOf = (calendar: ICAL.Component): string[] =>
  calendar.getAllSubcomponents('vevent').map((entry) => String(entry.getFirstPropertyValue('uid')));

describe('the calendars to subscribe to', () => {
  test('exist for programmes, types, venues, people and events, in both languages', () => {
    const names = ['program/2024', 'program/2013', 'typeevent/1/4', 'venue/1', 'person/1', 'calendar/1'];
    for (const lang of ['fr', 'en'])
      expect(files).toEqual(expect.arrayContaining(names.map((name) => `${lang}/${name}.ics`)));
    const inFrench = files.filter((file) => file.startsWith('fr/'));
    expect(inFrench.length * 2).toBe(files.length);
  });

  test('are read completely by ical.js and by node-ical, which find the same entries', () => {
    for (const file of files) {
      const uids = uidsOf(calendarOf(file));
      const found = Object.values(nodeIcal.parseICS(textAt(file))).flatMap((entry) =>
        entry?.type === 'VEVENT' ? entry.uid : [],
      );
      expect(uids.length, file).toBeGreaterThan(0);
      expect(new Set(uids).size, file).toBe(uids.length);
      expect(found.toSorted(), file).toEqual(uids.toSorted());
    }
  });

  // `tests/unit/screens/calendar-files` tests how a file is written: its lines and its time zones.
  test('have a name and the address to refresh them from', () => {
    for (const file of files) {
      const calendar = calendarOf(file);
      const source = String(calendar.getFirstPropertyValue('source'));
      expect(new URL(source).pathname, file).toBe(`/${file}`);
      expect(calendar.getFirstPropertyValue('name'), file).toBeTruthy();
      expect(calendar.getFirstPropertyValue('name'), file).toBe(
        calendar.getFirstPropertyValue('x-wr-calname'),
      );
    }
  });

  test('each have a second file with reminders, which is refreshed from its own address', () => {
    const [reminding, plain] = [true, false].map((reminds) =>
      files.filter((file) => file.endsWith('-reminders.ics') === reminds),
    );
    expect(reminding).toEqual(plain?.map((file) => file.replace('.ics', '-reminders.ics')).toSorted());
    const alarms = calendarOf('fr/program/2024-reminders.ics')
      .getAllSubcomponents('vevent')
      .flatMap((entry) => entry.getAllSubcomponents('valarm'));
    expect(alarms.length).toBeGreaterThan(20);
    expect(textAt('fr/program/2024.ics')).not.toContain('VALARM');
  });

  test('of a programme have mostly the entries of its types, and contain those of an event', () => {
    const programme = uidsOf(calendarOf('fr/program/2024.ics'));
    const ofTypes = files
      .filter((file) => file.startsWith('fr/typeevent/1/'))
      .flatMap((file) => uidsOf(calendarOf(file)));
    expect(programme.filter((uid) => !ofTypes.includes(uid)).length).toBeLessThan(programme.length / 4);
    expect(uidsOf(calendarOf('fr/calendar/1.ics')).every((uid) => programme.includes(uid))).toBe(true);
  });
});

describe('khal, Debian’s calendar for terminals', () => {
  const folder = sharedFolder();
  const config = join(folder, 'config');
  writeFileSync(
    config,
    `[calendars]\n[[festival]]\npath = ${folder}/events\n[sqlite]\npath = ${folder}/khal.db\n[locale]\nlocal_timezone = Africa/Tunis\ndefault_timezone = Africa/Tunis\ntimeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n`,
  );
  const khal = (...args: string[]) => spawnSync('khal', ['-c', config, ...args], { encoding: 'utf8' });

  test('imports a programme and shows an evening event at its time in Tunis', ({ skip }) => {
    if (khal('--version').error)
      skip('khal is not installed: apt-get install khal to have it read the calendars');
    const imported = khal('import', '--batch', '-a', 'festival', join(dist(), 'fr/program/2024.ics'));
    expect(imported.stderr).not.toMatch(/error|critical/i);
    expect(imported.status).toBe(0);
    const { stdout } = khal(
      'list',
      '2024-10-12',
      '1d',
      '--format',
      '{start-time}-{end-time} {title} @ {location}',
    );
    expect(stdout).toContain('20:30-22:15 La Maison aux volets verts @ Parc du Belvédère');
  });
});
