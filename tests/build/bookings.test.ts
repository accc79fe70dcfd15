import { describe, expect, test } from 'vitest';
import { opennessIn } from '../../src/domain/event/openness/openness-text.ts';
import { dictionaries } from '../../src/i18n/translate.ts';
import { langs } from '../fixtures/routes.ts';
import { documentAt, pagesBelow } from './built-site.ts';

// The pinned “now” of the site under test.
const now = Date.parse('2024-10-12T16:00:00Z');
/** Ids of the self-guided routes of the demo festival. */
const routes = ['57', '58', '86'];

const idOf = (page: Document) => page.querySelector<HTMLElement>('event-id-redirect')?.dataset['id'] ?? '';

/** Whether an event is over, by the openness that its page gives to the visitor's script. */
function isOver(page: Document): boolean {
  const opens = page.querySelector('event-state')?.getAttribute('opens');
  return opens != null && opennessIn(opens).overAt <= now;
}

/** Returns what is offered only until an event is over: registration, tickets and calendar files. */
const offers = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>(
    'a[data-until], [data-until] a, [data-register], .event-row > .button',
  ),
];

describe.each(langs)('in %s', (lang) => {
  const t = dictionaries[lang];
  const pages = pagesBelow(`/${lang}/event`).map((path) => ({ path, page: documentAt(path) }));
  const factOf = (page: Document, name: string) =>
    [...page.querySelectorAll('aside dt')]
      .find((term) => term.textContent === name)
      ?.nextElementSibling?.textContent.trim();

  test('the page of a past event offers no booking and no calendar file', () => {
    const over = pages.filter(({ page }) => isOver(page));
    expect(over.length).toBeGreaterThan(20);
    for (const { path, page } of over) expect(offers(page.querySelector('aside') ?? page), path).toEqual([]);
  });

  test('the pages of upcoming events offer calendar files', () => {
    const links = pages.flatMap(({ page }) => [...page.querySelectorAll('aside a[type="text/calendar"]')]);
    expect(links.length).toBeGreaterThan(50);
  });

  test('the programme marks events as cancelled, postponed, full or moved; cancelled events offer nothing, full ones a way out', () => {
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
    const words = [cancelled, postponed, full, t['changes.word.moved']];
    expect(told.map(({ word }) => word).toSorted()).toEqual(words.toSorted());
    const offeredBy = (word: string) => told.find((one) => one.word === word)?.offered ?? [];
    expect(offeredBy(cancelled)).toEqual([]);
    // For registered visitors, in the row and on the page: these links register for nothing.
    expect(offeredBy(full).map((link) => link.hasAttribute('data-register'))).toEqual([true, true]);
    for (const link of offeredBy(full)) expect(link.getAttribute('href')).not.toContain('register=');
  });

  test.each(['program/2022', 'program/2013', 'edition/2022'])(
    '/%s says that the edition is over and offers no booking',
    (path) => {
      const page = documentAt(`/${lang}/${path}/`);
      expect(page.querySelector('main')?.textContent).toContain(t['edition.archive']);
      expect(offers(page)).toEqual([]);
      expect(page.querySelector('a[href^="webcal:"]')).toBeNull();
    },
  );

  test('every event page says when and where the event is, or that this is not known yet', () => {
    for (const { path, page } of pages) {
      expect(factOf(page, t['event.when']), path).toBeTruthy();
      expect(factOf(page, t['event.where']), path).toBeTruthy();
    }
    const texts = pages.map(({ page }) => [factOf(page, t['event.when']), factOf(page, t['event.where'])]);
    expect(texts.some(([when]) => when === t['event.undated'])).toBe(true);
    expect(texts.some(([, where]) => where === t['place.unknown'])).toBe(true);
  });

  test('the page of a self-guided route has date and place, and no booking', () => {
    const found = pages.filter(({ page }) => routes.includes(idOf(page)));
    expect(found).toHaveLength(routes.length);
    for (const { path, page } of found) {
      expect(factOf(page, t['event.when']), path).not.toBe(t['event.undated']);
      expect(factOf(page, t['event.where']), path).toBeTruthy();
      expect(page.querySelector(`[data-register="${idOf(page)}"]`), path).toBeNull();
    }
  });

  // An attribute cannot state that the title in it is in another language than the page.
  test('every control of the programme has a unique name, as text that begins with its visible words', () => {
    const rows = '.event-row a:is(.button, [target])';
    const links = [...documentAt(`/${lang}/program/2024/`).querySelectorAll(rows)];
    const names = links.map((link) => link.textContent.replace(/\s+/g, ' ').trim());
    expect(links.filter((link) => link.hasAttribute('aria-label'))).toEqual([]);
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
    const visible = [t['row.register'], t['event.tickets'], t['event.website']].join('|');
    for (const name of names) expect(name).toMatch(new RegExp(`^(?:${visible})`));
  });
});
