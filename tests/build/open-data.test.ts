import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { EditionData, EventData } from '../../src/screens/open-data/edition-schema.ts';
import { langs } from '../fixtures/routes.ts';
import { dist, documentAt, htmlAt, isFile, jsonAt, structuredAt, textAt } from './built-site.ts';

const pathOf = (address: string): string => new URL(address).pathname;
const years = readdirSync(join(dist(), 'fr', 'edition')).toSorted();

interface Structured {
  '@type': string;
  '@id'?: string;
  name: string;
  url: string;
  startDate?: string;
  endDate?: string;
  location?: { name: string };
  performer?: Structured[];
  subEvent?: Structured[];
  mainEntity?: Structured;
}

const subjectOf = (path: string): Structured =>
  (structuredAt(path) as { '@graph': [Structured] })['@graph'][0];

/** Returns the facts of an event that every format states. A value that a format lacks is undefined or null. */
const facts = (title?: string, start?: string | null, venue?: string) => ({
  title: title ?? '',
  start: start ?? '',
  venue: venue ?? '',
});

/** Returns a moment in UTC, whatever offset it is written with. A day stays a day. */
const instant = (moment: string): string => (moment.length > 10 ? new Date(moment).toISOString() : moment);

test('the site has more than five editions', () => {
  expect(years.length).toBeGreaterThan(5);
});

