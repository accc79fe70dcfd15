import { describe, expect, it } from 'vitest';
import { proveSafe, UnsafeSanitiser } from '../../../scripts/pull/sanitise/canary.ts';
import { createHtmlSanitiser } from '../../../scripts/pull/sanitise/html.ts';
import { sanitiseFestival } from '../../../scripts/pull/sanitise/sanitise-festival.ts';
import { createSvgSanitiser } from '../../../scripts/pull/sanitise/svg.ts';
import { anyBadCharacter, badCharacters } from '../../fixtures/characters.ts';
import { festivalOf } from './to-domain/harness.ts';

const sanitise = createHtmlSanitiser({
  apiUrl: 'https://api.example',
  siteUrl: 'https://site.example',
  isOwnCopy: (src) => src === '/media/0123456789abcdef.png',
});

describe('editorial HTML', () => {
  it('proves itself on every kind of attack', () => {
    expect(() => proveSafe(sanitise)).not.toThrow();
  });

  it('keeps what an editor writes', () => {
    const html =
      '<p>Un <strong>texte</strong>, <em>deux</em>.</p><ul><li>a</li></ul><blockquote><p>b</p></blockquote>' +
      '<p lang="ar" dir="rtl">ضوء</p>';
    expect(sanitise(html, 2)).toBe(html);
  });

  it.each([
    ['<caption>Les séances</caption><tbody><tr><td>9 h</td></tr></tbody>', 'Les séances'],
    [
      '<tbody><tr><th scope="col">Jour</th><th colspan="2"> Heure</th></tr><tr><td>9</td></tr></tbody>',
      'Jour, Heure',
    ],
  ])('puts a table into a box that scrolls, which the keyboard reaches by the table’s name', (rows, name) => {
    const boxed = `<div role="group" tabindex="0" aria-label="${name}"><table>${rows}</table></div>`;
    expect(sanitise(`<table>${rows}</table>`, 2)).toBe(boxed);
    expect(sanitise(boxed, 2)).toBe(boxed);
  });

  it('drops styles, classes, ids and handlers', () => {
    expect(sanitise('<p style="color:red" class="a" id="b" onclick="c" data-d="e">f</p>', 2)).toBe(
      '<p>f</p>',
    );
  });

  it.each([
    [
      '<a href="https://a.example/?b=1&amp;c=2">x</a>',
      '<a href="https://a.example/?b=1&amp;c=2" target="_blank" rel="noopener">x</a>',
    ],
    [
      '<a href="http://a.example" target="_top" rel="opener">x</a>',
      '<a href="http://a.example" target="_blank" rel="noopener">x</a>',
    ],
    ['<a href="https://site.example/fr/" target="_blank">x</a>', '<a href="https://site.example/fr/">x</a>'],
    ['<a href="/program/2024#j3">x</a>', '<a href="/program/2024#j3">x</a>'],
    ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
    ['<a href="//evil.example">x</a>', 'x'],
    ['<a href="/\\evil.example">x</a>', 'x'],
    ['<a href="javascript:alert(1)"><b>x</b></a>', '<b>x</b>'],
    ['<a href="www.a.example">x</a>', 'x'],
    ['<a name="ancre">x</a>', 'x'],
  ])('the link %s becomes %s', (html, expected) => {
    expect(sanitise(html, 2)).toBe(expected);
  });

  it.each([
    ['<h1>a</h1><h2>b</h2><h4>c</h4>', 2, '<h2>a</h2><h3>b</h3><h4>c</h4>'],
    ['<h3>a</h3><h2>b</h2><h3>c</h3>', 2, '<h2>a</h2><h2>b</h2><h3>c</h3>'],
    ['<h2>a</h2>', 3, '<h3>a</h3>'],
    [
      '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>',
      3,
      '<h3>a</h3><h4>b</h4><h5>c</h5><h6>d</h6><h6>e</h6><h6>f</h6>',
    ],
  ] as const)('the headings of %s hang below level %i without a gap', (html, top, expected) => {
    expect(sanitise(html, top)).toBe(expected);
  });

  it('keeps pictures that come by http, with a text for those who do not see them', () => {
    expect(sanitise('<img src="/m/a.png" width="9999" onerror="x">', 2)).toBe(
      '<img src="https://api.example/m/a.png" alt="">',
    );
    expect(sanitise('<img src="data:image/png;base64,AAAA"><img alt="b">', 2)).toBe('');
    expect(sanitise('<img src="/media/0123456789abcdef.png" alt="c">', 2)).toBe(
      '<img src="/media/0123456789abcdef.png" alt="c">',
    );
  });

  it('drops the blank paragraphs that editors leave as spacing', () => {
    expect(sanitise('<p>a</p><p>&nbsp;</p><div><p> </p></div><p>b</p>', 2)).toBe('<p>a</p><p>b</p>');
  });

  it('holds no bad character, be it spelt out as a reference', () => {
    for (const bad of badCharacters) {
      const code = bad.codePointAt(0) ?? 0;
      for (const written of [bad, `&#x${code.toString(16)};`, `&#${code};`]) {
        const html = sanitise(`<p title="a${written}b">c${written}d</p><img src="/e${written}f.png">`, 2);
        expect([written, anyBadCharacter.exec(html)]).toEqual([written, null]);
      }
    }
  });

  it.each([
    ['<a href="/&#xfffe;/evil.example">x</a>', 'x'],
    ['<a href="java&#xfffe;script:alert(1)">x</a>', 'x'],
    [
      '<a href="https://a.example/&#x202e;b">x</a>',
      '<a href="https://a.example/b" target="_blank" rel="noopener">x</a>',
    ],
  ])('%s leads where it is seen to lead', (html, expected) => {
    expect(sanitise(html, 2)).toBe(expected);
  });

  it.each([
    ['<frameset><frame src="x"></frameset>', ''],
    ['<frameset>Texte', 'Texte'],
    ['</body></html><p>Texte</p>', '<p>Texte</p>'],
    ['<plaintext>Texte', ''],
  ])('%s is read as what stands in a body', (html, expected) => {
    expect(sanitise(html, 2)).toBe(expected);
  });

  it('takes many paragraphs that were never closed for a long text, not a deep one', () => {
    expect(sanitise('<p>a'.repeat(2000), 2)).toHaveLength(2000 * '<p>a</p>'.length);
  });

  it('of a festival leaves out the one field that cannot be read, by name, and keeps the rest', async () => {
    const activite = [{ id: 1, intro_fr: '<p>Avant</p>', description_fr: '<div>'.repeat(5000) }];
    const { festival } = festivalOf({ events: [{ id: 57, activite }] });
    const { festival: clean, quarantined } = await sanitiseFestival(festival, { sanitise });
    expect(clean.events[0]?.activities[0]).toMatchObject({ intro: { fr: '<p>Avant</p>' }, description: {} });
    expect(quarantined).toMatchObject([
      {
        id: 57,
        path: '/api/evenements/ #57.activite[0].description_fr',
        reason: expect.stringContaining('write it anew without the markup') as string,
      },
    ]);
  });

  it('that a parser would make a hundred times longer is refused', () => {
    const open = Array.from({ length: 100 }, (_, index) => `<b title="${'x'.repeat(100)}${index}">`).join('');
    expect(() => sanitise(`<p>${open}${'<p>a'.repeat(100)}`, 2)).toThrow(
      /becomes a text of \d{7} characters/,
    );
  });

  it('changes nothing the second time', () => {
    const once = sanitise('<h1>a</h1><p>b <a href="https://c.example">c</a></p><img src="/d.png">', 3);
    expect(sanitise(once, 3)).toBe(once);
  });
});

