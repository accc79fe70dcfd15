import { describe, expect, test } from 'vitest';
import { readsFrench } from '../../scripts/api/http/in-french.ts';
import { backEnd, registrationOf } from './harness.ts';

const french = { 'Accept-Language': 'fr-TN, en;q=0.8' };

describe('a refusal', () => {
  test('is in French for visitors who prefer French, by field and as a sentence', async () => {
    const answer = await backEnd().call('/send-email/', { body: {}, headers: french });
    expect(await answer.json()).toEqual({
      error: 'Ce champ est obligatoire.',
      message: ['Ce champ est obligatoire.'],
    });
    expect(answer.headers.get('Vary')).toContain('Accept-Language');
  });

  test('keeps the numbers of limits in French', async () => {
    const password = 'court';
    const wrong = { password, password2: password, first_name: 'x'.repeat(151) };
    const body = { ...registrationOf('leila'), ...wrong };
    expect(await (await backEnd().call('/register/', { body, headers: french })).json()).toEqual({
      password: ['Utilisez au moins 8 caractères.'],
      first_name: ['Écrivez 150 caractères au plus.'],
    });
  });

  test.each([
    ['/register/', { ...registrationOf('a b'), email: 'no', password2: 'other' }],
    ['/register/', { ...registrationOf('leila'), username: ' ', email: 'a\nb', password: 7 }],
    [
      '/register/',
      { ...registrationOf('leila'), password: 'LEILA@example.org', password2: 'LEILA@example.org' },
    ],
    ['/login/', { username: 'nobody', password: 'x'.repeat(2000) }],
    ['/login/', { username: 'nobody', password: 'no' }],
    ['/become-partner/', { website: 'example', partnershipReason: ['other'] }],
    ['/become-partner/', { firstName: 7, email: 'no', phone: 'x'.repeat(41), partnershipReason: 'support' }],
    ['/send-email/', { sender_email: 'a@b.example', message: 'a\u0000b' }],
    ['/send-email/', { sender_email: 'a@b.example', message: 'x'.repeat(65_536) }],
  ])('has nothing in English for visitors who prefer French: %s %#', async (path, body) => {
    const [inFrench, inEnglish] = await Promise.all(
      [french, {}].map(async (headers) => {
        const answer = await backEnd().call(path, { body, headers });
        expect(answer.ok).toBe(false);
        return Object.values((await answer.json()) as object).flat() as string[];
      }),
    );
    expect(inFrench).toHaveLength(inEnglish?.length ?? 0);
    expect(inFrench?.filter((message) => inEnglish?.includes(message))).toEqual([]);
  });
});

test.each([
  [500, '1', 'in 1 second.', 'dans 1 seconde.'],
  [90_000, '90', 'in 90 seconds.', 'dans 90 secondes.'],
  [600_000, '600', 'in 10 minutes.', 'dans 10 minutes.'],
])('a temporary refusal states the time to wait: %i ms', async (refillMs, header, english, inFrench) => {
  const site = backEnd({ limits: { message: { capacity: 1, refillMs } } });
  await site.call('/send-email/', { body: {} });
  const refused = (headers: Record<string, string>) => site.call('/send-email/', { body: {}, headers });
  expect((await refused({})).headers.get('Retry-After')).toBe(header);
  expect(await (await refused({})).json()).toMatchObject({
    detail: `Too many requests. Please try again ${english}`,
  });
  expect(await (await refused(french)).json()).toMatchObject({
    detail: `Trop de demandes. Veuillez réessayer ${inFrench}`,
  });
});

const preferring = ['fr', 'fr-FR,fr;q=0.9,en;q=0.8', 'de, fr;q=0.5, en;q=0.3'];
test.each(preferring)('a browser with the languages “%s” prefers French', (header) => {
  expect(readsFrench(header)).toBe(true);
});

const others = ['en-GB, fr;q=0.5', 'ar-TN', 'fro, ens', '', undefined];
test.each(others)('a browser with the languages “%s” does not prefer French', (header) => {
  expect(readsFrench(header)).toBe(false);
});
