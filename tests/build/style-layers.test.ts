import { transform, type DeclarationBlock, type Rule } from 'lightningcss';
import { expect, test } from 'vitest';
import { pathIn, routes } from '../fixtures/routes.ts';
import { documentAt, stylesOf } from './built-site.ts';

const ORDER = ['properties', 'theme', 'base', 'vendor', 'components', 'scoped', 'utilities'];

/** Distinct styles of all templates, each with a route that has them: many pages have the same. */
const styles = new Map(routes.map((route) => [stylesOf(documentAt(pathIn('fr', route))), route]));

/** Returns the top-level rules of a page's styles. */
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

/** Returns the rule, or the rules within a condition, that style elements outside all layers. */
function unlayered(rule: Rule): Rule[] {
  if (rule.type === 'media' || rule.type === 'supports' || rule.type === 'container')
    return rule.value.rules.flatMap(unlayered);
  return rule.type === 'style' && !givesOnlyVariables(rule.value.declarations) ? [rule] : [];
}

/** Whether a block only declares variables, as the tokens and the colours from the data do. */
const givesOnlyVariables = (block: DeclarationBlock | undefined): boolean =>
  !block?.importantDeclarations?.length &&
  (block?.declarations ?? []).every(({ property }) => property === 'custom');

test('the layers of styles have the same order on every page, the stronger after the weaker', () => {
  expect(styles.size).toBeGreaterThan(20);
  for (const [css, route] of styles) {
    const layers = [...new Set(rulesOf(css).flatMap(layersOf))];
    expect(layers, route).toContain('scoped');
    expect(layers, route).toEqual(ORDER.filter((layer) => layers.includes(layer)));
  }
});

test('no style is outside the layers, where it would silently override all styles in them', () => {
  for (const [css, route] of styles) expect(rulesOf(css).flatMap(unlayered), route).toEqual([]);
});
