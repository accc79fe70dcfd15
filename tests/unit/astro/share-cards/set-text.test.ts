import { describe, expect, test } from 'vitest';
import { heightOf, setText } from '../../../../scripts/astro/share-cards/set-text.ts';
import { openFaces } from '../../../../scripts/astro/share-cards/faces.ts';

const { display, text } = await openFaces();
const column = { width: 528, height: 330, sizes: [200, 120, 80, 44], leading: 0.94 };
const set = (words: string) => setText(words, display, column);

describe('the title of a card', () => {
  test('is as large as its column allows, the longer the smaller', () => {
    const titles = [
      'Nuit',
      'La Maison aux volets verts',
      'Rencontre des festivals du Sud à la Maison de la culture',
    ];
    const sizes = titles.map((title) => set(title).size);
    expect(sizes[0]).toBe(200);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });

  test.each([
    'À quoi sert une biennale quand les écoles ferment, que les visas sont refusés ?'.repeat(4),
    'Électrophotoluminescencemètre',
    'Anticonstitutionnellement'.repeat(5),
  ])('stays within its column, whatever its length: %s', (title) => {
    const setting = set(title);
    for (const line of setting.lines) expect(display.widthOf(line) * setting.size).toBeLessThanOrEqual(528);
    expect(heightOf(setting, column.leading)).toBeLessThanOrEqual(330);
  });

  test('ends in an ellipsis where it does not fit even small', () => {
    expect(set('Trente-neuf films avant l’aube '.repeat(20)).lines.join(' ')).toMatch(
      /^Trente-neuf films .*…$/,
    );
    expect(set('Contre-jour').lines.join('')).toBe('Contre-jour');
  });

  test('breaks after hyphens, and never before a French double sign or within its quotation marks', () => {
    expect(set('Contre-jour').lines).toEqual(['Contre-', 'jour']);
    const lines = setText('50 % ombre / 50 % lumière « on retouche » !', display, {
      ...column,
      width: 300,
    }).lines;
    for (const line of lines) expect(line).not.toMatch(/^[%»!/]|«$/);
  });
});

describe('the faces of a card', () => {
  test('join Arabic letters: a word is narrower than its letters', () => {
    const letters = ['ض', 'و', 'ء'].reduce((sum, letter) => sum + display.widthOf(letter), 0);
    expect(display.widthOf('ضوء')).toBeLessThan(letters);
    expect(display.outline('ضوء')).not.toBe('');
  });

  test('have the letters of names from everywhere, and leave out signs that they lack', () => {
    expect(text.widthOf('Şahin Ğ Łódź Nguyễn')).toBeGreaterThan(5);
    expect(display.outline('Nuit 🌗')).toBe(display.outline('Nuit '));
  });
});
