import { expect, test, vi } from 'vitest';
import { rememberLanguage } from '../../../src/shell/header/links.client.ts';

const cookiesWrittenOn = (protocol: string): string[] => {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal(
    'document',
    Object.defineProperty({}, 'cookie', { set: (cookie: string) => written.push(cookie) }),
  );
  rememberLanguage('en');
  return written;
};

test('a chosen language is remembered for 365 days, on the whole site, for us and for the host', () => {
  expect(cookiesWrittenOn('http:')).toEqual([
    'selectedLanguage=en; Path=/; Max-Age=31536000; SameSite=Lax',
    'nf_lang=en; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});

test('a choice made on a secure connection is kept to secure connections', () => {
  expect(cookiesWrittenOn('https:')[0]).toMatch(/; Secure$/);
});
