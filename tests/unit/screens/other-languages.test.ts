import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inlineHtml } from '../../../src/components/text/inline-html.ts';
import { TextLine } from '../../../src/components/text/TextLine.tsx';
import type { Line } from '../../../src/domain/text/localise.ts';
import type { Place } from '../../../src/domain/model/festival.ts';
import { changesView } from '../../../src/screens/changes/changes-view.ts';
import { movedView } from '../../../src/screens/event/status/event-news.ts';
import { copyOf, readStoredPlan, storedPlan } from '../../../src/domain/plan/saved-event.ts';
import { eventSummary } from '../../../src/screens/event/lists/event-summaries.ts';
import { answerEntries } from '../../../src/screens/search/search-answers.ts';
import { searchEntries } from '../../../src/screens/search/search-entries.ts';
import { pageEntries } from '../../../src/screens/search/search-pages.ts';
import { event, place, timeOf, type } from '../domain/builders.ts';
import { change, festivalOf } from './builders.ts';

const fort: Place = {
  ...{ ...place(7, { fr: 'Fort' }), address: { fr: 'Rue du Fort' } },
  accessibility: ['stepFree'],
};
const moved = change(1, {
  before: { starts: '2099-10-24T19:00:00.000Z', ends: null, placeId: 5, place: { fr: 'Palais' } },
  after: { starts: '2099-10-24T19:00:00.000Z', ends: null, placeId: 7, place: { fr: 'Fort' } },
});
const concert = event(1, 'Nuit', { typeId: 2, placeId: 7, time: timeOf('2099-10-24T20:00') });
const data = festivalOf({
  events: [concert],
  eventTypes: [type(2, 'Performances', 1)],
  places: [fort],
  changes: [moved],
});

/** A festival has words in French only: every line of its English pages tells them apart from English words. */
const lines: Record<string, () => (Line | undefined)[]> = {
  'the results of a search for an event': () => [searchEntries(data, 'en')[0]?.detail],
  'the results of a search for a venue': () =>
    pageEntries(data, 'en').flatMap(({ title, detail }) => (title === 'Fort' ? [detail] : [])),
  'an answer about venues': () =>
    answerEntries(data, 'en').flatMap(({ detail }) =>
      JSON.stringify(detail).includes('Fort') ? [detail] : [],
    ),
  'the page of changes': () =>
    changesView(data, 'en').days.flatMap(({ changes }) =>
      changes.flatMap(({ before, after }) => [before, after]),
    ),
  'the notice of a moved event': () => [movedView(concert, data, 'en')?.text],
};

/** Returns the words that a line says in French on an English page, in the site's HTML or in an island's. */
const frenchIn = (html: string): string[] =>
  [...JSDOM.fragment(html).querySelectorAll('[lang="fr"]')].map(({ textContent }) => textContent);

test.each(Object.entries(lines))('%s says words of another language in that language', (_, linesOf) => {
  const found = linesOf();
  expect(found.length).toBeGreaterThan(0);
  for (const line of found) {
    const words = frenchIn(inlineHtml(line ?? '')).join(' ');
    expect(words).toMatch(/Fort|Palais/);
    expect(frenchIn(renderToStaticMarkup(createElement(TextLine, { line: line ?? '' }))).join(' ')).toBe(
      words,
    );
  }
});

test('the plan keeps the language of the name of a venue', () => {
  const summary = eventSummary(concert, data, 'en');
  expect(summary.venue).toMatchObject({ name: 'Fort', lang: 'fr' });
  expect(eventSummary(concert, data, 'fr').venue).not.toHaveProperty('lang');
  const stored = storedPlan([{ ...copyOf(1, summary), day: null }]);
  expect(readStoredPlan(stored)[0]?.facts?.venue).toEqual(summary.venue);
});
