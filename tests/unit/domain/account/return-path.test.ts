import { describe, expect, test } from 'vitest';
import { returnPath } from '../../../../src/domain/text/links.ts';

describe('where a visitor goes back to after the login', () => {
  test.each(['/fr/event/Bleu/?id=5#photos', '/en/', '/fr/event/100_%25_lumi%C3%A8re/?q=a%2Fb'])(
    'is the page they were on, with its query and its place: %s',
    (path) => {
      expect(returnPath(path)).toBe(path);
    },
  );

  test.each([
    ['nothing', null],
    ['nothing said', ''],
    ['another site', 'https://elsewhere.example/'],
    ['another host', '//elsewhere.example/'],
    ['another host behind a third slash', '///elsewhere.example/'],
    ['another host behind a backslash', '/\\elsewhere.example/'],
    ['another host behind a tab', '/\t/elsewhere.example/'],
    ['another host behind a line', '/\n/elsewhere.example/'],
    ['another host behind dots', '/..//elsewhere.example/'],
    ['another host behind a dot', '/fr/.././/elsewhere.example/'],
    ['another host behind an escape', '/%2Felsewhere.example/'],
    ['another host behind an escaped backslash', '/%5celsewhere.example/'],
    ['another host behind an escaped escape', '/%252felsewhere.example/'],
    ['a header', '/fr/a\r\nLocation: //elsewhere.example'],
    ['a script', 'javascript:alert(1)'],
    ['a path that depends on where one is', 'fr/program/'],
  ])('is not %s', (_, next) => {
    expect(returnPath(next)).toBeNull();
  });
});
