import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { copyProject, runIn } from '../fixtures/project-copy.ts';
import { type BuiltFile, type BuiltPage, pageAt, pagesOf, textFiles, faultsOf } from './other-site.ts';

/* The site of an organiser who writes a festival with `npm run new` and publishes it on a static host. */
const COPY = '.cache/tests/published-folder';
const FESTIVAL = resolve(COPY, 'my-festival');

let dist: string;
let pages: BuiltFile[];

beforeAll(async () => {
  copyProject(COPY);
  rmSync(FESTIVAL, { recursive: true, force: true });
  await runIn(COPY, ['new', 'festival', FESTIVAL]);
  await runIn(COPY, ['build', '--strict'], {
    FESTIVAL,
    SITE_URL: 'https://my-festival.example',
    API_URL: '',
  });
  dist = join(COPY, 'dist');
  pages = pagesOf(textFiles(dist));
}, 600_000);

const page = (path: string): BuiltPage => pageAt(pages, path);

test('the site has pages in both languages, without broken links or other faults', () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(faultsOf(pages, dist)).toEqual([]);
});

test('the pages of forms have no form, which nobody would answer, and say so', () => {
  for (const path of ['en/auth', 'en/userEventSubscriptions', 'en/contact', 'en/add-partner']) {
    const main = page(path).document.querySelector('main');
    expect(main?.querySelectorAll('form, input:not([type="hidden"]), astro-island')).toHaveLength(0);
    expect(main?.textContent).toContain('Forms and registrations are not open on this site.');
  }
});

test('the press desk leads to the legal notice, not to a form that is not open', () => {
  // The festival is of the year after it was written.
  const year = pages.map(({ path }) => /^\/en\/press\/(\d{4})\//.exec(path)?.[1]).find(Boolean);
  const contact = page(`en/press/${year}`).document.querySelector('.press-contact');
  expect(contact?.textContent).not.toMatch(/form/);
  expect([...(contact?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/en/page/19/',
  ]);
});

test('no page links to the login or to the registrations', () => {
  const leading = pages.filter(({ path, text }) => {
    const [, to] = /href="\/(?:fr|en)\/(auth|userEventSubscriptions)\//.exec(text) ?? [];
    // Each of these pages links to itself in the other language.
    return to !== undefined && !path.includes(`/${to}/`);
  });
  expect(leading.map(({ path }) => path)).toEqual([]);
});

test('pages without content yet are not for search engines', () => {
  const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  const isOffered = (path: string): boolean =>
    sitemap.includes(`<loc>https://my-festival.example/${path}/</loc>`) &&
    !page(path).document.querySelector('meta[name="robots"]');
  const paths = ['fr/join-us', 'en/medias', 'fr/press-kit', 'en/faqs', 'fr/artists'];
  expect(paths.filter(isOffered)).toEqual(['en/faqs', 'fr/artists']);
});

test('no page names a back end, in its texts or in its policy', () => {
  const naming = pages.filter(({ text }) => /localhost|127\.0\.0\.1/.test(text));
  expect(naming.map(({ path }) => path)).toEqual([]);
});
