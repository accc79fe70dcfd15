import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { guides } from '../../../scripts/festival/guides.ts';
import { readFestival } from '../../../scripts/festival/read-festival.ts';
import { event, EVENT, faults, festivalFolder, general } from './festival-folder.ts';

const EDITION = 'editions/2027/edition.yaml';

describe('the report of a mistake in a folder, with file, line, field and remedy', () => {
  test.each([
    ['plcae: harbour', ':2 plcae is no field of this file: did you mean “place”?'],
    ...['2027-05-01 25:00', '2027-02-30 10:00', '2027-13-16 10:00', '16.10.2027 10:00'].map((start) => [
      `start: ${start}`,
      `:2 start is “${start}”, but must be a day of the calendar and a time, written as 2024-10-12 18:30`,
    ]),
    [
      'end: 2027-02-30 10:00',
      ':2 end is “2027-02-30 10:00”, but must be a time, written as 20:30, or a day of the calendar and a time, written as 2024-10-12 20:30',
    ],
    ['registration: maybe', ':2 registration is “maybe”, but must be true or false'],
    ['place: 12', ':2 place names “12”, which is not a place of this festival: known are harbour'],
    ['tickets: here', ':2 tickets is “here”, but must be an address such as https://example.org'],
    ['price: free', ':2 price is “free”, but must have fields, e.g. { amount: …, words: … }'],
    ['price: { amount: 12,50 }', ':2 price.50 is no field of this file: a decimal number has a point, 12.50'],
    ['price: { amount: 12, wrods: }', ':2 price.wrods is no field of this file: did you mean “words”?'],
    ['capacity: 0', ':2 capacity is “0”, but must be more than 0'],
    [
      'closures: lundi',
      ':2 closures is “lundi”, but must be a list, [ …, … ], each of which must be a day of the calendar, written as 2024-10-12',
    ],
    [
      'languages: [fr, French]',
      ':2 languages[1] is “French”, but must be the code of a language, e.g. fr, en or ar, or of a sign language: fsl, tse, ase or bfi',
    ],
    [
      'videos: [{ title: A, youtube: https://youtu.be/abcdefghijk }]',
      ':2 videos[0].youtube is “https://youtu.be/abcdefghijk”, but must be the eleven characters that identify the video in its address',
    ],
    [
      'people:\n  artists:\n    - Anna Reis',
      ':4 people.artists[0] names “Anna Reis”, which is not a person of this festival: did you mean “Ana Reis”?',
    ],
    [
      'photos:\n  - title: Sans image',
      ':3 photos[0].file is missing: it must be the path of a file, relative to the folder of this one',
    ],
    [
      'start: 2027-05-02 18:00\nend: 2027-05-01 20:00',
      ':3 end is 2027-05-01 20:00, which is before the start, 2027-05-02 18:00',
    ],
    [
      'place: Opera House',
      ':2 place names “Opera House”, which is not a place of this festival: known are harbour',
    ],
    [
      'type: Opera',
      ':2 type names “Opera”, which is not a type of events of this festival: known are exhibitions',
    ],
  ])('%s', (lines = '', message = '') => {
    expect(faults(event(lines))).toEqual([`${EVENT}${message}`]);
  });

  test('the languages that the report names are all known, and a role may be empty', () => {
    expect(faults(event('languages: [fr, en, ar, fsl, tse, ase, bfi]', 'people: { artists: }'))).toEqual([]);
  });

  test('a file that is not YAML', () => {
    expect(faults(event('type: "exhibitions'))).toEqual([
      expect.stringMatching(/^editions.*event\.yaml:\d+ is not YAML: /),
    ]);
  });

  test('a colon in a text, with its line in the file', () => {
    expect(faults({ 'editions/2027/events/tides/en.md': '---\ntitle: Tides: an ebb\n---\n' })).toEqual([
      'editions/2027/events/tides/en.md:2 is not YAML: Nested mappings are not allowed in compact mappings: put a text with a colon in quotes',
    ]);
  });

  test.each([
    ['people:\n\tartists: []', ':3 is not YAML: Tabs are not allowed as indentation: use spaces'],
    ['x: [#8a1c5b, #ff9ad1]\ntype: exhibitions', ':2 is not YAML: put the colour #8a1c5b in quotes'],
  ])('what to do about %j', (lines, message) => {
    expect(faults(event(lines))).toEqual([`${EVENT}${message}`]);
  });

  test('no message has the wording of the schema library', () => {
    const message = guides.flatMap(({ files, content }) => {
      const fields = content instanceof z.ZodObject ? Object.keys(content.shape) : [];
      return faults({ [files.replaceAll('*', '2027')]: fields.map((name) => `${name}: [[1]]\n`).join('') });
    });
    expect(message.length).toBeGreaterThan(60);
    expect(message.filter((line) => /invalid|expected|received/i.test(line))).toEqual([]);
  });

  test.each([
    ['latitude: -95', 'latitude is “-95”, but must be degrees north, from -90 to 90, e.g. 36.8014'],
    ['longitude: 248.4', 'longitude is “248.4”, but must be degrees east, from -180 to 180, e.g. 10.1698'],
  ])('a coordinate that does not exist: %s', (line, message) => {
    const faultsOfPlace = faults({ 'places/quay.yaml': `id: 2\nname: Le quai\n${line}\n` });
    expect(faultsOfPlace).toEqual([`places/quay.yaml:3 ${message}`]);
  });

  test.each([
    [
      { currentYear: 'currentYear: 2029' },
      ':4 currentYear names “2029”, which is not an edition of this festival: known are 2027',
    ],
    [
      { menus: 'menus: []\ncurrency: dinar' },
      ':6 currency is “dinar”, but must be the code of a currency, e.g. TND, EUR or CAD',
    ],
  ])('a value of the whole festival that cannot be: %j', (changed, message) => {
    expect(faults(general(changed))).toEqual([`festival.yaml${message}`]);
  });

  test.each([
    ['event/tides/event.yaml', 'event is not read: such files stand in editions/2027/events'],
    [
      'editions/2027/event/tides/event.yaml',
      'editions/2027/event is not read: such files stand in editions/2027/events',
    ],
    ['place/quay.yaml', 'place is not read: such files stand in places'],
  ])('a misspelt folder: %s', (file, message) => {
    expect(faults({ [file]: 'id: 9\n' })).toEqual([message]);
  });

  test('an event without a title, unless that is intended', async () => {
    const message = async (text: string): Promise<string[]> =>
      readFestival(festivalFolder({ 'editions/2027/events/tides/fr.md': text })).remarks();
    expect(await message('Que voit-on ?\n')).toEqual([
      `${EVENT}:1 has no title: write one between two lines of --- in fr.md or en.md beside it (title: "" if it is to have none)`,
    ]);
    expect(await message('---\ntitle: ""\n---\n')).toEqual([]);
  });

  test('an unknown field in the front matter of a text, with its line in the file', () => {
    const text = '---\ntitle: Marées\nintrp: Le flot\n---\n';
    expect(faults({ 'editions/2027/events/tides/fr.md': text })).toEqual([
      'editions/2027/events/tides/fr.md:3 intrp is no field of this file: did you mean “intro”?',
    ]);
  });

  test('an edition that ends before it starts', () => {
    const lines = ['id: 1', 'year: 2027', 'start: 2027-05-20', 'end: 2027-05-01', ''];
    expect(faults({ [EDITION]: lines.join('\n') })).toEqual([
      `${EDITION}:4 end is 2027-05-01, which is before the start, 2027-05-20`,
    ]);
  });

  test('all mistakes at once, and a missing folder', () => {
    expect(faults({ ...event('plcae: x'), 'places/harbour.yaml': 'id: 1\nname: 3\n' })).toHaveLength(2);
    expect(() => readFestival('/nowhere')).toThrow('/nowhere cannot be read:\n  there is no such folder');
  });
});
