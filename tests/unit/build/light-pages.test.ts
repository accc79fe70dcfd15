import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dropUnused } from '../../../scripts/build/light-pages/drop-unused.ts';
import { shareParts } from '../../../scripts/build/light-pages/share-parts.ts';
import { readSheets } from '../../../scripts/build/light-pages/sheets.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const first = 'document.documentElement.dataset.ready = "";';
const short = 'document.documentElement.dataset.ready="";';
const page = (body = ''): string =>
  `<html><head><style>.a{}</style><script type="module" src="/_astro/page.js"></script><script data-first-paint>${first}</script><style> .b{} </style>` +
  `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' ${hash(first)} ${hash('one()')} ${hash('two()')}; style-src 'self' ${hash('.a{}')} ${hash(' .b{} ')};">` +
  `<link rel="stylesheet" href="/_astro/own.css"></head><body><script>one()</script><p>Words</p><script>two()</script>${body}</body></html>`;

describe('what pages share', () => {
  test('moves to one sheet and one script, where the first of each stood', () => {
    const { html, parts } = shareParts(page());
    const [sheet = '', script = ''] = parts.keys();
    expect([...parts.values()]).toEqual(['.a{}\n.b{}', 'one()\ntwo()']);
    expect(html).toContain(
      `<head><link rel="stylesheet" href="${sheet}"><script type="module" src="/_astro/page.js"></script>`,
    );
    expect(html).toContain(`<body><script defer src="${script}"></script><p>Words</p></body>`);
  });

  test('is let in by the policy as a file, and what stays inline, made short, by its hash alone', () => {
    const { html } = shareParts(page());
    expect(html).toContain(`<script data-first-paint>${short}</script>`);
    expect(html).toContain(`script-src 'self' ${hash(short)}; style-src 'self';`);
  });

  test('lets in no inline script that the page did not let in', () => {
    const { html } = shareParts(page('<script data-first-paint>stranger()</script>'));
    expect(html).not.toContain(hash('stranger();'));
  });

  test('has the same address on every page, whatever else there is', () => {
    expect(shareParts(page('<p>More</p>')).parts).toEqual(shareParts(page()).parts);
  });

  test('is gone from a page seen for the second time, which stays as it is', () => {
    const { html } = shareParts(page());
    expect(shareParts(html)).toEqual({ html, parts: new Map() });
  });

  test('never includes what only reads like a script, in a title that someone wrote', () => {
    const title = '<a title="<script>stranger()</script><style>.z{}</style>" href="/">Wind</a>';
    const { html, parts } = shareParts(page(title));
    expect(html).toContain(title);
    expect([...parts.values()].join()).not.toMatch(/stranger|\.z/);
  });

  test('never includes a script that the policy of the page keeps out', () => {
    const { html, parts } = shareParts(page('<script>stranger()</script>'));
    expect(html).toContain('<script>stranger()</script>');
    expect([...parts.values()].join()).not.toContain('stranger');
  });

  test('does not include what has attributes: data, and modules of the page', () => {
    const kept = '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>';
    expect(shareParts(page(kept)).html).toContain(kept);
  });
});

const A = 'astro-aaaaaaaa';
const B = 'astro-bbbbbbbb';
const sheets = readSheets(
  new Map([
    ['/_astro/own.css', `a:where(.${A}){}.box:where(.${A})>li:where(.${A}):hover{}@media print{.box{}}`],
    ['/_astro/more.css', `ul.list[data-on]:where(.${A}):before{}:is(.x,.y) em:where(.${A}){}`],
    ['/_astro/other.css', `.card:where(.${B}){}.card:not(.box) .title{}@keyframes k{0%,50%{}to{}}`],
    ['/_astro/player.css', 'video-player[data-on]>li{}'],
    ['/_astro/faces.css', '@font-face{font-family:A}'],
  ]),
);

describe('a scope class', () => {
  test.each([
    ['an element that a rule is about by its tag', `<a class="${A}">`, `<a class="${A}">`],
    ['an element that a rule is about by its class', `<div class="box ${A}">`, `<div class="box ${A}">`],
    ['an element in a state it may come to', `<ul class="list ${A}">`, `<ul class="list ${A}">`],
    ['an element of another sheet of its component', `<em class="${A}">`, `<em class="${A}">`],
    ['an element that no rule is about', `<p id="a" class="text ${A}">`, '<p id="a" class="text">'],
    ['an element that has no other class', `<span class="${A}" hidden>`, '<span hidden>'],
    ['an element whose tag needs a class as well', `<ul class="${A}">`, '<ul>'],
    ['an element with a value that looks like a tag', `<b title="<p>" class="${A}">`, '<b title="<p>">'],
  ])('on %s', (_, element, expected) => {
    expect(dropUnused(element, sheets)).toBe(expected);
  });
});

describe('a style sheet', () => {
  const links =
    '<link rel="stylesheet" href="/_astro/own.css"><link rel="stylesheet" href="/_astro/other.css">';

  test('stays where a rule of it is about an element', () => {
    const shown = `${links}<div class="box ${A}"><p class="card ${B}">`;
    expect(dropUnused(shown, sheets)).toBe(shown);
  });

  test('goes where no element is what it is about', () => {
    expect(dropUnused(`${links}<p class="title">`, sheets)).toBe('<p class="title">');
  });

  test('that is about an element of our own stays where there is one', () => {
    const link = '<link rel="stylesheet" href="/_astro/player.css">';
    expect(dropUnused(`${link}<video-player>`, sheets)).toBe(`${link}<video-player>`);
    expect(dropUnused(`${link}<video>`, sheets)).toBe('<video>');
  });

  test('stays where rows come later, with classes that are not there yet', () => {
    const later = `${links}<x-rows data-windows="/fr/">`;
    expect(dropUnused(later, sheets)).toBe(later);
  });

  test.each(['/_astro/faces.css', '/elsewhere.css'])('%s, which is about no element, stays', (path) => {
    const link = `<link rel="stylesheet" href="${path}">`;
    expect(dropUnused(link, sheets)).toBe(link);
  });
});
