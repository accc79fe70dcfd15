import { expect, test } from 'vitest';
import { dictionaries } from '../../../../src/i18n/translate.ts';
import { langs } from '../../../../src/domain/model/languages.ts';
import { typeset, typesetHtml } from '../../../../src/domain/text/typography.ts';

/** Makes non-breaking spaces visible. */
const seen = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~');

test.each([
  ['Que voit-on ?', 'Que voit-on~?'],
  ['La mer : une « histoire »', 'La mer_: une «_histoire_»'],
  ['"Lumières" et l\'ombre...', '«_Lumières_» et l’ombre...'],
  ['plus de 70 000 visiteurs, 1 234 567 pas', 'plus de 70~000 visiteurs, 1~234~567 pas'],
  ['En 2022 150 artistes, +216 71 123 456', 'En 2022 150 artistes, +216 71 123 456'],
  ['18 h 30, à 5 km, 40 min, 100 %', '18_h_30, à 5_km, 40_min, 100~%'],
  ['du 1er octobre au 9 novembre 2024', 'du 1er_octobre au 9_novembre 2024'],
  ['le 1ᵉʳ du XIXᵉ siècle', 'le 1er du XIXe siècle'],
  ['31° 14′ 5″ N', '31° 14’ 5” N'],
  ['{count} ko de {size} Mo', '{count}_ko de {size}_Mo'],
])('in French, “%s” is typeset as “%s”', (written, set) => {
  expect(seen(typeset(written, 'fr'))).toBe(set);
});

test.each([
  ['"Light" and the city\'s edge...', '“Light” and the city’s edge...'],
  ["the artists' work, the city's and the sitters'", 'the artists’ work, the city’s and the sitters’'],
  ["the 'city' and the artists' work", "the 'city' and the artists' work"],
  ['from 9 October, or October 9, to May 2024', 'from 9_October, or October_9, to May 2024'],
  ['over 70 000 in 5 km', 'over 70~000 in 5_km'],
  ['at 5 pm, not 6.30 a.m.', 'at 5_pm, not 6.30_a.m.'],
  ['Really ? Yes: 100%', 'Really ? Yes: 100%'],
])('in English, “%s” is typeset as “%s”', (written, set) => {
  expect(seen(typeset(written, 'en'))).toBe(set);
});

test('Arabic is unchanged', () => {
  expect(typeset('"ضوء" Sol 1 000 ؟', 'ar')).toBe('"ضوء" Sol 1 000 ؟');
});

test.each([
  [
    'between its tags',
    'fr',
    '<a href="/a ?b=1 :" title="l\'or">L\'or : <b>5 km</b> ?</a> "R&amp;D" !',
    '<a href="/a ?b=1 :" title="l\'or">L’or_: <b>5_km</b>~?</a> «_R&amp;D_»~!',
  ],
  [
    'with quotes around emphasis',
    'fr',
    'Il lit "<em>A</em>" et "<em>B</em>".',
    'Il lit «_<em>A</em>_» et «_<em>B</em>_».',
  ],
  ['with a quote in emphasis', 'en', '<em>"La <b>nuit</b>"</em>', '<em>“La <b>nuit</b>”</em>'],
  ['with an apostrophe after emphasis', 'en', "<em>Dhaw</em>'s <b>l</b>'or", '<em>Dhaw</em>’s <b>l</b>’or'],
  ['each block by itself', 'fr', '<p>5" de "haut</p><p>bas"</p>', '<p>5" de "haut</p><p>bas"</p>'],
] as const)('HTML is typeset %s', (_, lang, html, set) => {
  expect(seen(typesetHtml(html, lang))).toBe(set);
});

test.each(langs)('the words of the interface in %s, which are already typeset, are unchanged', (lang) => {
  for (const word of Object.values(dictionaries[lang])) expect(typeset(word, lang)).toBe(word);
});
