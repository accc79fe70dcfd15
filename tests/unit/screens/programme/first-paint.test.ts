import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { matchesFilter, readFilter } from '../../../../src/domain/programme/filters.ts';
import { firstPaintScript } from '../../../../src/screens/programme/first-paint.ts';

const rows = [
  { type: '1', days: '2024-10-09/2024-11-09' },
  { type: '2', days: '2024-10-12' },
  { type: '2', days: '2024-10-13' },
  { type: '22', days: '2024-10-12' },
  { type: '2', days: null },
  { type: null, days: '2024-10-12' },
] as const;

const html = rows
  .map(({ type, days }) => {
    const attributes = [type && `data-type="${type}"`, days && `data-days="${days}"`].filter(Boolean);
    return `<li ${attributes.join(' ')}></li>`;
  })
  .join('');

/** A row in the section of its one day does not say it again. */
const ofSection = { type: '2', days: '2024-10-12' } as const;
const section = `<section data-day="2024-10-12"><ol data-entries="rows"><li data-type="2"></li></ol></section>`;

/** Whether each row shows once the page has been read at that address. */
async function shown(query: string): Promise<boolean[]> {
  const { window } = new JSDOM(
    `<script>${firstPaintScript}</script><ol data-entries="rows">${html}</ol>${section}`,
    {
      url: `https://site.example/fr/program/2024/${query}`,
      runScripts: 'dangerously',
    },
  );
  // Mutations are told in a microtask, before the page is painted.
  await Promise.resolve();
  return [...window.document.querySelectorAll<HTMLElement>('li')].map((row) => !row.hidden);
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
  '?day=2024-11-10',
  '?type=99',
  '?type=abc&day=tomorrow',
  '?type=-2',
  '?type=02&x=1',
])('the first paint of “%s” shows the rows that pass the filters', async (query) => {
  expect(await shown(query)).toEqual(matching(query));
});
