import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { langs } from '../fixtures/routes.ts';
import { dist, documentAt, htmlAt } from './built-site.ts';

const words = {
  fr: { cancelled: 'Annulé', postponed: 'Reporté', full: 'Complet' },
  en: { cancelled: 'Cancelled', postponed: 'Postponed', full: 'Full' },
};

/** Of the demo's events: what each has become, and what it says of itself to others. */
const events = [
  { id: 62, status: 'cancelled', schema: 'EventCancelled', calendar: 'CANCELLED' },
  { id: 46, status: 'postponed', schema: 'EventPostponed', calendar: 'TENTATIVE' },
  { id: 42, status: 'full', schema: 'EventScheduled', calendar: 'CONFIRMED' },
] as const;

/** The page without the id that its address carries. */
const pageOf = (href: string): string => href.split('?')[0] ?? href;

describe.each(langs)('in %s', (lang) => {
  /** Where the programme leads for the event of which it says the word. */
  const hrefOf = (word: string): string => {
    const rows = [...documentAt(`/${lang}/program/2024/`).querySelectorAll('.event-row')];
    const row = rows.find((one) => one.querySelector('.status')?.textContent.trim() === word);
    return row?.querySelector('h2 a, h3 a, h4 a')?.getAttribute('href') ?? `no row says "${word}"`;
  };

  test.each(events)('what is $status says so in the programme, the agenda and on its page', ({ status }) => {
    const word = words[lang][status];
    const href = hrefOf(word);
    const agenda = documentAt(`/${lang}/calendar/`).querySelector(`.event-row a[href="${href}"]`);
    expect(agenda?.parentElement?.querySelector('.status')?.textContent.trim()).toBe(word);
    expect(documentAt(pageOf(href)).querySelector('article aside p')?.textContent.trim()).toBe(word);
  });

  test.each(events.filter(({ status }) => status !== 'postponed'))(
    'neither a ticket nor a registration is offered for what is $status',
    ({ status }) => {
      const href = hrefOf(words[lang][status]);
      const offered = documentAt(pageOf(href)).querySelector('.side .booking');
      const row = documentAt(`/${lang}/program/2024/`).querySelector(
        `.event-row:has(a[href="${href}"]) .button`,
      );
      expect([offered, row]).toEqual([null, null]);
    },
  );

  test.each(events)('search engines and calendars are told that it is $status', (event) => {
    const { id, status, schema, calendar } = event;
    const html = htmlAt(pageOf(hrefOf(words[lang][status])));
    expect(html).toContain(`"eventStatus":"https://schema.org/${schema}"`);
    const file = readFileSync(join(dist(), `${lang}/calendar/${id}.ics`), 'utf8');
    expect(file).toContain(`\r\nSTATUS:${calendar}\r\n`);
  });

  test('nothing else in the programme has such a word', () => {
    const statusElements = [...documentAt(`/${lang}/program/2024/`).querySelectorAll('.event-row .status')];
    expect(statusElements.map(({ textContent }) => textContent.trim()).sort()).toEqual(
      Object.values(words[lang]).sort(),
    );
  });
});
