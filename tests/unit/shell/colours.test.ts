import { expect, test } from 'vitest';
import { AA_SHAPE, AA_TEXT, contrast, BACKGROUNDS } from '../../../src/domain/colours.ts';
import { colourSheet, colourViews, themeColours } from '../../../src/shell/colours.ts';
import { edition, type } from '../domain/builders.ts';

/** Colours that a back end may have: none, black, white, and the darkest blue. */
const given = [
  { main: null, companion: null },
  { main: '#000000', companion: '#ffffff' },
  { main: '#ffffff', companion: '#000000' },
  { main: '#00007f', companion: null },
];

const views = colourViews({
  eventTypes: given.map((colours, id) => type(id, `Type ${id}`, id, { colours })),
  editions: given.map((colours, id) => ({ ...edition(id, 2000 + id), colours })),
  withdrawnEditions: [],
});

test.each(['light', 'dark'] as const)(
  'the colours of types and editions are readable on the %s background',
  (scheme) => {
    for (const { className, [scheme]: palette } of views) {
      expect(contrast(palette.text, BACKGROUNDS[scheme]), className).toBeGreaterThanOrEqual(AA_TEXT);
      expect(contrast(palette.ink, palette.main), className).toBeGreaterThanOrEqual(AA_TEXT);
    }
  },
);

test('every colour of the data is visible on black, and unchanged on white', () => {
  for (const [index, { className, light, dark }] of views.slice(0, given.length).entries()) {
    expect(light.main, className).toBe(given[index]?.main ?? '#000000');
    expect(contrast(dark.main, BACKGROUNDS.dark), className).toBeGreaterThanOrEqual(AA_SHAPE);
    expect(contrast(dark.companion, BACKGROUNDS.dark), className).toBeGreaterThanOrEqual(AA_SHAPE);
  }
});

test('the style sheet states a colour twice only if light and dark differ', () => {
  const eventTypes = [type(1, '', 1, { colours: { main: '#ffcc00', companion: '#00007f' } })];
  expect(colourSheet(colourViews({ eventTypes, editions: [], withdrawnEditions: [] }))).toContain(
    '--accent:#ffcc00;--accent-2:var(--light,#00007f)var(--dark,',
  );
});

test('the browser’s bar has the colour of the background, or of the edition of the page, black by day and white by night', () => {
  expect(themeColours(views, undefined)).toEqual(BACKGROUNDS);
  expect(themeColours(views, 'edition-0')).toEqual({ light: '#000000', dark: '#ffffff' });
});
