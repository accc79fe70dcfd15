import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { matchesFilter, readFilter } from '../../../../src/domain/programme/filters.ts';
import { firstPaintScript } from '../../../../src/screens/programme/first-paint.ts';

const rows = [
  { type: '1', days: '2024-10-09/2024-11-09' },
  { type: '2', days: '2024-10-12' },
  { type: '2', days: '2024-10-13' },
  { type: '22', days: '2024-10-12' },
  { type: '0', days: '2024-10-12' },
  { type: '1700000000', days: '2024-10-12' },
  { type: '2', days: null },
  { type: null, days: '2024-10-12' },
] as const;

const html = rows
  .map(({ type, days }) => {
    const attributes = [type && `data-type="${type}"`, days && `data-days="${days}"`].filter(Boolean);
    return `<li ${attributes.join(' ')}></li>`;
  })
  .join('');

/** The row of `section`, which does not repeat the day of its section. */
const ofSection = { type: '2', days: '2024-10-12' } as const;
const section = `<section data-day="2024-10-12"><ol data-entries="rows"><li data-type="2"></li></ol></section>`;

/** Opens a page with the script of the first paint at an address with this query. */
async function opened(body: string, query: string): Promise<Document> {
  const { window } = new JSDOM(`<script>${firstPaintScript}</script>${body}`, {
    url: `https://site.example/fr/program/2024/${query}`,
    runScripts: 'dangerously',
  });
  // Mutation observers are called in a microtask, before the page is painted.
  await Promise.resolve();
  return window.document;
}

/** Returns whether each row is shown once the page has been parsed. */
async function shown(query: string): Promise<boolean[]> {
  const page = await opened(`<ol data-entries="rows">${html}</ol>${section}`, query);
  return [...page.querySelectorAll('li')].map((row) => !row.hidden);
}

function matching(query: string): boolean[] {
  const filter = readFilter(new URLSearchParams(query));
  return [...rows, ofSection].map(({ type, days }) => {
    const [firstDay, lastDay = firstDay] = days?.split('/') ?? [];
    const time = firstDay && lastDay ? { firstDay, lastDay } : null;
    return matchesFilter({ typeId: type === null ? null : Number(type), time }, filter);
  });
}

test.each([
  '',
  '?type=2',
  '?day=2024-10-12',
  '?type=2&day=2024-10-12',
  '?day=2024-11-09',
  '?type=0',
  '?type=1700000000',
  '?type=abc&day=tomorrow',
  '?type=02&x=1',
])('the first paint of “%s” shows the rows that pass the filters', async (query) => {
  expect(await shown(query)).toEqual(matching(query));
});

test('the first paint shows only the days with a row that passes the filters and those without rows', async () => {
  const other = section.replace('data-day="2024-10-12"', 'id="other" data-day="2024-10-13"');
  const elsewhere = '<section id="elsewhere" data-day="2024-10-14"><p>64 events</p></section>';
  const page = await opened(section + other + elsewhere, '?day=2024-10-12');
  const hidden = [...page.querySelectorAll('section')].filter((one) => one.hidden).map(({ id }) => id);
  expect(hidden).toEqual(['other']);
});

test('a programme with separate pages for its types keeps its rows, for when the filter is removed', async () => {
  const page = await opened(`<div data-windows="/fr/program/2024/type/">${section}</div>`, '?type=1');
  expect(page.querySelectorAll('[hidden]')).toHaveLength(0);
});