describe.each(langs.flatMap((lang) => years.map((year) => ({ lang, year }))))(
  '$lang $year',
  ({ lang, year }) => {
    const data = jsonAt(`/${lang}/edition/${year}/data.json`) as EditionData;
    const untitled = lang === 'fr' ? 'Sans titre' : 'Untitled';
    const shown = (text: Partial<Record<string, string>>): string =>
      text[lang] ?? text['fr'] ?? text['en'] ?? text['ar'] ?? '';
    const venueOf = ({ venue }: EventData): string =>
      shown(data.venues.find(({ id }) => id === venue)?.name ?? {});
    const factsOf = (event: EventData) => facts(shown(event.title), event.start, venueOf(event));

    test('the JSON conforms to its published schema', () => {
      const validate = new Ajv2020({ strict: true, validateFormats: false }).compile(
        jsonAt(data.$schema) as object,
      );
      expect(validate(data), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
    });

    test('the CSV states the same facts, with one row per event', () => {
      const text = textAt(`/${lang}/edition/${year}/data.csv`);
      expect(text.startsWith('\uFEFFid,title,')).toBe(true);
      const rows = readCsv(text.slice(1));
      expect(rows.map((row) => row['id'])).toEqual(data.events.map(({ id }) => String(id)));
      expect(rows.map((row) => facts(row['title'], row['start'], row['venue']))).toEqual(
        data.events.map(factsOf),
      );
      expect(rows.map((row) => row['url'])).toEqual(data.events.map(({ url }) => url));
      expect(rows.map((row) => row['status'])).toEqual(data.events.map(({ status }) => status));
      const optional = ['priceAmount', 'languages', 'capacity', 'previousStart'];
      expect(rows.map((row) => optional.map((name) => row[name]))).toEqual(
        data.events.map(({ price, languages = [], capacity, previousStart }) => [
          String(price?.amount ?? ''),
          languages.join('; '),
          String(capacity ?? ''),
          previousStart ?? '',
        ]),
      );
    });

    test('the calendar states the same facts of the programme', () => {
      const calendar = new ICAL.Component(ICAL.parse(textAt(`/${lang}/program/${year}.ics`)) as unknown[]);
      const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
      const programme = data.events.filter(({ inProgramme, start }) => inProgramme && start !== null);
      const eventEntries = entries.filter(({ uid }) => uid.startsWith('event-'));
      expect(eventEntries).toHaveLength(programme.length);
      for (const event of programme) {
        const entry = eventEntries.find(({ uid }) => uid.startsWith(`event-${event.id}@`));
        expect(entry?.summary).toBe(shown(event.title) || untitled);
        expect(entry?.location ?? '').toContain(venueOf(event));
        const start = entry?.startDate;
        const given = start?.isDate ? start.toString() : start?.toJSDate().toISOString();
        expect(given).toBe(start?.isDate ? event.start?.slice(0, 10) : instant(event.start ?? ''));
      }
      const vernissages = entries.filter(({ uid }) => uid.startsWith('vernissage-'));
      expect(vernissages).toHaveLength(programme.filter(({ vernissage }) => vernissage !== null).length);
    });

    test('the structured data of the edition refers to its events and people by the addresses of their pages', () => {
      const edition = subjectOf(`/${lang}/edition/${year}/`);
      expect(edition['@type']).toBe('Festival');
      expect([edition.url, edition.startDate, edition.endDate]).toEqual([
        data.edition.url,
        data.edition.start ?? undefined,
        data.edition.end ?? undefined,
      ]);
      const referred = (list: Structured[] = []) => list.map((one) => one['@id']).toSorted();
      const programme = data.events.filter(({ inProgramme }) => inProgramme);
      expect(referred(edition.subEvent)).toEqual(programme.map(({ url }) => url).toSorted());
      expect(referred(edition.performer)).toEqual(data.people.map(({ url }) => url).toSorted());
      for (const { url } of [...programme, ...data.people]) {
        const told = subjectOf(pathOf(url));
        expect((told.mainEntity ?? told)['@id']).toBe(url);
      }
    });

    test('the pages of its events state the same facts', () => {
      for (const event of data.events) {
        const html = htmlAt(pathOf(event.url));
        const page = JSDOM.fragment(/<main[^]*<\/main>/.exec(html)?.[0] ?? '');
        expect(page.querySelector('h1')?.textContent).toContain(shown(event.title) || untitled);
        const structured = subjectOf(pathOf(event.url));
        expect(facts(structured.name, structured.startDate, structured.location?.name)).toEqual({
          ...factsOf(event),
          title: shown(event.title) || untitled,
        });
        const dates = [...page.querySelectorAll('time')].map((time) => time.getAttribute('datetime') ?? '');
        const start = event.start ?? '';
        const isShown = dates.some((date) => date === start.slice(0, 10) || date === instant(start));
        expect(isShown, `${event.url} shows ${start}`).toBe(start !== '');
        expect(page.textContent).toContain(venueOf(event));
      }
    });

    test('the page of the edition links to all formats, in its content for people and in its head for programs', () => {
      const page = documentAt(`/${lang}/edition/${year}/`);
      const open = page.querySelector('[aria-labelledby="open-data"]');
      const links = [...(open?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
      const data = [
        `/${lang}/edition/${year}/data.json`,
        `/${lang}/edition/${year}/data.csv`,
        `/${lang}/program/${year}.ics`,
        `/iiif/${year}/collection.json`,
      ];
      const archives = ['zip', 'wacz'].map((type) => `/archives/dhaw-${year}.${type}`);
      expect(links).toEqual([...data, ...(year === '2024' ? [] : archives)]);
      const alternates = [...page.querySelectorAll('link[rel="alternate"][type]')];
      expect(alternates.map((link) => link.getAttribute('href'))).toEqual(data);
      expect(links.filter((link) => !isFile(link))).toEqual([]);
    });
  },
);

test('the data has prices, languages and other facts where the festival states them, and omits them otherwise', () => {
  const { events, venues, edition } = jsonAt('/fr/edition/2024/data.json') as EditionData;
  const numbered = (id: number) => events.find((event) => event.id === id);
  expect(numbered(12)).toMatchObject({
    price: { amount: 15, currency: 'TND', words: { fr: expect.stringMatching(/15\sdinars/) as string } },
    languages: ['fr', 'en'],
  });
  expect(numbered(12)).not.toHaveProperty('previousStart');
  expect(numbered(25)).toMatchObject({ status: 'scheduled', previousStart: '2024-10-28T18:00:00+01:00' });
  expect(numbered(42)).toMatchObject({ status: 'full', capacity: 6 });
  expect(numbered(66)?.languages).toEqual(['tse', 'fr']);
  expect(venues.find(({ id }) => id === 8)?.accessibility).toContain('signLanguage');
  expect(venues.filter((venue) => 'accessibility' in venue && venue.accessibility?.length === 0)).toEqual([]);
  expect(edition.publicHolidays?.map(({ day }) => day)).toEqual(['2024-10-15']);
});

/** Reads the records of a CSV file (RFC 4180) by the names in its first row, character by character without guesses. */
function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ',' || character === '\r') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (character === '\r' && text[at + 1] === '\n') {
        rows.push([]);
        at += 1;
      }
    } else cell += character;
  }
  const [names = [], ...records] = rows.filter((row) => row.length > 0);
  return records.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}
