import { describe, expect, test, vi } from 'vitest';
import { visitorLanguage } from '../../../../scripts/astro/service-worker/visitor-language.ts';
import { FakeCaches } from '../../stores/kept/fake-caches.ts';

const cookiesWith = (value: string | null) =>
  ({ get: () => Promise.resolve(value === null ? null : { value }) }) as unknown as CookieStore;

describe('the language of an address without one', () => {
  test('is that of the cookie, otherwise the first of the browser that the site has, otherwise French', async () => {
    const languageOf = (cookie: string | null, accepted: string[]) =>
      visitorLanguage(new FakeCaches(), { cookies: cookiesWith(cookie), accepted }).current();
    expect(await languageOf('en', ['fr-FR'])).toBe('en');
    expect(await languageOf(null, ['ar', 'en-GB'])).toBe('en');
    expect(await languageOf(null, ['ar'])).toBe('fr');
  });

  test('is the last one read if workers cannot read cookies, even after the worker was stopped', async () => {
    const caches = new FakeCaches();
    const signs = { cookies: undefined, accepted: ['fr-FR'] };
    await visitorLanguage(caches, signs).read('en');
    expect(await visitorLanguage(caches, signs).current()).toBe('en');
  });

  test('is that of the browser if storage fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const caches = new FakeCaches();
    vi.spyOn(caches, 'open').mockRejectedValue(new Error('No storage'));
    const language = visitorLanguage(caches, { cookies: undefined, accepted: ['en-GB'] });
    await language.read('en');
    expect(await visitorLanguage(caches, { cookies: undefined, accepted: ['en-GB'] }).current()).toBe('en');
  });
});
