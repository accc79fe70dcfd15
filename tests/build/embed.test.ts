import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoLangs } from '../fixtures/routes.ts';
import { documentAt, gzipped, htmlAt, jsonAt, pagesBelow, textOf } from './built-site.ts';

/** Reads the frame that a page offers to oEmbed consumers, from the absolute address in its head. */
function oembedFrame(page: Document): HTMLIFrameElement | null {
  const href = page.querySelector('link[type="application/json+oembed"]')?.getAttribute('href') ?? '';
  const { html } = z
    .object({
      version: z.literal('1.0'),
      type: z.literal('rich'),
      html: z.string(),
      width: z.int(),
      height: z.int(),
    })
    .parse(jsonAt(href));
  return JSDOM.fragment(html).querySelector('iframe');
}

/** Returns the code for partners in the box with a label. */
const codeNamed = (lang: string, name: string): string =>
  textOf(documentAt(`/${lang}/resources/`).querySelector(`details pre[aria-label="${name}"]`));

describe.each(demoLangs)('a frame on a partner’s page in %s', (lang) => {
  const programmePath = `/${lang}/embed/program/2024/`;
  const programme = documentAt(programmePath);

  test.each(['program', 'event'])(
    'each page below embed/%s is at most 10 KB and requests no other file',
    (kind) => {
      const paths = pagesBelow(`/${lang}/embed/${kind}`);
      expect(paths.length).toBeGreaterThan(5);
      for (const path of paths) {
        expect(gzipped(htmlAt(path)), path).toBeLessThanOrEqual(10 * 1024);
        expect(htmlAt(path), path).not.toMatch(/ src(?:set)?=|rel="(?:stylesheet|preload)"|url\(/);
      }
    },
  );

  test('the programme lists every event with a link that opens in a new tab', () => {
    const rows = documentAt(`/${lang}/program/2024/`).querySelectorAll('.event-row');
    expect(programme.querySelectorAll('li a')).toHaveLength(rows.length);
    for (const link of programme.querySelectorAll('a')) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener');
      expect(link.getAttribute('href')).toMatch(new RegExp(`^/${lang}/(?:event|program)/`));
    }
  });

  test('an event shows its type, date, place, price and languages, and links to its page', () => {
    const card = documentAt(`/${lang}/embed/event/12/`);
    const words = {
      fr: [
        /Performances/,
        /dimanche 13 octobre 2024/,
        /20 h 30/,
        /Colisée/,
        /15 dinars/,
        /français, anglais/,
      ],
      en: [
        /Performances/,
        /Sunday 13 October 2024/,
        /8\.30–\u20609\.50pm/,
        /Colisée/,
        /15 dinars/,
        /French, English/,
      ],
    };
    for (const said of words[lang]) expect(textOf(card.querySelector('article'))).toMatch(said);
    const title = card.querySelector('h1 a');
    expect(textOf(title)).toBe(lang === 'fr' ? 'Négatif' : 'Negative');
    expect(title?.getAttribute('href')).toContain('?id=12');
    for (const link of card.querySelectorAll('a')) expect(link.getAttribute('target')).toBe('_blank');
    const moved = textOf(documentAt(`/${lang}/embed/event/25/`).querySelector('dl'));
    expect(moved).toContain(lang === 'fr' ? 'lundi 28 octobre' : 'Monday 28 October');
    const cancelled = textOf(documentAt(`/${lang}/embed/event/62/`).querySelector('header'));
    expect(cancelled).toContain(lang === 'fr' ? 'Annulé' : 'Cancelled');
  });

  test('the programme and an event are not indexed, and their canonical links lead to their own pages', () => {
    const event = documentAt(`/${lang}/embed/event/12/`);
    for (const page of [programme, event])
      expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    const canonicalOf = (page: Document): string =>
      new URL(page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').pathname;
    expect(canonicalOf(programme)).toBe(`/${lang}/program/2024/`);
    expect(canonicalOf(event)).toBe(event.querySelector('h1 a')?.getAttribute('href')?.split('?')[0]);
  });

  test('the programme and every event can be embedded by oEmbed, or by code to copy', () => {
    const names =
      lang === 'fr' ? ['Code à copier', 'Code d’un seul événement'] : ['Code to copy', 'Code of one event'];
    const ofProgramme = oembedFrame(documentAt(`/${lang}/program/2024/`));
    expect(new URL(ofProgramme?.src ?? '').pathname).toBe(programmePath);
    expect(ofProgramme?.title).not.toBe('');
    expect(codeNamed(lang, names[0] ?? '')).toContain(ofProgramme?.outerHTML.split('></')[0] ?? 'no frame');
    const [, id = ''] = /embed\/event\/(\d+)\//.exec(codeNamed(lang, names[1] ?? '')) ?? [];
    const page = documentAt(`/${lang}/embed/event/${id}/`).querySelector('h1 a')?.getAttribute('href') ?? '';
    const ofEvent = oembedFrame(documentAt(page.split('?')[0] ?? ''));
    expect(codeNamed(lang, names[1] ?? '')).toContain(ofEvent?.outerHTML.split('></')[0] ?? 'no frame');
  });
});

/** Stands for the class of the browser: it is called with `new`. */
function ResizeObserver(changed: () => void) {
  return { observe: changed };
}

/** Runs the script of a page at an address with filters, and returns what the page then shows. */
function shownAt(search: string, path = '/fr/embed/program/2024/') {
  const heights: unknown[] = [];
  const { window } = new JSDOM(htmlAt(path), {
    url: `https://partner.example${path}${search}`,
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
    beforeParse: (page) => {
      Object.assign(page, {
        ResizeObserver,
        postMessage: (message: unknown) => heights.push(message),
      });
    },
  });
  const shown = (selector: string) =>
    [...window.document.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.hidden);
  return {
    types: shown('li').map((row) => row.className),
    venues: shown('li').map((row) => row.dataset['venue']),
    sections: shown('section').map((section) => section.dataset['day']),
    isNoneLeft: shown('[data-none]').length > 0,
    scheme: window.document.documentElement.dataset['scheme'],
    heights,
  };
}

describe('the address of the programme in a frame', () => {
  const all = shownAt('');

  test('filters by type, venue and day, one at a time or together', () => {
    expect(new Set(all.types).size).toBeGreaterThan(5);
    const debates = shownAt('?type=4');
    expect(new Set(debates.types)).toEqual(new Set(['type-4']));
    expect(debates.sections.length).toBeLessThan(all.sections.length);
    expect(new Set(shownAt('?venue=4').venues)).toEqual(new Set(['4']));
    const day = shownAt('?day=2024-10-30');
    expect(day.sections.filter((days) => days !== undefined)).toEqual(['2024-10-30']);
    expect(day.types).toContain('type-1');
    expect(day.types.length).toBeLessThan(all.types.length / 2);
    const talk = shownAt('?type=4&venue=4&day=2024-10-30');
    expect([talk.types, talk.venues]).toEqual([['type-4'], ['4']]);
  });

  test('with an unknown filter shows no events, the note that there are none, and a link to the programme', () => {
    const days = ['?day=demain', '?day=2024-10-3', '?day=2024-12-25'];
    for (const unknown of ['?type=99', '?type=a"]', '?venue=0', ...days]) {
      const { types, sections, isNoneLeft } = shownAt(unknown);
      expect([types, sections, isNoneLeft], unknown).toEqual([[], [], true]);
    }
    for (const path of ['/fr/embed/program/2024/', '/en/embed/program/2024/'])
      expect(documentAt(path).querySelector('[data-none] a')?.getAttribute('href')).toMatch(
        /\/program\/2024\/$/,
      );
    expect(shownAt('?type=').types).toEqual(all.types);
    expect(all.isNoneLeft).toBe(false);
  });

  test('can choose the dark or light theme, for an event too; otherwise the device decides', () => {
    expect([all.scheme, shownAt('?theme=dark').scheme, shownAt('?theme=light').scheme]).toEqual([
      undefined,
      'dark',
      'light',
    ]);
    expect(shownAt('?theme=dark', '/fr/embed/event/12/').scheme).toBe('dark');
    expect(shownAt('?theme=pink').scheme).toBeUndefined();
    for (const path of ['/fr/embed/program/2024/', '/fr/embed/event/12/'])
      expect(htmlAt(path)).toMatch(/prefers-color-scheme:\s?dark/);
  });
});

test('a frame reports its height to the page around it', () => {
  for (const path of ['/fr/embed/program/2024/', '/fr/embed/event/12/'])
    expect(shownAt('', path).heights).toEqual([{ type: 'embed-height', height: 0 }]);
});
