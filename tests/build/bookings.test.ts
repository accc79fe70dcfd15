import { describe, expect, test } from 'vitest';
import en from '../../i18n/en.json' with { type: 'json' };
import fr from '../../i18n/fr.json' with { type: 'json' };
import { opennessIn } from '../../src/domain/event/openness/openness.ts';
import { langs } from '../fixtures/routes.ts';
import { documentAt, pagesBelow } from './built-site.ts';

// The now of the site under test.
const now = Date.parse('2024-10-12T16:00:00Z');
const words = { fr, en };
/** The self-guided routes of the demo festival. */
const routes = ['57', '58', '86'];

const idOf = (page: Document) => page.querySelector<HTMLElement>('event-id-redirect')?.dataset['id'] ?? '';

/** By what the page gives the visitor's clock. */
function isOver(page: Document): boolean {
  const opens = page.querySelector('event-state')?.getAttribute('opens');
  return opens != null && opennessIn(opens).over <= now;
}

/** Register, tickets, and the way into a calendar: all that ends with an event. */
const offers = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>(
    'a[data-until], [data-until] a, [data-register], .event-row > .button',
  ),
];

describe.each(langs)('in %s', (lang) => {
  const t = words[lang];
  const pages = pagesBelow(`/${lang}/event`).map((path) => ({ path, page: documentAt(path) }));
  const factOf = (page: Document, name: string) =>
    [...page.querySelectorAll('aside dt')]
      .find((term) => term.textContent === name)
      ?.nextElementSibling?.textContent.trim();

  test('an event that is over sells nothing on its page', () => {
    const over = pages.filter(({ page }) => isOver(page));
    expect(over.length).toBeGreaterThan(20);
    for (const { path, page } of over) expect(offers(page.querySelector('aside') ?? page), path).toEqual([]);
  });

  test('an event to come can be put into a calendar', () => {
    const links = pages.flatMap(({ page }) => [...page.querySelectorAll('aside a[type="text/calendar"]')]);
    expect(links.length).toBeGreaterThan(50);
  });

  test('the programme says in a word what is cancelled, postponed or full; the first and the last are not offered', () => {
    const told = [...documentAt(`/${lang}/program/2024/`).querySelectorAll('.event-row:has(.status)')].map(
      (row) => {
        const href = row.querySelector(':is(h2, h3, h4) a')?.getAttribute('href')?.split('?')[0] ?? '';
        return {
          word: row.querySelector('.status')?.textContent.trim(),
          offered: [
            ...row.querySelectorAll('.button'),
            ...documentAt(href).querySelectorAll('aside a.button'),
          ],
        };
      },
    );
    const [cancelled, postponed, full] = [t['event.cancelled'], t['event.postponed'], t['event.full']];
    expect(told.map(({ word }) => word).toSorted()).toEqual([cancelled, postponed, full].toSorted());
    expect(told.filter(({ word, offered }) => word !== postponed && offered.length > 0)).toEqual([]);
  });

  test.each(['program/2022', 'program/2013', 'edition/2022'])(
    '/%s says that it is over and sells nothing',
    (path) => {
      const page = documentAt(`/${lang}/${path}/`);
      expect(page.querySelector('main')?.textContent).toContain(t['edition.archive']);
      expect(offers(page)).toEqual([]);
      expect(page.querySelector('a[href^="webcal:"]')).toBeNull();
    },
  );

  test('every event says when and where it is, or that this is to come', () => {
    for (const { path, page } of pages) {
      expect(factOf(page, t['event.when']), path).toBeTruthy();
      expect(factOf(page, t['event.where']), path).toBeTruthy();
    }
    const texts = pages.map(({ page }) => [factOf(page, t['event.when']), factOf(page, t['event.where'])]);
    expect(texts.some(([when]) => when === t['event.undated'])).toBe(true);
    expect(texts.some(([, where]) => where === t['place.unknown'])).toBe(true);
  });

  test('a self-guided route shows when and where on its page, neither in the list of its type, and is nowhere booked', () => {
    const found = pages.filter(({ page }) => routes.includes(idOf(page)));
    expect(found).toHaveLength(routes.length);
    for (const { path, page } of found) {
      expect(factOf(page, t['event.when']), path).not.toBe(t['event.undated']);
      expect(factOf(page, t['event.where']), path).toBeTruthy();
      expect(page.querySelector(`[data-register="${idOf(page)}"]`), path).toBeNull();
    }
    const type = found[0]?.page.querySelector('footer a.tint')?.getAttribute('href') ?? '';
    const items = [...documentAt(type).querySelectorAll('main ol > li')];
    const isRoute = (item: Element) =>
      routes.some((id) => item.querySelector(`a[href$="?id=${id}"]`) !== null);
    const routesInList = items.filter(isRoute);
    expect(routesInList.length).toBeGreaterThan(0);
    for (const item of routesInList) {
      expect(item.querySelector('time, a[href*="/map/"], [data-register]')).toBeNull();
    }
    expect(items.filter((item) => !isRoute(item)).some((item) => item.querySelector('time'))).toBe(true);
  });

  test('no two controls of the programme have one name, and each begins with the words it shows', () => {
    const rows = [...documentAt(`/${lang}/program/2024/`).querySelectorAll('.event-row a.button')];
    const names = rows.map((link) =>
      (link.getAttribute('aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim(),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names)
      expect(name).toMatch(new RegExp(`^(?:${t['row.register']}|${t['row.tickets']})`));
  });
});
