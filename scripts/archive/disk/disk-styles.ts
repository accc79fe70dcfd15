import { extname } from 'node:path';
import { type FontFaceProperty, type MediaCondition, transform } from 'lightningcss';
import { contentTypeOf } from '../../serve/content-types.ts';

/**
 * Converts styles for a page on a disk. Browsers do not let such a page load a font from another file, so fonts are
 * embedded in the style sheet. Rules for browsers without scripts apply to every browser.
 */
export function diskStyles(css: string, bytesOf: (path: string) => Buffer): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Url: (url) => (url.url.startsWith('/') ? { ...url, url: dataUrl(url.url, bytesOf) } : url),
      Rule: {
        // The font is embedded, so it is always available and replaces its fallback even if it is late.
        'font-face': ({ value, ...rule }) => ({
          ...rule,
          value: { ...value, properties: value.properties.map(awaited) },
        }),
      },
      MediaQuery: (query) =>
        query.condition ? { ...query, condition: withoutScript(query.condition) } : query,
    },
  });
  return Buffer.from(code).toString('utf8');
}

function awaited(property: FontFaceProperty): FontFaceProperty {
  if (property.type !== 'custom' || property.value.name !== 'font-display') return property;
  const swap = { type: 'token', value: { type: 'ident', value: 'swap' } } as const;
  return { ...property, value: { ...property.value, value: [swap] } };
}

function dataUrl(path: string, bytesOf: (path: string) => Buffer): string {
  const [type = ''] = contentTypeOf(extname(path)).name.split(';');
  return `data:${type};base64,${bytesOf(path).toString('base64')}`;
}

/** Evaluates `scripting` in a condition as in a browser without scripts, whatever the actual browser reports. */
function withoutScript(condition: MediaCondition): MediaCondition {
  if (condition.type === 'not') return { ...condition, value: withoutScript(condition.value) };
  if (condition.type === 'operation')
    return { ...condition, conditions: condition.conditions.map(withoutScript) };
  if (condition.type !== 'feature') return condition;
  const feature = condition.value;
  if (feature.type !== 'plain' || feature.name !== 'scripting' || feature.value.type !== 'ident')
    return condition;
  return feature.value.value === 'none' ? ALWAYS : NEVER;
}

const width = (operator: 'greater-than-equal' | 'less-than'): MediaCondition => ({
  type: 'feature',
  value: {
    type: 'range',
    name: 'width',
    operator,
    value: { type: 'length', value: { type: 'value', value: { unit: 'px', value: 0 } } },
  },
});
const ALWAYS = width('greater-than-equal');
const NEVER = width('less-than');
