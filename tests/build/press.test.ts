import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import exifr from 'exifr';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { formatBytes } from '../../src/domain/archive/storage-size.ts';
import { countWords } from '../../src/domain/press/boilerplate.ts';
import type { PressPictures } from '../../src/screens/press-desk/picture-labels.ts';
import { langs } from '../fixtures/routes.ts';
import { dist, documentAt, fileAt, filesBelow, jsonAt, textAt } from './built-site.ts';

const years = readdirSync(join(dist(), 'fr/edition')).toSorted();
const picturesOf = (year: string): PressPictures => jsonAt(`/data/press/${year}.json`) as PressPictures;

/** Returns the number in a text, which may have spaces or commas between thousands. */
const numberIn = (text: string | null | undefined): number => Number((text ?? '').replace(/\D/g, ''));

describe('the press desk of every edition', () => {
  test.each(langs.flatMap((lang) => years.map((year) => [lang, year] as const)))(
    'in %s has, for %s, a title, an e-mail address and presentations',
    (lang, year) => {
      const desk = documentAt(`/${lang}/press/${year}/`);
      expect(desk.querySelector('h1')?.textContent).toContain(lang === 'fr' ? 'Presse' : 'Press');
      expect(desk.querySelector('address a[href^="mailto:"]')).not.toBeNull();
      expect(desk.querySelectorAll('article[aria-labelledby^="words-"]').length).toBeGreaterThan(0);
      expect(desk.querySelector('press-desk')?.textContent).not.toMatch(/undefined|null|NaN|\{\w+\}/);
    },
  );

  test.each(langs)('in %s hides buttons and boxes that do nothing without script or on a disk', (lang) => {
    for (const year of years) {
      const controls = [...documentAt(`/${lang}/press/${year}/`).querySelectorAll('main :is(button, input)')];
      expect(controls.filter((control) => !control.closest('.needs-script'))).toEqual([]);
    }
  });

  test.each(langs)('in %s states the true number of words of every presentation', (lang) => {
    for (const year of years) {
      for (const article of documentAt(`/${lang}/press/${year}/`).querySelectorAll(
        '[aria-labelledby^="words-"]',
      )) {
        const text = [...article.querySelectorAll('[id^="presentation-"] p')]
          .map((p) => p.textContent)
          .join(' ');
        expect(numberIn(article.querySelector('h3')?.textContent), `${year}: ${text}`).toBe(countWords(text));
      }
    }
  });

  test.each(langs)(
    'in %s has, for the current edition, presentations within a tenth of 50, 100 and 250 words',
    (lang) => {
      const headings = documentAt(`/${lang}/press/2024/`).querySelectorAll('[aria-labelledby^="words-"] h3');
      const counts = Array.from(headings, (heading) => numberIn(heading.textContent));
      expect(counts).toHaveLength(3);
      for (const [index, target] of [50, 100, 250].entries())
        expect(Math.abs((counts[index] ?? 0) - target)).toBeLessThanOrEqual(target / 10);
    },
  );

  test.each(langs)('in %s has figures with a source, which agree with the programme', (lang) => {
    const data = jsonAt(`/${lang}/edition/2024/data.json`) as {
      events: { inProgramme: boolean; status: string }[];
    };
    const figures = [...documentAt(`/${lang}/press/2024/`).querySelectorAll('#figure-list li')];
    expect(figures.filter((figure) => !figure.querySelector('.facts')?.textContent.trim())).toEqual([]);
    const events = figures.find((figure) => /événements|events/.test(figure.textContent));
    expect(numberIn(events?.querySelector('strong')?.textContent)).toBe(
      data.events.filter(({ inProgramme, status }) => inProgramme && status !== 'cancelled').length,
    );
  });
});

test.each(langs)(
  'the links to documents in %s state the size of the file, as the press desk does',
  (lang) => {
    const links = documentAt(`/${lang}/resources/`).querySelectorAll('a[type="application/pdf"]');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect(link.textContent).toContain(
        formatBytes(statSync(fileAt(link.getAttribute('href') ?? '')).size, lang),
      );
  },
);

describe('the pictures for the press', () => {
  test.each(years)(
    'of %s contain their caption and credit, and have the size that the desk states',
    async (year) => {
      const { pictures } = picturesOf(year);
      expect(pictures.length).toBeGreaterThan(0);
      for (const { path, label, bytes, width, height } of pictures) {
        const file = readFileSync(fileAt(path));
        const found = (await exifr.parse(file, { xmp: true, iptc: true, mergeOutput: false })) as {
          dc: { description: { lang: string; value: string }[]; creator?: string | string[] };
          photoshop: { Credit?: string; Source: string };
          iptc: Record<string, unknown>;
        };
        expect(
          found.dc.description.map(({ value }) => value),
          path,
        ).toContain(label.caption.fr);
        expect(found.photoshop.Credit, path).toBe(label.credit ?? undefined);
        expect([found.dc.creator ?? []].flat(), path).toEqual(label.creators);
        expect(found.photoshop.Source).toBe(`Dhaw ${year}`);
        expect(found.iptc['Caption'], path).toBe(Buffer.from(label.caption.fr ?? '').toString('latin1'));
        expect(Math.abs(statSync(fileAt(path)).size - (bytes ?? 0)) / (bytes ?? 1), path).toBeLessThan(0.02);
        expect(Math.max(width, height), path).toBeGreaterThanOrEqual(2000);
      }
    },
  );

  test.each(langs)('have in %s a file, and a credit to copy or the note that it is unknown', (lang) => {
    const desk = documentAt(`/${lang}/press/2024/`);
    const figures = [...desk.querySelectorAll('figure:has([data-bytes])')];
    expect(figures.map((figure) => figure.querySelector('a[download]')?.getAttribute('href'))).toEqual(
      picturesOf('2024').pictures.map(({ path }) => path),
    );
    for (const figure of figures) {
      const hasCredit = /Photo.?: ./.test(figure.textContent);
      expect(figure.querySelector('[data-copy]') !== null).toBe(hasCredit);
      if (!hasCredit) expect(figure.textContent).toMatch(/Crédit inconnu|Credit unknown/);
      expect(figure.textContent).toMatch(/\d{4} × \d{4} px/);
      expect(figure.textContent).toMatch(/\d\s?(?:k[oB]|M[oB])/);
    }
  });

  test('are in no pack of an edition', () => {
    const packs = filesBelow('', /pack.*\.json$/);
    expect(packs.length).toBeGreaterThan(0);
    for (const pack of packs) expect(textAt(pack)).not.toContain('/media/press/');
  });
});

describe.each(langs)('the feed of media coverage in %s', (lang) => {
  const feed = new JSDOM(textAt(`/${lang}/medias.xml`), { contentType: 'text/xml' }).window.document;
  const entries = [...feed.querySelectorAll('entry')];

  test('has the dated entries of the page, each with an id of its own', () => {
    const dated = documentAt(`/${lang}/medias/`).querySelectorAll('main li:has(time)');
    expect(entries).toHaveLength(dated.length);
    expect(new Set(entries.map((entry) => entry.querySelector('id')?.textContent)).size).toBe(entries.length);
  });

  test.each(['medias', 'press-kit', 'press/2024', 'press/2013'])('is linked from /%s', (route) => {
    const link = documentAt(`/${lang}/${route}/`).querySelector('link[type="application/atom+xml"]');
    expect(link?.getAttribute('href')).toBe(`/${lang}/medias.xml`);
  });
});
