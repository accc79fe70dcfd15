import { describe, expect, test } from 'vitest';
import { namedBy } from '../../../scripts/astro/page-styles.ts';
import { sheetOf } from '../../../scripts/astro/page-styles/sheet.ts';

const before = '/*! a licence */\n@layer theme,utilities;@layer base{a{color:red}}';
const after = '.type-1{color:blue}';
const reduced = (utilities: string, classes: readonly string[]): string => {
  const sheet = sheetOf(`${before}@layer utilities{${utilities}}\n@layer scoped{${utilities}}${after}`);
  const own = sheet.withoutUnused((name) => classes.includes(name));
  // What stands outside all layers is kept as it is, and every layer is cut alike.
  expect(own.startsWith(`${before}@layer utilities{`) && own.endsWith(`}${after}`)).toBe(true);
  const [utility, scoped] = own
    .slice(before.length + '@layer utilities{'.length, -after.length - 1)
    .split('}\n@layer scoped{');
  expect(scoped).toBe(utility);
  return utility ?? '';
};

describe('of the styles in layers a page keeps', () => {
  test.each<[string, string, string[], string]>([
    ['those that an element has', '.grid{display:grid}.flex{display:flex}', ['grid'], '.grid{display:grid}'],
    ['those within conditions', '@media print{.a{top:0}.b{top:1px}}', ['b'], '@media print{.b{top:1px}}'],
    [
      'no condition without rules',
      '@media print{.a{top:0}}@media screen{i{top:0}}@supports (top:0){@media print{.a{top:0}}.b{top:0}}',
      ['b'],
      '@media screen{i{top:0}}@supports (top:0){.b{top:0}}',
    ],
    [
      'names with signs',
      String.raw`.lg\:w-1\/2{width:50%}`,
      ['lg:w-1/2'],
      String.raw`.lg\:w-1\/2{width:50%}`,
    ],
    ['what one of several selectors asks for', '.a,.b{top:0}', ['b'], '.a,.b{top:0}'],
    [
      'what depends on a class around, or within',
      ':where(.list) .x{top:0}.y .z{top:0}.x:has(.y){top:0}.y:has(.list){top:0}',
      ['list', 'x', 'y'],
      ':where(.list) .x{top:0}.x:has(.y){top:0}.y:has(.list){top:0}',
    ],
    [
      'what one class of a choice selects',
      ':is(.a,.b) i{top:0}:is(.c,.d) i{top:1px}:is(u,.d) i{top:2px}',
      ['b'],
      ':is(.a,.b) i{top:0}:is(u,.d) i{top:2px}',
    ],
    ['what asks for no class', 'b,i:not(.c){top:0}', [], 'b,i:not(.c){top:0}'],
    ['a text that looks like the end of a rule', '.a{content:"}"}.b{top:0}', ['a'], '.a{content:"}"}'],
  ])('%s', (_, utilities, classes, expected) => {
    expect(reduced(utilities, classes)).toBe(expected);
  });
});

test('scripts may give a class that they name, or whose beginning they do', () => {
  const mayCome = namedBy(new Set(['flex', 'notice-', '--', '_']));
  expect(['flex', 'notice-error', 'grid', '_a1b2c', 'notice'].filter(mayCome)).toEqual([
    'flex',
    'notice-error',
  ]);
});