describe('the proof', () => {
  it.each([
    ['lets everything through', (html: string) => html],
    ['lets handlers through', (html: string) => html.replace(/<(?!img|p|a|strong)[^>]*>/g, '')],
    ['only escapes script tags', (html: string) => html.replaceAll('<script', '&lt;script')],
    ['swallows everything', () => ''],
  ])('finds out a sanitiser that %s', (_name, broken) => {
    expect(() => proveSafe(broken)).toThrow(UnsafeSanitiser);
  });
});

describe('drawings', () => {
  const svg = createSvgSanitiser();
  const drawing = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

  it('keep their shapes, gradients and simple styles', () => {
    const svgText = drawing(
      '<style>.a{fill:red;stroke:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><path class="a" style="fill:blue" d="M0 0h9" fill="url(#g)"/>',
    );
    expect(svg(svgText)).toBe(svgText);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<g onclick="alert(1)"></g>'],
    [
      'foreign HTML',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>',
    ],
    ['a picture from elsewhere', '<image href="https://evil.example/a.png"/>'],
    ['a link', '<a href="https://evil.example"><path d="M0 0h9"/></a>'],
    ['a script link', '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>'],
    ['a style sheet from elsewhere', '<style>@import "https://evil.example/a.css";</style>'],
    ['a background from elsewhere', '<rect style="fill:url(https://evil.example/a.svg#b)"/>'],
    ['a fill from elsewhere', '<rect fill="url(https://evil.example/a.svg#b)"/>'],
    ['a use from elsewhere', '<use href="https://evil.example/a.svg#b"/>'],
    ['an animation of a link', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>'],
  ])('lose %s', (_name, inside) => {
    expect(svg(drawing(inside))).not.toMatch(/evil|alert|javascript|iframe|@import|on\w+=/);
  });

  it('that are none are refused', () => {
    expect(svg('<p>Introuvable</p>')).toBeNull();
    expect(svg('')).toBeNull();
  });
});
