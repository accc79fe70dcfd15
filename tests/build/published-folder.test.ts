import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { copyProject, runIn } from '../fixtures/project-copy.ts';
import {
  type BuiltFile,
  type BuiltPage,
  opened,
  pagesOf,
  rules,
  textFiles,
  wrongWith,
} from './other-site.ts';

/* What an organiser has who writes a festival with `npm run new` and publishes it, on a host of files alone. */
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

const page = (path: string): BuiltPage => {
  const file = pages.find((one) => one.path === `/${path}/index.html`);
  if (!file) throw new Error(`/${path}/ is not there`);
  return opened(file);
};

test('has pages in both languages on which every link opens, and nothing else is wrong', () => {
  expect(pages.length).toBeGreaterThan(60);
  const wrong = wrongWith(pages, dist);
  expect(Object.fromEntries(wrong)).toEqual(Object.fromEntries(Object.keys(rules).map((rule) => [rule, []])));
});

test('offers no form that nobody answers, and says so where one would stand', () => {
  for (const path of ['en/auth', 'en/userEventSubscriptions', 'en/contact', 'en/add-partner']) {
    const main = page(path).document.querySelector('main');
    expect(main?.querySelectorAll('form, input:not([type="hidden"]), astro-island')).toHaveLength(0);
    expect(main?.textContent).toContain('Forms and registrations are not open on this site.');
  }
});

test('leads nobody to a login or to a registration', () => {
  const leading = pages.filter(({ path, text }) => {
    const [, to] = /href="\/(?:fr|en)\/(auth|userEventSubscriptions)\//.exec(text) ?? [];
    // Each of them leads to itself in the other language.
    return to !== undefined && !path.includes(`/${to}/`);
  });
  expect(leading.map(({ path }) => path)).toEqual([]);
});

test('asks search engines to pass over the pages that have nothing to say yet', () => {
  const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  const isOffered = (path: string): boolean =>
    sitemap.includes(`<loc>https://my-festival.example/${path}/</loc>`) &&
    !page(path).document.querySelector('meta[name="robots"]');
  const paths = ['fr/join-us', 'en/medias', 'fr/press-kit', 'en/faqs', 'fr/artists'];
  expect(paths.filter(isOffered)).toEqual(['en/faqs', 'fr/artists']);
});

test('names no back end: not in what pages say, nor in where their policy lets them ask', () => {
  const naming = pages.filter(({ text }) => /localhost|127\.0\.0\.1/.test(text));
  expect(naming.map(({ path }) => path)).toEqual([]);
});
