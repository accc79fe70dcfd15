import { describe, expect, test } from 'vitest';
import { returnPath } from '../../../src/domain/return-path.ts';

describe('where a visitor goes back to after the login', () => {
  test('is the page they were on, with its query and its place', () => {
    expect(returnPath('/fr/event/Bleu/?id=5#photos')).toBe('/fr/event/Bleu/?id=5#photos');
  });

  test.each([
    ['nothing', null],
    ['nothing said', ''],
    ['another site', 'https://elsewhere.example/'],
    ['another host', '//elsewhere.example/'],
    ['another host behind a backslash', '/\\elsewhere.example/'],
    ['another host behind a tab', '/\t/elsewhere.example/'],
    ['another host behind dots', '/..//elsewhere.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a path that depends on where one is', 'fr/program/'],
  ])('is not %s', (_, next) => {
    expect(returnPath(next)).toBeNull();
  });
});
