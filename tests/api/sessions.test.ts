import { describe, expect, test } from 'vitest';
import { TOKEN_LIFETIME_MS } from '../../scripts/api/security/tokens.ts';
import {
  answered,
  type BackEnd,
  PASSWORD,
  backEnd,
  count,
  registrationOf,
  signIn,
  signedIn,
} from './harness.ts';

const logIn = (site: BackEnd, username: string, password = PASSWORD) =>
  site.call('/login/', { body: { username, password } });

describe('logging in', () => {
  test('returns a token and the account', async () => {
    const site = backEnd();
    await site.call('/register/', { body: registrationOf('leila') });
    const answer = await logIn(site, 'leila');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      username: 'leila',
      first_name: 'Leïla',
      last_name: 'Ayari',
      email: 'leila@example.org',
    });
  });

  test('ignores the case of the username and the way in which accents were typed', async () => {
    const site = backEnd();
    const password = 'été à Tunis';
    const email = 'l@example.org';
    await site.call('/register/', {
      body: { ...registrationOf('Léïla'), email, password, password2: password },
    });
    expect((await logIn(site, 'LÉÏLA'.normalize('NFD'), password.normalize('NFD'))).status).toBe(200);
  });

  test('fails with the same message whether or not the name exists', async () => {
    const site = backEnd();
    await site.call('/register/', { body: registrationOf('leila') });
    const refusal = [400, { non_field_errors: ['Unable to log in with these credentials.'] }];
    for (const name of ['leila', 'nobody'])
      expect(await answered(logIn(site, name, 'wrong password'))).toEqual(refusal);
  });

  test('names the missing fields', async () => {
    const required = ['This field is required.'];
    const answer = backEnd().call('/login/', { body: {} });
    expect(await answered(answer)).toEqual([400, { username: required, password: required }]);
  });

  test('stores the token only as a hash', async () => {
    const { site, token } = await signedIn();
    const row = site.db.sqlite.prepare('SELECT * FROM token').get();
    expect(row?.['hash']).toHaveLength(32);
    expect(Buffer.from(row?.['hash'] as Uint8Array).toString('base64url')).not.toBe(token);
  });

  test('keeps the last twenty sessions of an account', async () => {
    const site = backEnd();
    const first = await signIn(site);
    for (let index = 0; index < 20; index += 1) {
      site.clock.now += 1;
      await logIn(site, 'leila');
    }
    expect(count(site.db, 'token')).toBe(20);
    expect((await site.call('/subscriptions/', { token: first })).status).toBe(401);
  });
});

describe('a session', () => {
  const isAlive = async (site: BackEnd, token: string) =>
    (await site.call('/subscriptions/', { token })).status === 200;

  test('ends when the visitor logs out, and no other session does', async () => {
    const site = backEnd();
    const [phone, desk] = [await signIn(site), await signIn(site)];
    const answer = await site.call('/logout/', { method: 'POST', token: phone });
    expect(answer.status).toBe(204);
    expect(await isAlive(site, phone)).toBe(false);
    expect(await isAlive(site, desk)).toBe(true);
  });

  test('ends by itself after its lifetime', async () => {
    const { site, token } = await signedIn();
    site.clock.now += TOKEN_LIFETIME_MS - 1;
    expect(await isAlive(site, token)).toBe(true);
    site.clock.now += 1;
    expect(await isAlive(site, token)).toBe(false);
  });

  test.each([
    ['GET', '/subscriptions/'],
    ['POST', '/subscribe/2/'],
    ['DELETE', '/subscribe/2/'],
    ['POST', '/logout/'],
  ])('is needed for %s %s', async (method, path) => {
    const site = backEnd();
    expect(await answered(site.call(path, { method }))).toEqual([401, { detail: 'Sign in first.' }]);
    for (const Authorization of ['Token wrong', 'Bearer wrong', 'Token']) {
      const answer = site.call(path, { method, headers: { Authorization } });
      expect(await answered(answer)).toEqual([401, { detail: 'Invalid token.' }]);
    }
  });
});
