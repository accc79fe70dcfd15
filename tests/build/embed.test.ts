import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { langs } from '../fixtures/routes.ts';
import { dist, documentAt, gzipped, htmlAt } from './built-site.ts';

describe.each(langs)('the programme in a frame of a partner’s page, in %s', (lang) => {
  const path = `/${lang}/embed/program/2024/`;
  const documentOf = documentAt(path);

  test('weighs at most 10 KB, and asks for nothing beside', () => {
    expect(gzipped(htmlAt(path))).toBeLessThanOrEqual(10 * 1024);
    expect([
      ...documentOf.querySelectorAll('[src], [srcset], link[rel="stylesheet"], link[rel="preload"]'),
    ]).toEqual([]);
  });

  test('names every event of the programme, each with a link that opens a tab of its own', () => {
    const rows = documentAt(`/${lang}/program/2024/`).querySelectorAll('.event-row');
    const links = [...documentOf.querySelectorAll('li a')];
    expect(links).toHaveLength(rows.length);
    for (const link of documentOf.querySelectorAll('a')) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener');
      expect(link.getAttribute('href')).toMatch(new RegExp(`^/${lang}/(?:event|program)/`));
    }
  });

  test('is kept out of search engines, which are told where the programme is', () => {
    expect(documentOf.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    const canonical = documentOf.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    expect(new URL(canonical).pathname).toBe(`/${lang}/program/2024/`);
  });

  test('is found by oEmbed from the programme, and its code is there to be copied', () => {
    const programme = documentAt(`/${lang}/program/2024/`);
    const href = programme.querySelector('link[type="application/json+oembed"]')?.getAttribute('href') ?? '';
    const oembed = z
      .object({
        version: z.literal('1.0'),
        type: z.literal('rich'),
        html: z.string(),
        width: z.int(),
        height: z.int(),
      })
      .parse(JSON.parse(readFileSync(join(dist(), href), 'utf8')));
    const frame = JSDOM.fragment(oembed.html).querySelector('iframe');
    expect(new URL(frame?.src ?? '').pathname).toBe(path);
    expect(frame?.title).not.toBe('');
    const code = documentAt(`/${lang}/resources/`).querySelector('details code')?.textContent;
    expect(code).toContain(frame?.outerHTML.split('></')[0] ?? 'no frame');
  });
});

/** Rows that a page shows once its script has run. */
function shownAt(search: string): { types: (string | undefined)[]; sections: number; heights: unknown[] } {
  const heights: unknown[] = [];
  const { window } = new JSDOM(htmlAt('/fr/embed/program/2024/'), {
    url: `https://partner.example/fr/embed/program/2024/${search}`,
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
    beforeParse: (page) => {
      Object.assign(page, {
        ResizeObserver: class {
          private readonly changed: () => void;
          constructor(changed: () => void) {
            this.changed = changed;
          }
          observe(): void {
            this.changed();
          }
        },
        postMessage: (message: unknown) => heights.push(message),
      });
    },
  });
  const shown = (selector: string) =>
    [...window.document.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.hidden);
  return { types: shown('li').map((row) => row.dataset['type']), sections: shown('section').length, heights };
}

test('shows one type of event alone where the address names it, everything where it names none', () => {
  const all = shownAt('');
  const debates = shownAt('?type=4');
  expect(new Set(all.types).size).toBeGreaterThan(5);
  expect(new Set(debates.types)).toEqual(new Set(['4']));
  expect(debates.sections).toBeLessThan(all.sections);
  for (const unknown of ['?type=99', '?type=', '?type=a"]'])
    expect(shownAt(unknown).types).toEqual(all.types);
});

test('tells the page around how high it is', () => {
  expect(shownAt('').heights).toEqual([{ type: 'embed-height', height: 0 }]);
});
