import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { embedScript } from '../../../../src/screens/embed/embed-script.ts';

const PER_PAGE = 100;
const PAGES = 4;

/** Returns a page of a long programme, in which every tenth event is of type 2 and a day has sixty events. */
function page(number: number): string {
  const events = Array.from({ length: PER_PAGE }, (_, at) => (number - 1) * PER_PAGE + at);
  const days = Map.groupBy(events, (id) => `2024-10-${10 + Math.floor(id / 60)}`);
  const row = (id: number) =>
    `<li class="type-${id % 10 === 0 ? 2 : 1}" data-venue="3"><a href="/event/${id}/">${id}</a></li>`;
  const section = ([day, ids]: [string, number[]]) =>
    `<section data-day="${day}"><h2>${day}</h2><ul>${ids.map(row).join('')}</ul></section>`;
  const sections = Array.from(days, section).join('');
  const turn = (rel: string, to: number): string =>
    to < 1 || to > PAGES ? '' : `<a rel="${rel}" href="http://site.test/p/${to}/">${rel}</a>`;
  return `<main>${sections}<p>${turn('prev', number - 1)}<span>part</span>${turn('next', number + 1)}</p><p data-none hidden>None</p></main>`;
}

/** Returns the window of a page at this path, in which the script has run. */
const windowOf = (path: string, html: string, given: object = {}) =>
  new JSDOM(`${html}<script>${embedScript}</script>`, {
    url: `http://site.test${path}`,
    runScripts: 'dangerously',
    beforeParse(own) {
      const ResizeObserver = vi.fn(function () {
        return { observe: vi.fn() };
      });
      Object.assign(own, { ResizeObserver, ...given });
    },
  }).window;

test('the picture of an event is fetched only if the embedding page asks for it', () => {
  const html = '<article data-picture="/media/a-800.webp" data-width="3" data-height="2"></article>';
  const shown = (query: string) =>
    windowOf(`/embed/event/1/${query}`, html).document.querySelector('article > img')?.outerHTML;
  expect(shown('')).toBeUndefined();
  expect(shown('?picture')).toBe('<img width="3" height="2" alt="" src="/media/a-800.webp">');
});

async function open(number: number, query: string) {
  const fetched: string[] = [];
  const fetch = (href: string) => {
    fetched.push(href);
    const text = page(Number(/\d+/.exec(href.slice(18))));
    return Promise.resolve({ ok: true, text: () => Promise.resolve(text) });
  };
  const window = windowOf(`/p/${number}/${query}`, page(number), { fetch });
  const { document } = window;
  await vi.waitFor(() => {
    if (query)
      expect(document.querySelector('a[rel="next"]')?.getAttribute('href') ?? query).toContain(query);
  });
  return {
    fetched,
    ids: [...document.querySelectorAll('li')].map(({ textContent }) => Number(textContent)),
    days: [...document.querySelectorAll('h2')].map(({ textContent }) => textContent),
    next: document.querySelector('a[rel="next"]')?.getAttribute('href'),
    isEmpty: document.querySelector<HTMLElement>('[data-none]')?.hidden === false,
  };
}

test('a filter finds events on all pages, each day under one heading', async () => {
  const { ids, days, next, fetched } = await open(1, '?type=2');
  expect(ids).toEqual(Array.from({ length: 40 }, (_, at) => at * 10));
  expect(days).toEqual([...new Set(days)]);
  expect(next).toBeUndefined();
  expect(fetched).toHaveLength(PAGES - 1);
});

test('a filter that matches many events shows a page of them, and links to the next with the same filter', async () => {
  const { ids, next, fetched } = await open(1, '?type=1');
  expect(ids).toHaveLength(180);
  expect(fetched).toHaveLength(1);
  expect(next).toBe('http://site.test/p/3/?type=1');
});

test('a filter that matches no event shows a message once all pages are read', async () => {
  expect(await open(1, '?venue=9')).toMatchObject({ ids: [], isEmpty: true });
});
