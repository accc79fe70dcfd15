import { describe, expect, test } from 'vitest';
import { readFestival } from '../../../scripts/festival/read-festival.ts';
import { event, EVENT, faults, festivalFolder, general } from './festival-folder.ts';

describe('the report of a name or an id that refers to no record', () => {
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

  test('a menu leads to the events of a type by the year of the edition and the name of the type', () => {
    const menusTo = (to: string) =>
      general({ menus: `menus: [{ id: 1, title: A, entries: [{ id: 2, title: B, to: ${to} }] }]` });
    const { subMenus } = readFestival(festivalFolder(menusTo('typeevent/2027/Exhibitions'))).festival;
    expect(subMenus[0]?.path).toBe('typeevent/1/1');
    expect(faults(menusTo('typeevent/2027/exhibition'))).toEqual([
      'festival.yaml:5 menus[0].entries[0].to names “exhibition”, which is not a type of events of this festival: did you mean “Exhibitions”?',
    ]);
  });

  test('an id that is used twice, in which files, and one that is free, and nothing on their names', () => {
    const files = { 'places/quay.yaml': 'id: 1\nname: Le quai\n', ...event('place: quay') };
    expect(faults(files)).toEqual([
      'places/quay.yaml:1 id is 1, as in places/harbour.yaml:1: one of the two needs another id, such as 2. A published record keeps its own',
    ]);
  });

  test.each([
    ['places/quay.yaml', ':3 latitude is “north”, but must be degrees north, from -90 to 90, e.g. 36.8014'],
    ['places/quay.yml', ' must end in .yaml: rename it'],
  ])('a place that cannot be read, %s, and not that its name is unknown', (file, message) => {
    const files = { [file]: 'id: 2\nname: Le quai\nlatitude: north\n', ...event('place: Le quai') };
    expect(faults(files)).toEqual([file + message]);
  });

  test('an event whose file ends in .yml', () => {
    const talk = 'editions/2027/events/talk/event';
    expect(faults({ [`${talk}.yml`]: 'id: 4\n' })).toEqual([`${talk}.yml must end in .yaml: rename it`]);
    expect(faults({ 'editions/2027/events/talk/fr.md': 'Rien.\n' })).toEqual([
      `${talk}.yaml is missing: its folder must have one`,
    ]);
  });

  test('a name that several places have', () => {
    expect(faults({ 'places/quay.yaml': 'id: 2\nname: Le port\n', ...event('place: Le port') })).toEqual([
      `${EVENT}:2 place names “Le port”, as several are called: write the id, 1 or 2`,
    ]);
  });
});
