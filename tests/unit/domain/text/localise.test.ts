import { expect, test } from 'vitest';
import {
  compareText,
  joinTexts,
  langAttributes,
  lineText,
  localise,
  plainText,
} from '../../../../src/domain/text/localise.ts';

test.each([
  ['in the interface language', { fr: 'lumière', en: 'light', ar: 'ضوء' }, 'en', 'light', 'en', false],
  ['in the other language, marked as such', { fr: 'lumière', ar: 'ضوء' }, 'en', 'lumière', 'fr', true],
  ['in English on a French page', { en: 'light', ar: 'ضوء' }, 'fr', 'light', 'en', true],
  ['in Arabic as the last resort', { ar: 'ضوء' }, 'en', 'ضوء', 'ar', true],
] as const)('a text is shown %s', (_, given, page, text, lang, isFallback) => {
  expect(localise(given, page)).toEqual({ text, lang, isFallback });
  expect(plainText(given, page)).toBe(text);
});

test('a text in no language is empty', () => {
  expect([localise({}, 'fr'), plainText({}, 'fr')]).toEqual([null, '']);
});

test('a text in another language has its `lang`, and its `dir` if that is not the direction of the pages', () => {
  const attributesOf = (text: Parameters<typeof localise>[0]) => langAttributes(localise(text, 'en'));
  expect(attributesOf({ en: 'light' })).toEqual({});
  expect(attributesOf({ fr: 'lumière' })).toEqual({ lang: 'fr', dir: undefined });
  expect(attributesOf({ ar: 'ضوء' })).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(langAttributes(null)).toEqual({});
});

test('texts are joined to a line, in which those in another language keep it', () => {
  const [fort, port] = [localise({ fr: 'Fort' }, 'en'), localise({ en: 'Port' }, 'en')];
  expect(joinTexts([port, null, 'today', ''], ', ')).toBe('Port, today');
  const line = joinTexts([port, fort, 'today'], ', ');
  expect(line).toEqual(['Port', ', ', fort, ', ', 'today']);
  expect(lineText(line)).toBe('Port, Fort, today');
});

test('texts are sorted alphabetically, accents and case aside, with numbers in numerical order', () => {
  const titles = ['Œuvre', '10 nuits', 'été', 'Zone', '9 nuits', 'Etel'];
  expect(titles.sort((a, b) => compareText(a, b, 'fr'))).toEqual([
    '9 nuits',
    '10 nuits',
    'été',
    'Etel',
    'Œuvre',
    'Zone',
  ]);
});
