import { describe, expect, test } from 'vitest';
import { eventSlug, slugsOfEvents } from '../../../../src/domain/event/event-slugs.ts';
import { activity, event } from '../builders.ts';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe('the slug of a title', () => {
  test.each([
    ['Lumières de la médina', 'Lumières_de_la_médina'],
    ['  two \t lines\n of  title ', 'two_lines_of_title'],
    ['100 % « lumière » / ombre ?', '100_«_lumière_»_ombre'],
    ['a/b\\c?d#e%f:g*h"i<j>k|l', 'abcdefghijkl'],
    ['🌒 éclipse 👩‍🎨', '🌒_éclipse_👩‍🎨'],
    ['\u202bضوء\u202c', 'ضوء'],
    ['e\u0301te\u0301', 'été'],
    ['end of it...', 'end_of_it'],
    ['.hidden', 'hidden'],
    ['broken \ud83c half', 'broken_half'],
    // Only its beginning is a reserved name of Windows.
    ['con brio', 'con_brio'],
    // A path of digits only leads to the event with that id.
    ['1956', '1956_event'],
    ['1956 !', '1956_!'],
  ])('%j is %j', (title, slug) => {
    expect(eventSlug(title)).toBe(slug);
  });

  test.each([null, '', '   ', '???', '.', '..', '/', '___'])('%j is "event"', (title) => {
    expect(eventSlug(title)).toBe('event');
  });

  test.each([
    ['CON', 'CON_event'],
    ['Com1', 'Com1_event'],
    ['com¹', 'com¹_event'],
    ['con.txt', 'con_event.txt'],
  ])('%s, which Windows reserves with any extension, is %s', (title, slug) => {
    expect(eventSlug(title)).toBe(slug);
  });

  test('a long title is cut between characters to the length of a file name', () => {
    const slug = eventSlug('🌒'.repeat(200));
    expect(slug).toBe('🌒'.repeat(50));
    expect(bytes(eventSlug('ضوء '.repeat(300)))).toBeLessThanOrEqual(200);
    expect(eventSlug(`${'a'.repeat(199)}. b`)).toBe('a'.repeat(199));
  });
});

describe('the slugs of all events', () => {
  const titled = (...titles: string[]) => titles.map((title, index) => event(index + 1, title));

  test('are plain for the smallest id of a title, while the others add their id', () => {
    const events = [...[30, 12, 25].map((id) => event(id, 'Ombre')), event(12, 'The same again')];
    const slugs = { 12: 'Ombre', 25: 'Ombre_25', 30: 'Ombre_30' };
    expect(Object.fromEntries(slugsOfEvents(events))).toEqual(slugs);
  });

  test('differ by more than case and Unicode form', () => {
    const slugs = slugsOfEvents(
      titled('Été', 'été', 'E\u0301te\u0301', 'STRASSE', 'Straße', 'İz', 'i\u0307z'),
    );
    expect([...slugs.values()]).toEqual(['Été', 'été_2', 'Été_3', 'STRASSE', 'Straße_5', 'İz', 'i\u0307z_7']);
  });

  test('come from the French title if there is one, before its typography was set, in both languages', () => {
    const titles = [{}, { fr: 'Ombre', en: 'Shadow' }];
    const events = [
      event(1, '', { activities: titles.map((title, id) => activity(id, title)) }),
      event(2, '', { activities: [activity(1, { en: 'Light' })] }),
      event(3, '', {
        activities: [activity(0, {}), { ...activity(1, { fr: 'L’ombre' }), titleInAddress: "L'ombre" }],
      }),
      event(4, ''),
    ];
    expect([...slugsOfEvents(events).values()]).toEqual(['Ombre', 'Light', "L'ombre", 'event']);
  });

  test('never collide with one that was made by adding an id', () => {
    const slugs = slugsOfEvents(titled('Ombre', 'Ombre 3', 'Ombre', 'Ombre 3 3'));
    expect([...slugs.values()]).toEqual(['Ombre', 'Ombre_3', 'Ombre_3_3', 'Ombre_3_3_4']);
  });

  test('do not change when a newer event is added', () => {
    const before = titled('Ombre', 'Ombre', '', '');
    const slugs = slugsOfEvents([...before, event(9, 'Ombre_2'), event(10, 'event_4')]);
    for (const [id, slug] of slugsOfEvents(before)) expect(slugs.get(id)).toBe(slug);
  });

  test('are folders that every file system distinguishes', () => {
    const titles = 'A,a,.A,A.,a_2,A_2_5,CON,con,con_event,7,7 event,?,event,'.split(',');
    const slugs = [...slugsOfEvents(titled(...titles)).values()];
    expect(new Set(slugs.map((slug) => slug.toLowerCase())).size).toBe(titles.length);
    for (const slug of slugs) {
      expect(slug).not.toMatch(/^\d+$|[<>:"/\\|?*%#\s]|^\.|\.$/);
      expect(bytes(slug)).toBeLessThan(255);
    }
  });
});
