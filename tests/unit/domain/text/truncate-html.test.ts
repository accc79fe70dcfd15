import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { truncateHtml } from '../../../../src/domain/text/html-text.ts';
import { numbersFrom } from '../builders.ts';

const { document } = new JSDOM('').window;

/** Returns the HTML as a browser parses and serialises it, and its text. */
function asRead(html: string) {
  const body = document.createElement('div');
  body.innerHTML = html;
  return { html: body.innerHTML, text: body.textContent, root: body };
}

describe('a description', () => {
  test('ends with "…" after its 80th word', () => {
    const words = Array.from({ length: 100 }, (_, index) => `mot${index + 1}`);
    expect(truncateHtml(`<p>${words.join(' ')}</p>`)).toBe(`<p>${words.slice(0, 80).join(' ')}…</p>`);
  });

  test.each([
    ['closes its tags', 2, '<p>un <b><i>deux</i> trois</b></p>', '<p>un <b><i>deux…</i></b></p>'],
    ['leaves no paragraph without words', 2, '<p>un deux</p><p><img src="x">trois</p>', '<p>un deux…</p>'],
    ['leaves no emphasis without words', 1, '<p>un<b> deux</b></p>', '<p>un…</p>'],
    ['leaves no breaks and lists at the end', 1, '<p>un</p><br><hr><ul><li>deux</li></ul>', '<p>un…</p>'],
    ['keeps pictures and breaks', 2, '<img alt="a b">un<br>deux trois', '<img alt="a b">un<br>deux…'],
    ['does not take a word for the end of an element', 1, '<b>b deux</b>', '<b>b…</b>'],
    ['keeps entities whole', 2, '<p>R&amp;D l&#39;art &bogus; ici</p>', '<p>R&amp;D l&#39;art…</p>'],
    ['counts a word with emphasis in it once', 2, 'l’<em>ombre</em>s deux trois', 'l’<em>ombre</em>s deux…'],
    ['keeps French punctuation with its word', 1, 'Quoi\u00a0? «\u00a0Rien\u00a0»', 'Quoi\u00a0?…'],
    ['has no comma before “…”', 1, 'un, deux', 'un…'],
    ['has no element with only a punctuation mark before “…”', 1, 'un<b>,</b> deux', 'un…'],
    ['has no dash before “…”', 1, 'un — deux', 'un…'],
    ['does not take a point within a number for an end', 1, '3.5 km', '3.5…'],
    ['that is short enough is unchanged', 2, '<p>un deux !</p>', '<p>un deux !</p>'],
    ['without words is unchanged', 2, '<p> &nbsp; </p>', '<p> &nbsp; </p>'],
  ])('%s', (_, words, html, cut) => {
    expect(truncateHtml(html, words)).toBe(cut);
  });
});

describe('a generated description', () => {
  const random = numbersFrom(2024);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] ?? (from[0] as T);
  const spaces = [' ', '\n ', '&nbsp;', ' '];
  const words = 'ombre,Été,l’art,R&amp;D,🌒,ضوء,fin.,«,»,—,1 &lt; 2,(x),a;'.split(',');
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

  test('is valid HTML after the cut, begins like the whole one, and ends in "…" after a word', () => {
    for (const html of cases)
      for (const limit of [0, 1, 2, 3, 5, 9]) {
        const cut = truncateHtml(html, limit);
        expect(asRead(cut).html, html).toBe(cut);
        if (cut === html) continue;
        expect(asRead(html).text.startsWith(asRead(cut).text.slice(0, -1)), html).toBe(true);
        if (limit > 0) expect(cut).toMatch(/…(?:<\/[a-z0-9]+>)*$/);
      }
  });

  test('has as many words as requested if it has more', () => {
    const countOf = (html: string) =>
      asRead(html.replace(/<(?:br|img|hr|\/?(?:p|div|blockquote|h3))\b(?:"[^"]*"|[^">])*>/g, ' '))
        .text.split(/\s+/)
        .filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word)).length;
    for (const html of cases)
      for (const limit of [1, 2, 5, 9])
        expect(countOf(truncateHtml(html, limit)), html).toBe(Math.min(limit, countOf(html)));
  });

  test('that is very long is cut without delay', () => {
    const html = `<p>${'ombre &amp; lumière '.repeat(100_000)}</p>`;
    const start = performance.now();
    expect(truncateHtml(html)).toHaveLength(truncateHtml(html.slice(0, 5000)).length);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
