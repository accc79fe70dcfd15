import { expect, test } from 'vitest';
import {
  partsNamedIn,
  partsOfPage,
  withImports,
} from '../../../../scripts/astro/service-worker/parts-of-page.ts';

const files: Record<string, string> = {
  '/_astro/contact.js':
    'const m=["_astro/forms.js","_astro/notices.js"];import{p}from"./load.js";p(()=>import(`./forms.js`),m)',
  '/_astro/forms.js': 'import{a}from"./atom.js";import"./forms.js";',
  '/_astro/map.js': 'const m=["_astro/map.css"]',
  '/_astro/map.css': '.pin{background:url(./pin.svg)}',
};
const read = (path: string) => Promise.resolve(files[path] ?? null);

const html = `<style>@font-face{src:url("/_astro/fonts/text.woff2")}@font-face{src:url("/_astro/fonts/arabic.woff2")}
  .arch{background:url(/_astro/arch.svg)}</style><link rel="stylesheet" href="/_astro/page.css">
  <link rel="preload" as="font" href="/_astro/fonts/text.woff2"><link rel="icon" href="/favicon.svg">
  <script type="module" src="/_astro/contact.js"></script><use href="/_astro/icons.svg#arrow"/>
  <astro-island component-url="/_astro/map.js" renderer-url="/_astro/client.js"></astro-island>`;

const parts = [
  '/_astro/arch.svg',
  '/_astro/atom.js',
  '/_astro/client.js',
  '/_astro/contact.js',
  '/_astro/fonts/text.woff2',
  '/_astro/forms.js',
  '/_astro/icons.svg',
  '/_astro/load.js',
  '/_astro/map.css',
  '/_astro/map.js',
  '/_astro/notices.js',
  '/_astro/page.css',
  '/_astro/pin.svg',
];

test('a page is kept with its styles, drawings, scripts and islands, and the files that those load later', async () => {
  expect((await partsOfPage(html, read)).toSorted()).toEqual(parts);
});

test('an edition is kept with every font that its pages may need', async () => {
  const all = await withImports(partsNamedIn(html), read);
  expect(all.toSorted()).toEqual([...parts, '/_astro/fonts/arabic.woff2'].toSorted());
});
