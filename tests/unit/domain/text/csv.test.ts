import { expect, test } from 'vitest';
import { csv } from '../../../../src/screens/open-data/edition-table.ts';

test('a text that a spreadsheet would run as a formula is escaped, even if semicolons separate its cells', () => {
  const rows = csv([['=1+1', '+216 71', '-2', '@SUM(A1)', ' =1', 'a;=1', '＝1', '\t=1']]);
  expect(rows).toBe("'=1+1,'+216 71,'-2,'@SUM(A1),' =1,a;'=1,'＝1,'\t=1\r\n");
  // Such a spreadsheet also drops a quote at the start of a cell.
  expect(csv([['x;"=1+1', '"=1']])).toBe(`"x;'""=1+1","'""=1"\r\n`);
});

test('numbers stay numbers, dashes and signs within a text stay as they are', () => {
  expect(csv([[-10.3057, 'Dhaw – 2024', 'a=b', '1+1', null]])).toBe('-10.3057,Dhaw – 2024,a=b,1+1,\r\n');
});

test('a cell with separators, quotes or line breaks is quoted', () => {
  expect(csv([['a, b', 'dit « "x" »', 'un\ndeux']])).toBe('"a, b","dit « ""x"" »","un\ndeux"\r\n');
});
