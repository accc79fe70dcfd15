import { expect, test } from 'vitest';
import { hashedName, textWithout, withoutNames } from '../../../scripts/pull/forget/names.ts';

test('the name of a forgotten person is found in visible text, in any order, case and spelling, but not in addresses', () => {
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
