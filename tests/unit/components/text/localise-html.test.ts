import { describe, expect, test } from 'vitest';
import { prefixInternalLinks, localiseHtml } from '../../../../src/components/text/localise-html.ts';

describe('a link that an editor wrote without a language', () => {
  test.each([
    ['/contact', '/en/contact/'],
    ['/page/2/', '/en/page/2/'],
    ['/event/Contre-jour?id=1#photos', '/en/event/Contre-jour/?id=1#photos'],
    ['/', '/en/'],
    ['/?q=1', '/en/?q=1'],
  ])('%s leads to %s on English pages', (written, prefixed) => {
    expect(prefixInternalLinks('en', `<p>Voir <a title="là" href="${written}">ici</a>.</p>`)).toBe(
      `<p>Voir <a title="là" href="${prefixed}">ici</a>.</p>`,
    );
  });

  test('leads to pages in the reader’s language even if the text is not translated', () => {
    const html = localiseHtml({ fr: '<a href="/contact">écrire</a>' }, 'en');
    expect(html).toEqual({ text: '<a href="/en/contact/">écrire</a>', lang: 'fr', isFallback: true });
  });
});

test.each([
  '<a href="/fr/contact/">écrire</a>',
  '<a href="//example.org/">ailleurs</a>',
  '<a href="https://example.org/contact">ailleurs</a>',
  '<a href="#salles">plus bas</a>',
  '<a href="/documents/plan.pdf">plan</a>',
  '<img src="/media/1.webp" alt="href=&quot;/contact&quot;">',
])('%s stays as it is', (html) => {
  expect(prefixInternalLinks('en', html)).toBe(html);
});

test('a missing text has no HTML', () => {
  expect(localiseHtml({}, 'fr')).toBeNull();
});
