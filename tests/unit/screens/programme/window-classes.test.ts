import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WINDOW_CLASSES } from '../../../../src/screens/programme/programme-markup.ts';

/** What a window consists of. */
const parts = [
  'screens/programme/ProgrammeWindow',
  'screens/programme/ProgrammeSection',
  'screens/event/row/EventRow',
  'screens/event/row/RowTime',
  'screens/event/lists/EventLink',
  'screens/event/status/StatusWord',
  'screens/event/buttons/RegisterButton',
  'components/ListTurns',
  'components/ExternalLink',
  'components/text/Text',
  'components/text/HiddenTitle',
  'components/icon/Icon',
];

test.each(parts)('a page into which windows are inserted keeps the styles of all classes of %s', (part) => {
  const source = readFileSync(`src/${part}.astro`, 'utf8');
  const lists = [...source.matchAll(/class(?:=|:list=\{\[)(?:"|')([^"']*)/g)].map(([, list = '']) => list);
  const kept = new Set(WINDOW_CLASSES.split(' '));
  // Rows of a window are never elsewhere.
  const missing = lists.filter((list) => list !== 'elsewhere links').flatMap((list) => list.split(' '));
  expect(missing.filter((name) => !kept.has(name))).toEqual([]);
});
