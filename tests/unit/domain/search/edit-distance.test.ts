import { expect, test } from 'vitest';
import {
  fuzzyForms,
  isOfStem,
  letterMask,
  mayBeWithin,
  maxEdits,
  editDistance,
  stemOf,
} from '../../../../src/domain/search/search-words.ts';

test.each([
  ['ombre', 'ombre', 0],
  ['ombre', 'ombrelle', 3],
  ['obmre', 'ombre', 1],
  ['ombre', 'om', 3],
  ['ombreuse', 'ombresue', 1],
  ['ab', 'bc', 2],
  ['abcde', 'bacdf', 2],
])('the edit distance between %s and %s is %i, where 3 means more than 2', (query, word, edits) => {
  expect(editDistance(query, word, 2)).toBe(edits);
});

test('longer words may differ by more edits', () => {
  expect(['port', 'ombre', 'ombres', 'lumiere'].map(maxEdits)).toEqual([0, 1, 1, 2]);
});

test.each([
  ['ombres', 'ambres', 1, true],
  ['ombres', 'obmres', 1, true],
  ['ombres', 'lampes', 1, false],
  ['lumineuse', 'lumineux', 2, true],
])('judged by their letters alone, %s and %s may be within %i edits: %s', (a, b, limit, may) => {
  expect(mayBeWithin(letterMask(a), letterMask(b), limit)).toBe(may);
});

test.each([
  ['journal', 'journaux'],
  ['festivals', 'festivaux'],
  ['brodeuse', 'broderie'],
  ['photographies', 'photographer'],
  ['weaver', 'weaving'],
  ['المدينة', 'مدينة'],
])('%s and %s have the same stem', (one, other) => {
  expect([stemOf(one), isOfStem(other, stemOf(one))]).toEqual([stemOf(other), true]);
});

test.each([
  ['taux', 'tal'],
  ['auxiliaire', 'aliliaire'],
])('%s and %s have different stems', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test('a function word has no stem', () => {
  expect(stemOf('avec')).toBe('');
});

test.each([
  ['ombre', ['ambre', 'ombres', 'ombrelles', 'lumiere'], ['ambre', 'ombres']],
  ['quand', ['quant', 'quando'], ['quant', 'quando']],
  ['avecs', ['avec'], []],
  ['port', ['fort', 'port'], []],
])('“%s” may stand for some of %j: %j', (word, words, texts) => {
  const forms = texts.map((text) => ({ text, matches: 'whole', edits: 1 }));
  expect(fuzzyForms(word, words)).toEqual(forms);
});
