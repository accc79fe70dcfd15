import { transform, type DeclarationBlock, type Rule } from 'lightningcss';
import { expect, test } from 'vitest';
import { pathIn, routes } from '../fixtures/routes.ts';
import { documentAt, stylesOf } from './built-site.ts';

const ORDER = ['properties', 'theme', 'base', 'vendor', 'components', 'scoped', 'utilities'];

/** The styles of every template, once each: many pages have the same. */
const styles = new Map(routes.map((route) => [stylesOf(documentAt(pathIn('fr', route))), route]));

/** The rules of a page's styles that stand within no other. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet: (sheet) => {
        rules.push(...sheet.rules);
      },
    },
  });
  return rules;
}

function layersOf(rule: Rule): string[] {
  if (rule.type === 'layer-statement') return rule.value.names.map((name) => name.join('.'));
  return rule.type === 'layer-block' && rule.value.name ? [rule.value.name.join('.')] : [];
}

/** The rule itself or, of a condition, the rules that it holds, when they style elements outside all layers. */
function unlayered(rule: Rule): Rule[] {
  if (rule.type === 'media' || rule.type === 'supports' || rule.type === 'container')
    return rule.value.rules.flatMap(unlayered);
  return rule.type === 'style' && !givesOnlyVariables(rule.value.declarations) ? [rule] : [];
}

/** As the tokens do, and the colours that the data brings. */
const givesOnlyVariables = (block: DeclarationBlock | undefined): boolean =>
  !block?.importantDeclarations?.length &&
  (block?.declarations ?? []).every(({ property }) => property === 'custom');

test('on every page the layers of styles come in one order, the stronger after the weaker', () => {
  expect(styles.size).toBeGreaterThan(20);
  for (const [css, route] of styles) {
    const layers = [...new Set(rulesOf(css).flatMap(layersOf))];
    expect(layers, route).toContain('scoped');
    expect(layers, route).toEqual(ORDER.filter((layer) => layers.includes(layer)));
  }
});

test('no style stands outside the layers, where it would silently beat all that stand in them', () => {
  for (const [css, route] of styles) expect(rulesOf(css).flatMap(unlayered), route).toEqual([]);
});
