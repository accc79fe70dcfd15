import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { truncateHtml } from '../../../../src/domain/text/html-text.ts';
import { numbersFrom } from '../builders.ts';

const { document } = new JSDOM('').window;

/** The HTML as a browser reads and writes it, and its text. */
function asRead(html: string) {
  const body = document.createElement('div');
  body.innerHTML = html;
  return { html: body.innerHTML, text: body.textContent, root: body };
}

describe('a long description', () => {
  test('ends with "…" after its 80th word', () => {
    const words = Array.from({ length: 100 }, (_, index) => `mot${index + 1}`);
    expect(truncateHtml(`<p>${words.join(' ')}</p>`)).toBe(`<p>${words.slice(0, 80).join(' ')}…</p>`);
  });

  test('has its tags closed', () => {
    expect(truncateHtml('<ul><li>un <b><i>deux</i> trois</b></li><li>quatre</li></ul>', 2)).toBe(
      '<ul><li>un <b><i>deux…</i></b></li></ul>',
    );
  });

  test('leaves nothing empty behind', () => {
    expect(truncateHtml('<p>un deux</p><p><img src="x">trois</p>', 2)).toBe('<p>un deux…</p>');
    expect(truncateHtml('<p>un<b> deux</b></p>', 1)).toBe('<p>un…</p>');
    expect(truncateHtml('<p>un</p><br><hr><ul><li>deux</li></ul>', 1)).toBe('<p>un…</p>');
  });

  test('keeps pictures and breaks before the cut', () => {
    expect(truncateHtml('<p><img src="x" alt="a b c">un<br>deux trois</p>', 2)).toBe(
      '<p><img src="x" alt="a b c">un<br>deux…</p>',
    );
  });

  test('keeps entities whole', () => {
    expect(truncateHtml('<p>R&amp;D l&#39;art &bogus; ici</p>', 2)).toBe('<p>R&amp;D l&#39;art…</p>');
    expect(truncateHtml('un deux&bogus; trois', 2)).toBe('un deux&bogus;…');
    expect(truncateHtml('un&nbsp;deux&nbsp;trois', 2)).toBe('un&nbsp;deux…');
  });

  test('counts a word with emphasis in it once', () => {
    expect(truncateHtml('<p>l’<em>ombre</em>s deux trois</p>', 2)).toBe('<p>l’<em>ombre</em>s deux…</p>');
  });

  test('counts words of neighbouring blocks apart', () => {
    expect(truncateHtml('<p>un</p><p>deux</p><p>trois</p>', 2)).toBe('<p>un</p><p>deux…</p>');
    expect(truncateHtml('un<br>deux<br>trois', 2)).toBe('un<br>deux…');
  });

  test('keeps French punctuation with the word before it, and does not count it', () => {
    expect(truncateHtml('<p>Quoi\u00a0? «\u00a0Rien\u00a0» dit-il</p>', 1)).toBe('<p>Quoi\u00a0?…</p>');
    expect(truncateHtml('<p>Quoi\u00a0? «\u00a0Rien\u00a0» dit-il</p>', 2)).toBe(
      '<p>Quoi\u00a0? «\u00a0Rien\u00a0»…</p>',
    );
  });

  test('has no comma, full stop or opening bracket before "…"', () => {
    expect(truncateHtml('un, deux', 1)).toBe('un…');
    expect(truncateHtml('Fini. Suite', 1)).toBe('Fini…');
    expect(truncateHtml('<b>un;</b> (deux)', 1)).toBe('<b>un…</b>');
    expect(truncateHtml('3.5 km', 1)).toBe('3.5…');
    expect(truncateHtml('un , deux', 1)).toBe('un…');
    expect(truncateHtml('un<b>,</b> deux', 1)).toBe('un…');
    expect(truncateHtml('un — deux', 1)).toBe('un…');
  });

  test('may be in Arabic, and an emoji is a word', () => {
    expect(truncateHtml('<p dir="rtl">ضوء المدينة القديمة</p>', 2)).toBe('<p dir="rtl">ضوء المدينة…</p>');
    expect(truncateHtml('🌒 🌒 🌒', 2)).toBe('🌒 🌒…');
  });

  test('ignores comments and what stands in attributes', () => {
    expect(truncateHtml('<a title="un deux > trois">un</a><!-- deux --> deux trois', 2)).toBe(
      '<a title="un deux > trois">un</a><!-- deux --> deux…',
    );
  });
});

