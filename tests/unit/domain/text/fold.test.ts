import { describe, expect, test } from 'vitest';
import { fold, includesFolded } from '../../../../src/domain/text/fold.ts';

describe('folding', () => {
  test.each([
    ['Éclipse À LA Médina', 'eclipse a la medina'],
    ['e\u0301te\u0301', 'ete'],
    ['Cœur, ex æquo', 'coeur ex aequo'],
    ['Straße Øst Łódź', 'strasse ost lodz'],
    ["l’ombre & l'ombre", 'l ombre l ombre'],
    ['  two   spaces\u00a0: « here » ', 'two spaces here'],
    ['İstanbul ISTANBUL ısı', 'istanbul istanbul isi'],
    ['ﬁlm № ２０２４', 'film no 2024'],
    ['', ''],
  ])('turns %j into %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('writes Arabic without vowel signs and with one form of each letter', () => {
    expect(fold('ضَوْءٌ')).toBe(fold('ضوء'));
    expect(fold('أحمد')).toBe(fold('احمد'));
    expect(fold('المدينة')).toBe(fold('المدينه'));
    expect(fold('مـصطفى')).toBe(fold('مصطفي'));
  });
});

test('folding twice changes nothing', () => {
  for (const text of ['Éclipse À LA Médina', 'Cœur — ضَوْءٌ 🌒', 'İstanbul'])
    expect(fold(fold(text))).toBe(fold(text));
});

test('a text contains a part of itself, accents and case aside', () => {
  expect(includesFolded('Théâtre municipal', 'THEATRE M')).toBe(true);
  expect(includesFolded('Théâtre municipal', 'tre mun')).toBe(true);
  expect(includesFolded('Théâtre municipal', 'musée')).toBe(false);
  expect(includesFolded('Théâtre', ' ')).toBe(true);
});
