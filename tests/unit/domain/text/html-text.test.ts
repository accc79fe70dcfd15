import { expect, test } from 'vitest';
import { htmlPieces, htmlToText } from '../../../../src/domain/text/html-text.ts';

test.each([
  [
    'is one line without tags',
    '<h2>Ombre</h2>\n<p>Une <b>nuit</b>,<br>ici</p><ul><li>un</ul>',
    'Ombre Une nuit, ici un',
  ],
  ['has no word split by emphasis', 'l’<em>ombre</em>s', 'l’ombres'],
  ['has the characters of entities', '&lt;i&gt; &#233;t&#xE9; &quot;x&quot; R&amp;D', '<i> été "x" R&D'],
  [
    'has no character that does not exist',
    '&#x110000; &#xd800; &#xe000; &#0;',
    '\ufffd \ufffd \ue000 \ufffd',
  ],
  ['keeps unknown entities', '&bogus; &constructor; &__proto__;', '&bogus; &constructor; &__proto__;'],
  ['has non-breaking spaces unchanged', '<p>Quoi&nbsp;?</p><p>Oui\u00a0!</p>', 'Quoi\u00a0? Oui\u00a0!'],
  ['has nothing of comments and attributes', 'a<!-- <b> -->b <a href="x>y" title=\'</a>\'>c</a>', 'ab c'],
  ['has a stray “<” or “&” unchanged', '1 < 2 & 3 <4', '1 < 2 & 3 <4'],
  ['is empty for spaces', '<p> &nbsp; </p>', ''],
])('the text of HTML %s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test.each(['<a ', '<!-- ', '<a "', "<a '", '<a b="'])(
  '%s, a hundred thousand times and never closed, is read without delay',
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