describe('a short description', () => {
  test.each([
    '<p>un deux</p>',
    '<p>un deux !</p>',
    '<p>un</p><p>deux</p><p></p><img src="x">',
    '',
    '<p> &nbsp; </p>',
    '<img src="x">',
  ])('%s is left as it is', (html) => {
    expect(truncateHtml(html, 2)).toBe(html);
  });
});

describe('any description', () => {
  const random = numbersFrom(2024);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] ?? (from[0] as T);
  const spaces = [' ', '\n ', '&nbsp;', ' '];
  const words = [
    'ombre',
    'Été',
    'l’art',
    'R&amp;D',
    '🌒',
    'ضوء',
    'fin.',
    '«',
    '»',
    '—',
    '1 &lt; 2',
    '(x)',
    'a;',
  ];
  const voids = ['<br>', '<img src="a.jpg" alt="x > y">', '<hr>', '<!-- note -->'];

  function content(depth: number): string {
    const parts = Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
      const chance = random();
      if (depth > 0 && chance < 0.35) return inlineOf(depth);
      if (chance < 0.45) return pick(voids);
      return pick(words) + (random() < 0.8 ? pick(spaces) : '');
    });
    return parts.join('');
  }

  function inlineOf(depth: number): string {
    const tag = pick(['b', 'em', 'span', 'strong']);
    return `<${tag}>${content(depth - 1)}</${tag}>`;
  }

  function description(): string {
    return Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
      const tag = pick(['p', 'div', 'blockquote', 'h3']);
      return `<${tag}>${content(3)}</${tag}>`;
    }).join('\n');
  }

  const cases = Array.from({ length: 400 }, () => asRead(description()).html);

  test('is the same HTML to a browser after the cut as was written', () => {
    for (const html of cases) {
      for (const limit of [0, 1, 2, 5, 9]) {
        const cut = truncateHtml(html, limit);
        expect(asRead(cut).html, html).toBe(cut);
      }
    }
  });

  test('begins as the whole one does, and says "…" only when something is left out', () => {
    for (const html of cases) {
      for (const limit of [0, 1, 2, 5, 9]) {
        const cut = truncateHtml(html, limit);
        if (cut === html) continue;
        const { text } = asRead(cut);
        expect(text.endsWith('…')).toBe(true);
        expect(asRead(html).text.startsWith(text.slice(0, -1)), html).toBe(true);
      }
    }
  });

  test('has as many words as asked for, when it has more', () => {
    const countOf = (html: string) =>
      asRead(html.replace(/<(?:br|img|hr|\/?(?:p|div|blockquote|h3))\b(?:"[^"]*"|[^">])*>/g, ' '))
        .text.split(/\s+/)
        .filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word)).length;
    for (const html of cases) {
      for (const limit of [1, 2, 5, 9]) {
        expect(countOf(truncateHtml(html, limit)), html).toBe(Math.min(limit, countOf(html)));
      }
    }
  });

  test('does not end in an empty element', () => {
    for (const html of cases) {
      const cut = truncateHtml(html, 3);
      if (cut === html) continue;
      expect(cut).toMatch(/…(?:<\/[a-z0-9]+>)*$/);
    }
  });

  test('that is very long is cut at once', () => {
    const html = `<p>${'ombre &amp; lumière '.repeat(100_000)}</p>`;
    const start = performance.now();
    expect(truncateHtml(html)).toHaveLength(truncateHtml(html.slice(0, 5000)).length);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
