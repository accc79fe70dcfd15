import { describe, expect, test } from 'vitest';
import {
  emailAddress,
  resolveUrl,
  safeUrl,
  youtubeId,
  returnPath,
} from '../../../../src/domain/text/links.ts';

describe('a link of the back end', () => {
  test('is http or https', () => {
    expect(safeUrl('https://example.org/a?b=c#d')).toBe('https://example.org/a?b=c#d');
    expect(safeUrl(' \n http://example.org \t')).toBe('http://example.org/');
    expect(safeUrl('HTTPS://EXAMPLE.ORG/é')).toBe('https://example.org/%C3%A9');
  });

  const rejected = [
    ...['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'mailto:a@example.org'],
    ...[
      'https://user:secret@example.org/',
      'https://bank.example@evil.example/',
      'https://exa\u0000mple.org',
      'https://example.org/a\tb',
    ],
    ...['https://', 'www.example.org', '//example.org', '/path', '', null, 42],
  ];

  test.each(rejected)('%j is rejected', (value) => {
    expect(safeUrl(value)).toBeNull();
  });
});

describe('a relative address', () => {
  test.each([
    ['/media/a.jpg', 'https://api.example.org/media/a.jpg'],
    ['a.jpg', 'https://api.example.org/x/a.jpg'],
    ['//cdn.example.org/a.jpg', 'https://cdn.example.org/a.jpg'],
    ['https://other.example/a', 'https://other.example/a'],
  ])('is made absolute: %s', (relative, absolute) => {
    expect(resolveUrl(relative, 'https://api.example.org/x/')).toBe(absolute);
  });

  test.each(['javascript:alert(1)', 'https://a:b@example.org', '  '])('%j is rejected', (value) => {
    expect(resolveUrl(value, 'https://api.example.org')).toBeNull();
  });
});

describe('an e-mail address', () => {
  test('is one that a link may hold, on any host', () =>
    expect(emailAddress(' presse+fr@mail.dhaw.example ')).toBe('presse+fr@mail.dhaw.example'));

  const others = [
    ...['presse', '@dhaw.example', 'presse@dhaw', 'presse@dhaw.', 'presse@.example', 'a b@dhaw.example'],
    ...['presse@dh aw.example', 'a@b@dhaw.example', 'presse@dhaw.example?bcc=all@dhaw.example'],
    'a@dhaw.example,b@dhaw.example',
  ];

  test.each(others)('%j is not an e-mail address', (value) => {
    expect(emailAddress(value)).toBeNull();
  });
});

describe('a video identifier', () => {
  test('is eleven word characters or dashes', () => {
    expect(youtubeId('dQw4w9WgXcQ')).toBe('dQw4w9WgXcQ');
    expect(youtubeId(' a-b_c-d_e-1 ')).toBe('a-b_c-d_e-1');
  });

  test.each(['dQw4w9WgXc', 'dQw4w9WgXcQQ', '"onload=x()', 'dQw4w9WgXcé'])('%j is not one', (value) => {
    expect(youtubeId(value)).toBeNull();
  });
});

describe('the page a visitor returns to after the login', () => {
  const paths = ['/en/', '/fr/event/100_%25_lumi%C3%A8re/?q=a%2Fb#photos'];

  test.each(paths)('is the page they were on, with its query and hash: %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    ['another site', 'https://elsewhere.example/'],
    ['another host', '//elsewhere.example/'],
    ['another host behind a third slash', '///elsewhere.example/'],
    ['another host behind a backslash', '/\\elsewhere.example/'],
    ['another host behind a tab', '/\t/elsewhere.example/'],
    ['another host behind dots', '/..//elsewhere.example/'],
    ['another host behind an escape', '/%2Felsewhere.example/'],
    ['another host behind an escaped backslash', '/%5celsewhere.example/'],
    ['another host behind an escaped escape', '/%252felsewhere.example/'],
    ['a header', '/fr/a\r\nLocation: //elsewhere.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'fr/program/'],
  ])('is not %s', (_, next) => {
    expect(returnPath(next)).toBeNull();
    expect(returnPath(null)).toBeNull();
  });
});
