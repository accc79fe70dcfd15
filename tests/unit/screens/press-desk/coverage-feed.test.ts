import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { coverageFeed } from '../../../../src/screens/press-desk/coverage-feed.ts';
import { festivalOf } from '../builders.ts';

test('the feed of media coverage begins with the latest, titled by its headline or outlet, which says its language', () => {
  const coverage = [
    { date: '2024-10-10', title: { fr: 'Un <titre>' } },
    { date: null, title: { fr: 'Sans date' } },
    { date: '2024-10-12', title: {} },
    { date: '2024-10-11', title: { fr: 'Neuf portes', en: 'Nine doors' } },
  ];
  const rest = { url: 'https://www.presse.example/a?b=1&c=2', order: 1, picture: null };
  const mediaLinks = coverage.map((given, id) => ({ id, ...rest, ...given }));
  const text = coverageFeed(festivalOf({ mediaLinks }), 'en');
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const titles = [...document.querySelectorAll('entry > title')];
  expect(titles.map((title) => [title.textContent, title.getAttribute('xml:lang')])).toEqual([
    ['presse.example', null],
    ['Nine doors', null],
    ['Un <titre>', 'fr'],
  ]);
  expect(document.querySelector('entry > updated')?.textContent).toBe('2024-10-11T23:00:00.000Z');
});
