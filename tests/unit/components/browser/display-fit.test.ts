import { expect, test } from 'vitest';
import { displayFit } from '../../../../src/components/browser/display-fit.client.ts';

test('the longer its longest word, the smaller a name is set', () => {
  const names = ['Dhaw 2024', 'Sirocco 2026', 'Rencontres 2026', 'Photographiques 2026'];
  expect(names.map(displayFit)).toEqual([undefined, 'fit-8', 'fit-11', 'fit-long']);
});

test('a name of many short words is not set smaller', () => {
  expect(displayFit('Le jour et la nuit 2026')).toBeUndefined();
});
