import { expect, test } from 'vitest';
import type { EventStatus } from '../../../src/domain/model/core.ts';
import { searchIndex } from '../../../src/domain/search/search-index.ts';
import { words } from '../../../src/i18n/translate.ts';
import { eventMarks, markKeys } from '../../../src/screens/event/status/event-marks.ts';
import { combineResults } from '../../../src/stores/search-results.ts';
import { entry, noTexts } from '../domain/search/builders.ts';

/** Results of a search for a moved event, which the back end has now with this title and status. */
function resultsFor(title: string, status: EventStatus | null) {
  const times = { moved: '2099-10-24T21:00:00.000Z', opens: '2099-10-24T18:00Z/21:00Z' };
  const known = entry(3, 'Contre-jour', { detail: 'Fort', ...times });
  const index = { ...searchIndex([known], noTexts), byKey: new Map([['event 3', known]]) };
  const live = { events: [{ id: 3, title: { en: title }, status }], persons: [] };
  return combineResults(index.search('contre', '2099-10-20'), live, index, 'en').events;
}

test.each([
  [
    'keeps the mark and the state of a moved event that has another title',
    'Contre-nuit',
    null,
    'Moved',
    true,
  ],
  ['adds its new status to the mark', 'Contre-jour', 'full', 'Full, Moved', true],
  ['leaves only the status of one that was cancelled since', 'Contre-jour', 'cancelled', 'Cancelled', false],
  ['leaves only the status of one that was postponed since', 'Contre-jour', 'postponed', 'Postponed', false],
] as const)('an answer of the back end %s', (_, title, status, marks, hasState) => {
  const [result, ...others] = resultsFor(title, status);
  const shown = eventMarks(result ?? {}, words('en', ...markKeys), new Date('2099-10-01'));
  expect(shown.map(({ word }) => word).join(', ')).toBe(marks);
  expect(result?.opens !== undefined).toBe(hasState);
  expect(result).toMatchObject({ title, detail: 'Fort' });
  expect(others).toEqual([]);
});
