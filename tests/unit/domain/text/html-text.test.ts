import { expect, test } from 'vitest';
import { htmlPieces, htmlToText } from '../../../../src/domain/text/html-text.ts';

test.each([
  [
    'is one line without tags',
    '<h2>Ombre</h2>\n<p>Une <b>marche</b>,<br>la nuit.</p><ul><li>un</li><li>deux</li></ul>',
    'Ombre Une marche, la nuit. un deux',
  ],
  ['has no word split by emphasis', 'l’<em>ombre</em>s', 'l’ombres'],
  [
    'has the characters of entities',
    '&amp; &lt;i&gt; &#233;t&#xE9; &quot;x&quot; &#0; R&D',
    '& <i> été "x" \ufffd R&D',
  ],
  [
    'has replacement characters for invalid entities',
    '&#x110000; &#xd7ff; &#xd800; &#xdfff; &#xe000; &#x10fffd;',
    '\ufffd \ud7ff \ufffd \ufffd \ue000 \u{10fffd}',
  ],
  ['keeps unknown entities', '&bogus; &constructor; &__proto__;', '&bogus; &constructor; &__proto__;'],
  ['has non-breaking spaces unchanged', '<p>Quoi&nbsp;?</p><p>Oui\u00a0!</p>', 'Quoi\u00a0? Oui\u00a0!'],
  [
    'has nothing of comments and attributes, even with “>” in them',
    'a<!-- <b>no</b> -->b <a href="x>y" title=\'</a>\'>c</a>',
    'ab c',
  ],
  ['has a stray “<” or “&” unchanged', '1 < 2 & 3 <4', '1 < 2 & 3 <4'],
  ['is empty for an empty document', '', ''],
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
