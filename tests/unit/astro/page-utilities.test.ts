import { describe, expect, test } from 'vitest';
import { sheetOf } from '../../../scripts/astro/page-utilities/utilities-sheet.ts';

const LAYER = '@layer utilities{';
const before = '/*! a licence */\n@layer theme,utilities;@layer base{a{color:red}}';
const after = '@layer scoped{.footer{color:blue}}';
const reduced = (utilities: string, classes: readonly string[], words: readonly string[] = []): string => {
  const sheet = sheetOf(`${before}${LAYER}${utilities}}${after}`, LAYER);
  const own = sheet.reduced(new Set(classes), new Set(words));
  // What stands outside the layer is kept as it is.
  expect(own.startsWith(`${before}${LAYER}`) && own.endsWith(`}${after}`)).toBe(true);
  return own.slice(before.length + LAYER.length, -after.length - 1);
};

describe('of the utilities a page keeps', () => {
  test.each<[string, string, string[], string]>([
    ['those that an element has', '.grid{display:grid}.flex{display:flex}', ['grid'], '.grid{display:grid}'],
    ['those within conditions', '@media print{.a{top:0}.b{top:1px}}', ['b'], '@media print{.b{top:1px}}'],
    [
      'names with signs',
      String.raw`.lg\:w-1\/2{width:50%}`,
      ['lg:w-1/2'],
      String.raw`.lg\:w-1\/2{width:50%}`,
    ],
    ['what one of several selectors asks for', '.a,.b{top:0}', ['b'], '.a,.b{top:0}'],
    [
      'what depends on a class around',
      ':where(.list) .x{top:0}.y .z{top:0}',
      ['list', 'x', 'y'],
      ':where(.list) .x{top:0}',
    ],
    [
      'what none of its classes need',
      ':is(.a,.b) i{top:0}i:not(.c){top:0}',
      [],
      ':is(.a,.b) i{top:0}i:not(.c){top:0}',
    ],
    ['a text that looks like the end of a rule', '.a{content:"}"}.b{top:0}', ['a'], '.a{content:"}"}'],
  ])('%s', (_, utilities, classes, expected) => {
    expect(reduced(utilities, classes)).toBe(expected);
  });

  test('those that its scripts may give to elements later', () => {
    expect(reduced('.grid{display:grid}.flex{display:flex}', [], ['flex'])).toBe('.flex{display:flex}');
  });
});
