import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { atomFeed, type AtomFeed } from '../../../../src/screens/changes/atom.ts';

const feed: AtomFeed = {
  lang: 'fr',
  title: 'Lumière & <ombre>',
  author: 'Dhaw',
  id: 'tag:dhaw,2026:changes/fr',
  self: 'https://dhaw.example/fr/changes.xml',
  page: 'https://dhaw.example/fr/program/2024/',
  updated: '2024-10-01T10:00:00.000Z',
  entries: [
    {
      id: 'https://dhaw.example/fr/changes.xml#moved-57',
      title: 'Déplacé : « A < B » & "C"\u0007',
      updated: '2024-10-01T10:00:00.000Z',
      link: 'https://dhaw.example/fr/event/a/?id=57&b="c"',
      summary: null,
    },
  ],
};

/** Parses a feed, and throws if it is not well-formed. */
const parsed = (text: string): Document =>
  new JSDOM(text, { contentType: 'application/xml' }).window.document;

test('a feed is well-formed whatever its titles contain, and keeps them word for word', () => {
  const document = parsed(atomFeed(feed));
  expect(document.querySelector('feed > title')?.textContent).toBe(feed.title);
  expect(document.querySelector('entry > title')?.textContent).toBe('Déplacé : « A < B » & "C"');
  expect(document.querySelector('entry > link')?.getAttribute('href')).toBe(feed.entries[0]?.link);
});

test('a feed, with or without entries, and each entry have the elements that the standard requires', () => {
  const document = parsed(atomFeed(feed));
  expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  for (const name of ['id', 'title', 'updated', 'author > name', 'link[rel="self"]'])
    expect(document.querySelectorAll(`feed > ${name}`), name).toHaveLength(1);
  for (const name of ['id', 'title', 'updated', 'link[rel="alternate"]'])
    expect(document.querySelectorAll(`entry > ${name}`), name).toHaveLength(1);
  expect(parsed(atomFeed({ ...feed, entries: [] })).querySelectorAll('entry')).toHaveLength(0);
});
