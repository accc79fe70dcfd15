import { describe, expect, test } from 'vitest';
import { namedBy } from '../../../scripts/astro/page-styles.ts';
import { sheetOf } from '../../../scripts/astro/page-styles/sheet.ts';

const before = '/*! a licence */\n@layer theme,utilities;@layer base{a{color:red}}';
const after = '.type-1{color:blue}';
const reduced = (utilities: string, classes: readonly string[]): string => {
  const sheet = sheetOf(`${before}@layer utilities{${utilities}}\n@layer scoped{${utilities}}${after}`);
  const own = sheet.withoutUnused((name) => classes.includes(name));
  // Rules outside the layers stay as they are, and every layer is reduced in the same way.
  expect(own.startsWith(`${before}@layer utilities{`) && own.endsWith(`}${after}`)).toBe(true);
  const [utility, scoped] = own
    .slice(before.length + '@layer utilities{'.length, -after.length - 1)
    .split('}\n@layer scoped{');
  expect(scoped).toBe(utility);
  return utility ?? '';
};

describe('the styles in layers that a page keeps', () => {
  const escaped = String.raw`.lg\:w-1\/2{width:50%}`;
  test.each<[string, string, string[], string]>([
    ['rules for classes of its elements', '.grid{top:0}.flex{top:0}', ['grid'], '.grid{top:0}'],
    ['rules within conditions', '@media print{.a{top:0}.b{top:1px}}', ['b'], '@media print{.b{top:1px}}'],
    [
      'only conditions that still have rules',
      '@media print{.a{top:0}}@media screen{i{top:0}}@supports (top:0){@media print{.a{top:0}}.b{top:0}}',
      ['b'],
      '@media screen{i{top:0}}@supports (top:0){.b{top:0}}',
    ],
    ['class names with escaped characters', escaped, ['lg:w-1/2'], escaped],
    ['rules of which one of several selectors matches', '.a,.b{top:0}', ['b'], '.a,.b{top:0}'],
    [
      'selectors with a class of an ancestor or a descendant',
      ':where(.list) .x{top:0}.y .z{top:0}.x:has(.y){top:0}.y:has(.list){top:0}',
      ['list', 'x', 'y'],
      ':where(.list) .x{top:0}.x:has(.y){top:0}.y:has(.list){top:0}',
    ],
    [
      'selectors with one of several classes in `:is()`',
      ':is(.a,.b) i{top:0}:is(.c,.d) i{top:1px}:is(u,.d) i{top:2px}',
      ['b'],
      ':is(.a,.b) i{top:0}:is(u,.d) i{top:2px}',
    ],
    ['selectors without a class', 'b,i:not(.c){top:0}', [], 'b,i:not(.c){top:0}'],
    ['strings that look like the end of a rule', '.a{content:"}"}.b{top:0}', ['a'], '.a{content:"}"}'],
  ])('%s', (_, utilities, classes, expected) => {
    expect(reduced(utilities, classes)).toBe(expected);
  });
});

test('scripts may add a class that they name in full or by its prefix', () => {
  const mayCome = namedBy(new Set(['flex', 'notice-', '--', '_']));
  expect(['flex', 'notice-error', 'grid', '_a1b2c', 'notice'].filter(mayCome)).toEqual([
    'flex',
    'notice-error',
  ]);
});
