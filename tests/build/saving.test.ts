import { expect, test } from 'vitest';
import { ENTRY_ITEMS, EVENT_LINK } from '../../src/screens/plan/save/row-buttons.ts';
import { documentAt } from './built-site.ts';

/** Pages that list events, each with its route and the least number of events. */
const pages = [
  ['the programme', 'program/2024', 50],
  ['the agenda', 'calendar', 50],
  ['the page of a day', 'program/2024/2024-10-12', 10],
  ['the home page', '', 1],
  ['the page of what is on now', 'now', 5],
  ['the page of a type', 'typeevent/1/4', 5],
  ['the page of a person', 'person/101', 5],
  ['the page of a venue', 'venue/1', 10],
  ['the map', 'map', 100],
  ['the page of an event that contains others', 'event/Contre-jour', 5],
] as const;

test.each(pages)('events can be saved from %s', (_, route, least) => {
  const path = `/fr/${route}/`.replace('//', '/');
  const entries = [...documentAt(path).querySelectorAll(ENTRY_ITEMS)];
  expect(entries.filter((entry) => entry.querySelector(EVENT_LINK)).length).toBeGreaterThanOrEqual(least);
});
