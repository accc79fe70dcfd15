import { expect, test } from 'vitest';
import { hashedName, textWithout, withoutNames } from '../../../scripts/pull/forget/names.ts';

test('the name of a person who is forgotten is found in any order, case and spelling, in words that are shown, and in no address', () => {
  const names = [hashedName('Léa Ben Ali') ?? { words: 3, salt: '', hash: '' }];
  for (const text of ['Léa Ben Ali', 'BEN ALI Lea', 'Ben Ali, Léa', 'Léa Ben-Ali'])
    expect(textWithout(`Par ${text}.`, names)).toBe('Par […].');
  expect(textWithout('<img alt="Léa Ben Ali" src="/lea-ben-ali.jpg">', names)).toBe(
    '<img alt="[…]" src="/lea-ben-ali.jpg">',
  );
  for (const text of ['Léa. Ben Ali', 'Léa Benali', 'Léa et Ben Ali'])
    expect(textWithout(text, names)).toBe(text);
  expect(withoutNames({ url: 'https://api.example/lea_ben_ali.jpg' }, names)).toEqual({
    url: 'https://api.example/lea_ben_ali.jpg',
  });
  expect(hashedName('Rose')).toBeNull();
});
