import { expect, test } from 'vitest';
import { srcset } from '../../../../src/components/picture/picture-view.ts';

const picture = (width: number) => ({
  hash: '0123456789abcdef',
  kind: 'raster' as const,
  width,
  height: 900,
});
const widths = (text: string): string[] => text.split(', ').map((source) => source.split(' ')[1] ?? '');

test('a picture is offered in every requested width that it has', () => {
  expect(widths(srcset(picture(2400), [400, 1200, 1600], 'avif'))).toEqual(['400w', '1200w', '1600w']);
});

test('a picture is never offered wider than it is: its own width replaces the larger ones', () => {
  expect(srcset(picture(2000), [1200, 2400, 3200], 'webp')).toBe(
    '/media/0123456789abcdef-1200.webp 1200w, /media/0123456789abcdef-2000.webp 2000w',
  );
});

test('only the larger of two similar widths is offered', () => {
  expect(widths(srcset(picture(1280), [400, 800, 1200, 1600], 'avif'))).toEqual(['400w', '800w', '1280w']);
});
