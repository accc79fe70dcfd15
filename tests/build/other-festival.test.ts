import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nearlyEmpty } from '../fixtures/other-festival/backend.ts';
import { buildSiteOf, openOtherSite } from '../fixtures/other-festival/site.ts';
import {
  type BuiltFile,
  type BuiltPage,
  opened,
  pageAt,
  pagesOf,
  textFiles,
  unseenIn,
  wordsOf,
  faultsOf,
} from './other-site.ts';

const PROGRAM = /(^|\/)(?:_astro|licences)\/|^\/sw\.js$|^\/data\/edition\.schema\.json$/;
/** Name, facts and years of the demo festival, which the other festivals do not share. */
const FOREIGN = /dhaw|ضوء|biennale|photograph(?:y|ie) (?:and|et)|46[\s ,]652|\b20(?:13|14|16|18|20|22|24)\b/i;

/** Sizes of files, which may be any number, and fonts in pages and digests, which may contain any letters. */
const CHANCE = /"(?:bytes|sent)":\d+|(?:base64,|sha256-|"hash":")[\w+/=]+/g;

interface Built extends AsyncDisposable {
  dist: string;
  files: BuiltFile[];
  pages: BuiltFile[];
  faults: string[];
}

const built = new Map<string, Built>();

beforeAll(async () => {
  for (const [name, open] of [
    ['whole', openOtherSite],
    ['bare', () => buildSiteOf(nearlyEmpty, { worker: 'off', year: '2027' })],
  ] as const) {
    const site = await open();
    const files = textFiles(site.dist);
    const pages = pagesOf(files);
    built.set(name, { ...site, files, pages, faults: faultsOf(pages, site.dist) });
  }
}, 600_000);
afterAll(async () => {
  for (const site of built.values()) await site[Symbol.asyncDispose]();
});

function siteOf(name: string): Built {
  const site = built.get(name);
  if (!site) throw new Error(`The site of ${name} is not built`);
  return site;
}

describe.each([
  ['another festival', 'whole'],
  ['a festival that has two years and nothing else', 'bare'],
])('%s', (_, name) => {
  test('has pages in both trees', () => {
    const { pages } = siteOf(name);
    const french = pages.filter(({ path }) => path.startsWith('/fr/'));
    expect(french.length).toBeGreaterThan(20);
    expect(pages).toHaveLength(2 * french.length);
  });

  test('has pages that keep the rules for all pages', () => {
    expect(siteOf(name).faults).toEqual([]);
  });

  test('has no page of more than 1,500 elements or 120 KB, which a phone would show slowly', () => {
    const heavy = siteOf(name).pages.flatMap((page) => {
      const elements = opened(page).document.querySelectorAll('*').length;
      const size = Buffer.byteLength(page.text);
      return elements > 1500 || size > 120_000 ? [`${page.path}: ${elements} elements, ${size} bytes`] : [];
    });
    expect(heavy).toEqual([]);
  });

  test('has no invisible characters in its texts', () => {
    expect(unseenIn(siteOf(name).files)).toEqual([]);
  });

  test('contains no script, style, tracker or hidden event that its back end smuggles in', () => {
    const { files } = siteOf(name);
    const modules = files.filter(({ path }) => path.endsWith('.js'));
    // The content of a title must not be in any script, since the policy allows all of them.
    expect(modules.filter(({ text }) => /alert\(.{0,8}titre/.test(text)).map(({ path }) => path)).toEqual([]);
    const styles = files.filter(({ path }) => /\.(css|html)$/.test(path));
    expect(styles.filter(({ text }) => text.includes('red;}body')).map(({ path }) => path)).toEqual([]);
    expect(
      files.filter(({ text }) => /Brouillon secret|mouchard/.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });
});

test.each(['whole', 'bare'])(
  'the site of another festival (%s) has nothing of the demo festival in its words, data or addresses',
  (name) => {
    const leaks = siteOf(name).files.flatMap(({ path, text }) => {
      // Scripts, styles and schemas are the same for every festival: they may contain years, but no festival's name.
      const told = text.replaceAll(CHANCE, '');
      const found = (PROGRAM.test(path) ? /dhaw|ضوء|biennale/i : FOREIGN).exec(told);
      return found ? [`${path}: …${told.slice(Math.max(0, found.index - 40), found.index + 40)}…`] : [];
    });
    expect(leaks).toEqual([]);
  },
);

describe('the pages of another festival', () => {
  const page = (path: string): BuiltPage => pageAt(siteOf('whole').pages, path);
  const words = (path: string): string => wordsOf(page(path));

  test('have its own name, year and slug', () => {
    expect(words('fr')).toContain('Sirocco 2026');
    expect(words('en')).toContain('12–\u206014 June 2026');
    expect(words('fr/sirocco')).toContain('Trois nuits de son.');
    expect(words('fr/edition/2009')).toContain('Sirocco, premier souffle');
  });

  test('show its editorial in place of a story that it does not have', () => {
    expect(words('fr/about-us')).toContain('Trois nuits de son.');
    expect(words('fr/support')).not.toMatch(/\d+ badges/);
  });

  test('show its times in its own time zone, in 2009 and in 2026', () => {
    expect(words('fr/event/Premier_souffle')).toMatch(/samedi 2 mai 2009.*18 h/);
    expect(words('fr/event/La_nuit_des_grues')).toMatch(/samedi 13 juin 2026.*21 h/);
    expect(words('fr/event/Minuit,_les_grues')).toMatch(/23 h –\u2060 1 h 30.*lendemain/);
  });

  test('show a price in its own currency', () => {
    expect(words('fr/event/La_nuit_des_grues')).toMatch(/12,50\seuros/);
    expect(words('en/event/La_nuit_des_grues')).toMatch(/12\.50\seuros/);
  });

  test('show a title that contains markup as text', () => {
    expect(words('fr/program/2026')).toMatch(/Fabrique du vent <script>alert\(«\stitre\s»\)<\/script>/);
  });

  test('offer the press the contact form if nobody has an address, and a picture of another format as JPEG', () => {
    expect(words('fr/press/2026')).toContain('Écrire au festival');
    expect(words('fr/press/2026')).toMatch(
      /Photo.: Selma Khlifi-Varga.*Libre pour la presse\..*JPEG, 160 × 90 px/,
    );
    expect(words('en/press/2009')).toContain('No picture of this edition is free for the press');
    const files = [...page('fr/press/2026').document.querySelectorAll('a[download][type="image/jpeg"]')];
    for (const file of files)
      expect(existsSync(join(siteOf('whole').dist, file.getAttribute('href') ?? ''))).toBe(true);
  });

  test('have the default title if the back end has none', () => {
    const { document } = page('en/page/79');
    expect(document.title).toBe('Default Title — Sirocco');
    expect(document.querySelector('h1')?.textContent.trim()).toBe('Default Title');
  });

  test('do not mention a legal notice if the back end has none', () => {
    expect(words('fr')).not.toContain('Mentions légales');
  });
});

test('the pages of a festival that has two years and nothing else say what is not announced yet', () => {
  const words = (path: string): string => wordsOf(pageAt(siteOf('bare').pages, path));
  for (const year of [2026, 2009]) {
    const none = 'Aucun programme n’est publié à ce jour.';
    expect(words(`fr/program/${year}`)).toContain(none);
    expect(words(`fr/edition/${year}`)).toContain(`Le programme ${year} ${none}`);
    expect(words(`en/program/${year}`)).toContain('No programme has been published so far.');
  }
  expect(words('en/map')).toContain('No venues have been announced yet.');
  expect(words('en/artists')).toContain('No artists have been announced yet.');
  expect(words('fr')).not.toContain('Partenaires');
});

test('a festival whose current year has no edition yet leads to the programme of its latest edition', () => {
  const { files, pages } = siteOf('bare');
  const programme = '/fr/program/2026/';
  expect(files.find(({ path }) => path === '/fr/program/index.html')?.text).toContain(programme);
  for (const name of ['404', 'offline/index', 'plan/index', 'userEventSubscriptions/index']) {
    const page = pages.find(({ path }) => path === `/fr/${name}.html`);
    expect(page && opened(page).document.querySelector(`main a[href="${programme}"]`), name).toBeTruthy();
  }
});

test('a site without service worker does not offer to keep an edition, on its pages or in shortcuts', () => {
  const offer = /"\/(?:fr|en)\/offline\/"|Emporter/;
  const offering = (name: string): string[] =>
    siteOf(name)
      .files.filter(({ path, text }) => /\.(?:html|webmanifest)$/.test(path) && offer.test(text))
      .map(({ path }) => path)
      .filter((path) => !path.endsWith('/offline/index.html'));
  expect(offering('bare')).toEqual([]);
  expect(offering('whole')).toEqual(
    expect.arrayContaining(['/fr/manifest.webmanifest', '/fr/index.html', '/fr/edition/2009/index.html']),
  );
  expect(wordsOf(pageAt(siteOf('bare').pages, 'fr/offline'))).not.toMatch(
    /Emporter|ce que vous avez emporté/i,
  );
});
