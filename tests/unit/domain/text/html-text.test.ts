import { expect, test } from 'vitest';
import { htmlPieces, htmlToText } from '../../../../src/domain/text/html-text.ts';

test.each([
  [
    'one line of plain text',
    '<h2>Ombre</h2>\n<p>Une <b>marche</b>,<br>la nuit.</p><ul><li>un</li><li>deux</li></ul>',
    'Ombre Une marche, la nuit. un deux',
  ],
  ['no word parted by emphasis', 'l’<em>ombre</em>s', 'l’ombres'],
  [
    'entities as their letters',
    'a &amp; b &lt;i&gt; &#233;t&#xE9; &quot;x&quot; &#0; R&D',
    'a & b <i> été "x" \ufffd R&D',
  ],
  [
    'no entity that is no character',
    '&#x110000; &#xd7ff; &#xd800; &#xdfff; &#xe000; &#x10fffd;',
    '\ufffd \ud7ff \ufffd \ufffd \ue000 \u{10fffd}',
  ],
  [
    'unknown entities as they are',
    'a &bogus; &constructor; &__proto__; b',
    'a &bogus; &constructor; &__proto__; b',
  ],
  ['non-breaking spaces as they are', '<p>Quoi&nbsp;?</p><p>Oui\u00a0!</p>', 'Quoi\u00a0? Oui\u00a0!'],
  [
    'nothing of comments and attributes, even with “>” in them',
    'a<!-- <b>no</b> -->b <a href="x>y" title=\'</a>\'>c</a>',
    'ab c',
  ],
  ['a stray “<” or “&” as text', '1 < 2 & 3 <4', '1 < 2 & 3 <4'],
  ['nothing of nothing', '', ''],
  ['nothing of spaces', '<p> &nbsp; </p>', ''],
])('HTML is said as %s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test.each(['<a ', '<!-- ', '<a "', "<a '", '<a b="'])(
  '%s, a hundred thousand times and never ended, is read at once',
  { timeout: 2_000 },
  (start) => {
    expect(htmlToText(`Ombre ${start.repeat(100_000)}`)).toBe('Ombre');
  },
);

test('no character is lost between the pieces', () => {
  const html = '<p class="a>b">Été &amp; <img src="x"> 1 < 2 &#x1F312; <!-- c --> 🌒</p>';
  let end = 0;
  for (const piece of htmlPieces(html)) {
    expect(piece.end).toBeGreaterThan(end);
    end = piece.end;
  }
  expect(end).toBe(html.length);
});
