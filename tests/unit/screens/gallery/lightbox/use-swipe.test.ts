import { describe, expect, test } from 'vitest';
import { swipeOf } from '../../../../../src/screens/gallery/lightbox/use-swipe.ts';

describe('a drag on a picture', () => {
  test.each([
    ['to the left', { x: -50, y: 0, milliseconds: 450 }, 'next'],
    ['to the right', { x: 50, y: -80, milliseconds: 450 }, 'previous'],
    ['to the left, a little down', { x: -300, y: 80, milliseconds: 100 }, 'next'],
  ] as const)('%s shows the next or previous picture accordingly', (_way, drag, expected) => {
    expect(swipeOf(drag)).toBe(expected);
  });

  test.each([
    ['that is too slow', { x: -50, y: 0, milliseconds: 451 }],
    ['that is too short', { x: -49, y: 0, milliseconds: 100 }],
    ['too far down', { x: 200, y: 81, milliseconds: 100 }],
    ['too far up', { x: 200, y: -81, milliseconds: 100 }],
    ['without a movement', { x: 0, y: 0, milliseconds: 10 }],
  ])('%s is not a swipe', (_way, drag) => {
    expect(swipeOf(drag)).toBeNull();
  });
});
