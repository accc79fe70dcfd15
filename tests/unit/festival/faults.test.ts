import { describe, expect, test } from 'vitest';
import * as programme from '../../../scripts/festival/programme-schemas.ts';
import { readFestival } from '../../../scripts/festival/read-festival.ts';
import * as schemas from '../../../scripts/festival/schemas.ts';
import { event, EVENT, festivalFolder } from './festival-folder.ts';

const EDITION = 'editions/2027/edition.yaml';

/** Returns `festival.yaml` with the given lines changed. */
function general(changed: { currentYear?: string; menus?: string }): Record<string, string> {
  const { currentYear = 'currentYear: 2027', menus = 'menus: []' } = changed;
  const lines = ['name: Lumières', 'slug: lumieres', 'timeZone: Europe/Lisbon', currentYear, menus, ''];
  return { 'festival.yaml': lines.join('\n') };
}

/** Returns the fields of each kind of file, from its schema. */
const guideKeys = (): { file: string; keys: string[] }[] =>
  [
    { file: 'festival.yaml', says: schemas.festivalSchema },
    { file: 'vocabulary.yaml', says: schemas.vocabularySchema },
    { file: EDITION, says: programme.editionSchema },
    { file: EVENT, says: programme.eventSchema },
    { file: 'places/harbour.yaml', says: schemas.placeSchema },
    { file: 'people/ana-reis/person.yaml', says: schemas.personSchema },
    { file: 'partners/one.yaml', says: schemas.partnerSchema },
    { file: 'pages/one/page.yaml', says: schemas.pageSchema },
  ].map(({ file, says }) => ({ file, keys: Object.keys(says.shape) }));

/** Returns the mistakes that are reported for a folder, one line each; none if it can be read. */
function faults(files: Record<string, string>): string[] {
  try {
    readFestival(festivalFolder(files));
    return [];
  } catch (error) {
    return error instanceof Error
      ? error.message
          .split('\n')
          .slice(1)
          .map((line) => line.trim())
      : [];
  }
}

describe('the report of a mistake in a folder, with file, line, field and remedy', () => {
  test.each([
    ['plcae: harbour', ':2 plcae is no field of this file: did you mean “place”?'],
    ['start: 2027-05-01 25:00', ':2 start must be a day and a time, written as 2024-10-12 18:30'],
    ['start: 2027-02-30 10:00', ':2 start is not a calendar day'],
    ['registration: maybe', ':2 registration must be true or false'],
    ['place: 12', ':2 place refers to 12, but there is no such number: name a place by its name or id'],
    ['tickets: here', ':2 tickets must be an address such as https://example.org'],
    ['price: free', ':2 price must have fields, e.g. { amount: …, words: … }'],
    ['capacity: 0', ':2 capacity must be more than 0'],
    [
      'closures: lundi',
      ':2 closures must be a list, [ …, … ], each of which must be a day, written as 2024-10-12',
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
  ])('%s', (lines, message) => {
    expect(faults(event(lines))).toEqual([`${EVENT}${message}`]);
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

  test('no message has the wording of the schema library', () => {
    const wrong = (keys: readonly string[]): string => keys.map((key) => `${key}: [[1]]\n`).join('');
    const message = guideKeys().flatMap(({ file, keys }) => faults({ [file]: wrong(keys) }));
    expect(message.length).toBeGreaterThan(60);
    expect(message.filter((line) => /invalid|expected|received/i.test(line))).toEqual([]);
  });

  test.each([
    ['latitude: -95', 'latitude must be degrees north, from -90 to 90, e.g. 36.8014'],
    ['longitude: 248.4', 'longitude must be degrees east, from -180 to 180, e.g. 10.1698'],
  ])('a coordinate that does not exist: %s', (line, message) => {
    const faultsOfPlace = faults({ 'places/quay.yaml': `id: 2\nname: Le quai\n${line}\n` });
    expect(faultsOfPlace).toEqual([`places/quay.yaml:3 ${message}`]);
  });

  test.each([
    [
      { currentYear: 'currentYear: 2029' },
      ':4 currentYear is 2029, which is the year of no edition: the folder has 2027',
    ],
    [
      { menus: 'menus: []\ncurrency: dinar' },
      ':6 currency must be the code of a currency, e.g. TND, EUR or CAD',
    ],
  ])('a value of the whole festival that cannot be: %j', (changed, message) => {
    expect(faults(general(changed))).toEqual([`festival.yaml${message}`]);
  });

  test.each([
    ['calender', 'names “calender”, which is no page of the site: did you mean “calendar”?'],
    [
      'https://example.org',
      'names “https://example.org”, which is no page of the site: a page of your own is named by “page”',
    ],
  ])('a menu entry that leads to no page of the site: %s', (to, message) => {
    const menu = `menus: [{ id: 1, title: A, entries: [{ id: 2, title: B, to: '${to}' }] }]`;
    expect(faults(general({ menus: menu }))).toEqual([`festival.yaml:5 menus[0].entries[0].to ${message}`]);
    expect(faults(general({ menus: menu.replace(to, 'fr/program/2027') }))).toEqual([]);
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

  test('an id that is used twice, with one that is free', () => {
    expect(faults({ 'places/quay.yaml': 'id: 1\nname: Le quai\n' })).toEqual([
      'places/quay.yaml:1 id is 1, which places/harbour.yaml has already: give it another one; 2 is free',
    ]);
  });

  test('a name that several places have', () => {
    expect(faults({ 'places/quay.yaml': 'id: 2\nname: Le port\n', ...event('place: Le port') })).toEqual([
      `${EVENT}:2 place names “Le port”, as several are called: write the id, 1 or 2`,
    ]);
  });

  test('all mistakes at once, and a missing festival.yaml', () => {
    expect(faults({ ...event('plcae: x'), 'places/harbour.yaml': 'id: 1\nname: 3\n' })).toHaveLength(2);
    expect(() => readFestival('/nowhere')).toThrow('festival.yaml is missing: every festival has one');
  });
});
