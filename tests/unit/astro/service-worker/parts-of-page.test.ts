import { expect, test } from 'vitest';
import { partsOfPage } from '../../../../scripts/astro/service-worker/parts-of-page.ts';

const files: Record<string, string> = {
  '/_astro/contact.js':
    'const m=["_astro/forms.js","_astro/notices.js"];import{p}from"./load.js";p(()=>import(`./forms.js`),m)',
  '/_astro/forms.js': 'import{a}from"./atom.js";import"./forms.js";',
};
const read = (path: string) => Promise.resolve(files[path] ?? null);

test('a page is kept with its styles, its scripts, and what those load later', async () => {
  const html = `<link rel="stylesheet" href="/_astro/page.css"><link rel="preload" as="font" href="/_astro/text.woff2">
    <script type="module" src="/_astro/contact.js"></script><link rel="icon" href="/favicon.svg">
    <astro-island component-url="/_astro/heavy.js"></astro-island>`;
  expect((await partsOfPage(html, read)).sort()).toEqual([
    '/_astro/atom.js',
    '/_astro/contact.js',
    '/_astro/forms.js',
    '/_astro/load.js',
    '/_astro/notices.js',
    '/_astro/page.css',
    '/_astro/text.woff2',
  ]);
});
