import { expect, test } from 'vitest';
import { formatBytes, availableBytes } from '../../../../src/domain/archive/storage-size.ts';

const spaced = (text: string): string => text.replace(/\s/g, ' ');

test.each([
  [1, '1 ko', '1 kB'],
  [999_400, '1 Mo', '1 MB'],
  [1_234_567, '1,2 Mo', '1.2 MB'],
  [999_950_000, '1 Go', '1 GB'],
  [2_500_000_000, '2,5 Go', '2.5 GB'],
])('%i bytes are written as devices write them', (bytes, fr, en) => {
  expect(spaced(formatBytes(bytes, 'fr'))).toBe(fr);
  expect(spaced(formatBytes(bytes, 'en'))).toBe(en);
});

test('the available room is the browser’s quota, less the usage and a reserve', () => {
  expect(availableBytes({ quota: 20e6, usage: 4e6 })).toBe(11e6);
  expect(availableBytes({ quota: 4e6, usage: 3e6 })).toBe(0);
  expect(availableBytes({})).toBe(Infinity);
});
