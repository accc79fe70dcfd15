import { expect, test } from 'vitest';
import { classesOf, sources } from './sources.ts';

/** Style sheet for Leaflet, which positions the contents of its map by pixels from the left. */
const BY_PIXELS = 'src/screens/map/island/leaflet-stage.css';

const SIDE =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|(?:text-align|float|clear): (?:left|right))\b(?=[\w-]*[:;])/;
const FOUR_VALUES = /(?<![\w-])(?:margin|padding|inset): ([^;{}]+)/g;
const SIDED_CLASS =
  /^(?:[a-z-]+:)*-?(?:[mp][lr]|left|right|border-[lr]|rounded-[lr]|text-(?:left|right))(?:-|$)/;

/** Returns the values of a declaration, each with the contents of its brackets. */
const valuesIn = (text: string): string[] =>
  text.match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

const isLopsided = (text: string): boolean => {
  const [, right, , left] = valuesIn(text);
  return left !== undefined && left !== right;
};

test('every layout can run from right to left: styles name start and end, not left and right', () => {
  const found = sources
    .filter(({ path }) => path !== BY_PIXELS)
    .flatMap((source) =>
      [
        ...source.css.split('\n').filter((line) => SIDE.test(line)),
        ...Array.from(source.css.matchAll(FOUR_VALUES), ([line, values = '']) =>
          isLopsided(values) ? line : '',
        ).filter(Boolean),
        ...classesOf(source).filter((name) => SIDED_CLASS.test(name)),
      ].map((what) => `${source.path}: ${what.trim()}`),
    );
  expect(found).toEqual([]);
});
