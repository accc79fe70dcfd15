import { expect, test } from 'vitest';
import { JSDOM } from 'jsdom';
import { coverageFeed } from '../../../../src/screens/press-desk/coverage-feed.ts';
import { festivalOf } from '../builders.ts';

test('a headline in another language than the feed says in which, as on the page of media coverage', () => {
  const titles = [{ fr: 'Une nuit à la Karraka' }, { fr: 'Neuf portes', en: 'Nine doors' }, {}];
  const mediaLinks = titles.map((title, index) => ({
    id: index + 1,
    url: 'https://presse.example/nuit',
    title,
    date: `2024-10-0${3 - index}`,
    order: index,
    picture: null,
  }));
  const text = coverageFeed(festivalOf({ mediaLinks }), 'en');
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const titled = [...document.querySelectorAll('entry > title')].map((title) => [
    title.textContent,
    title.getAttribute('xml:lang'),
  ]);
  expect(titled).toEqual([
    ['Une nuit à la Karraka', 'fr'],
    ['Nine doors', null],
    ['presse.example', null],
  ]);
});
