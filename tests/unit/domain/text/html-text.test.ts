import { expect, test } from 'vitest';
import { htmlPieces, htmlToText } from '../../../../src/domain/text/html-text.ts';

test('HTML is said as one line of plain text', () => {
  expect(
    htmlToText('<h2>Ombre</h2>\n<p>Une <b>marche</b>,<br>la nuit.</p><ul><li>un</li><li>deux</li></ul>'),
  ).toBe('Ombre Une marche, la nuit. un deux');
});

test('emphasis does not part a word', () => {
  expect(htmlToText('l’<em>ombre</em>s')).toBe('l’ombres');
});

test('entities are read, unknown ones left as they are', () => {
  expect(htmlToText('a &amp; b &lt;i&gt; &#233;t&#xE9; &quot;x&quot; &bogus; &#0; R&D')).toBe(
    'a & b <i> été "x" &bogus; \ufffd R&D',
  );
});

test('French non-breaking spaces stay', () => {
  expect(htmlToText('<p>Quoi&nbsp;?</p><p>Oui\u00a0!</p>')).toBe('Quoi\u00a0? Oui\u00a0!');
});

test('an entity named like a part of the language is left as it is', () => {
  expect(htmlToText('a &constructor; &__proto__; b')).toBe('a &constructor; &__proto__; b');
});

test.each(['<a ', '<!-- ', '<a "', "<a '", '<a b="'])(
  '%s, a hundred thousand times and never ended, is read at once',
  { timeout: 2_000 },
  (start) => {
    expect(htmlToText(`Ombre ${start.repeat(100_000)}`)).toBe('Ombre');
  },
);

test('comments and attributes say nothing, even with ">" in them', () => {
  expect(htmlToText('a<!-- <b>no</b> -->b <a href="x>y" title=\'</a>\'>c</a>')).toBe('ab c');
});

test('a stray "<" or "&" is text', () => {
  expect(htmlToText('1 < 2 & 3 <4')).toBe('1 < 2 & 3 <4');
});

test('no character is lost between the pieces', () => {
  const html = '<p class="a>b">Été &amp; <img src="x"> 1 < 2 &#x1F312; <!-- c --> 🌒</p>';
  let end = 0;
  for (const piece of htmlPieces(html)) {
    expect(piece.end).toBeGreaterThan(end);
    end = piece.end;
  }
  expect(end).toBe(html.length);
});

test('nothing says nothing', () => {
  expect(htmlToText('')).toBe('');
  expect(htmlToText('<p> &nbsp; </p>')).toBe('');
});
