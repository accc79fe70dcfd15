import { expect, test } from 'vitest';
import { langAttributes, localise, plainText } from '../../../../src/domain/text/localise.ts';

test('a text is shown in the interface language', () => {
  const text = { fr: 'lumière', en: 'light', ar: 'ضوء' };
  expect(localise(text, 'fr')).toEqual({ text: 'lumière', lang: 'fr', isFallback: false });
  expect(localise(text, 'en')).toEqual({ text: 'light', lang: 'en', isFallback: false });
});

test('an untranslated text is shown in the other language, and marked', () => {
  expect(localise({ fr: 'lumière', ar: 'ضوء' }, 'en')).toEqual({
    text: 'lumière',
    lang: 'fr',
    isFallback: true,
  });
  expect(localise({ en: 'light', ar: 'ضوء' }, 'fr')).toEqual({ text: 'light', lang: 'en', isFallback: true });
});

test('Arabic is the last resort', () => {
  expect(localise({ ar: 'ضوء' }, 'en')).toEqual({ text: 'ضوء', lang: 'ar', isFallback: true });
});

test('a text in no language is no text', () => {
  expect(localise({}, 'fr')).toBeNull();
  expect(plainText({}, 'fr')).toBe('');
  expect(plainText({ en: 'light' }, 'fr')).toBe('light');
});

test('a text in another language says which, and its direction where that is not the direction of the pages', () => {
  const attributesOf = (text: Parameters<typeof localise>[0]) => langAttributes(localise(text, 'en'));
  expect(attributesOf({ en: 'light' })).toEqual({});
  expect(attributesOf({ fr: 'lumière' })).toEqual({ lang: 'fr', dir: undefined });
  expect(attributesOf({ ar: 'ضوء' })).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(langAttributes(null)).toEqual({});
});
