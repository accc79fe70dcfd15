import { expect, test } from 'vitest';
import { ENTRY_ITEMS, EVENT_LINK } from '../../src/screens/plan/save/row-buttons.ts';
import { documentAt } from './built-site.ts';

/** Where events stand in lists, with how many there are at least. */
const pages = [
  ['their programme', 'program/2024', 50],
  ['the agenda', 'calendar', 50],
  ['a day', 'program/2024/2024-10-12', 10],
  ['home', '', 1],
  ['what is on now', 'now', 5],
  ['a type', 'typeevent/1/4', 5],
  ['a person', 'person/101', 5],
  ['a venue', 'venue/1', 10],
  ['the map', 'map', 100],
  ['an event that holds others', 'event/Contre-jour', 5],
] as const;

test.each(pages)('events can be saved where they stand on the page of %s', (_, route, least) => {
  const path = `/fr/${route}/`.replace('//', '/');
  const entries = [...documentAt(path).querySelectorAll(ENTRY_ITEMS)];
  expect(entries.filter((entry) => entry.querySelector(EVENT_LINK)).length).toBeGreaterThanOrEqual(least);
});
