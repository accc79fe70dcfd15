import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import fr from '../../../i18n/fr.json' with { type: 'json' };

/** Returns a pattern for a key that the code assembles: `a11y.fallback.${lang}`, or `events` with its plural forms. */
const patternOf = (key: string): RegExp =>
  new RegExp(
    `^${key
      .split(/\$\{[^}]+\}/)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('\\w+')}(\\.(one|other))?$`,
  );

test('every key of the dictionaries is used somewhere', () => {
  const code = globSync('{src,scripts/archive}/**/*.{ts,tsx,astro}').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const quoted = new Set(
    code.flatMap((text) =>
      [...text.matchAll(/['"`]([\w${}-]+(?:\.[\w${}-]+)*)['"`]/g)].map(([, key = '']) => key),
    ),
  );
  const built = [...quoted]
    .filter((key) => key.includes('${') && /\w/.test(key.replaceAll(/\$\{[^}]+\}/g, '')))
    .map(patternOf);
  const isSaid = (key: string): boolean =>
    quoted.has(key) ||
    quoted.has(key.replace(/\.(one|other)$/, '')) ||
    built.some((pattern) => pattern.test(key));
  expect(Object.keys(fr).filter((key) => !isSaid(key))).toEqual([]);
});
