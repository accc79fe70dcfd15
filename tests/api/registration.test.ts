import { describe, expect, test } from 'vitest';
import { answered, backEnd, count, PASSWORD, registrationOf } from './harness.ts';

const register = (site: ReturnType<typeof backEnd>, more: object = {}) =>
  site.call('/register/', { body: { ...registrationOf('leila'), ...more } });

describe('registering', () => {
  test('creates an account and confirms it', async () => {
    const site = backEnd();
    const answer = await register(site);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ message: 'Registration successful!' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('stores the password only as an Argon2id hash', async () => {
    const site = backEnd();
    await register(site);
    const account = site.db.sqlite.prepare('SELECT * FROM account').get();
    expect(account?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(JSON.stringify(account)).not.toContain(PASSWORD);
  });

  test('trims names but not the password', async () => {
    const site = backEnd();
    await register(site, { username: '  leila ', password: ' spaced out ', password2: ' spaced out ' });
    const logIn = (password: string) => site.call('/login/', { body: { username: 'leila', password } });
    expect((await logIn('spaced out')).status).toBe(400);
    expect((await logIn(' spaced out ')).status).toBe(200);
  });

  test('names every missing field at once', async () => {
    const fields = ['username', 'password', 'password2', 'first_name', 'last_name', 'email'];
    const reasons = Object.fromEntries(fields.map((field) => [field, ['This field is required.']]));
    expect(await answered(backEnd().call('/register/', { body: {} }))).toEqual([400, reasons]);
  });

  const oneLine = 'Enter a single line without control characters.';

  test.each([
    ['username', { username: '   ' }, 'This field may not be blank.'],
    ['username', { username: 'two words' }, 'Use letters, digits and @ . + - _ only, without spaces.'],
    ['username', { username: 'a'.repeat(151) }, 'Enter at most 150 characters.'],
    ['username', { username: 7 }, 'Enter a text.'],
    ['first_name', { first_name: 'Le\u0000ila' }, oneLine],
    ['last_name', { last_name: 'Ayari\r\nBcc: all@example.org' }, oneLine],
    ['email', { email: 'leila@example' }, 'Enter a valid email address.'],
    ['email', { email: 'le ila@example.org' }, 'Enter a valid email address.'],
    ['password', { password: 'court', password2: 'court' }, 'Use at least 8 characters.'],
    ['password', { password: 'p'.repeat(1025), password2: 'p'.repeat(1025) }, 'Use at most 1024 characters.'],
    ['password', { password2: 'another phrase' }, 'The two passwords do not match.'],
    [
      'password',
      { password: 'leila@example.org', password2: 'leila@example.org' },
      'Choose a password that is not your username or your email address.',
    ],
  ])('refuses a wrong %s', async (field, more, message) => {
    const site = backEnd();
    expect(await answered(register(site, more))).toEqual([400, { [field]: [message] }]);
    expect(count(site.db, 'account')).toBe(0);
  });

  test('reports that the passwords differ even if another field is wrong', async () => {
    const answer = await register(backEnd(), { email: 'no', password2: 'another phrase' });
    expect(Object.keys((await answer.json()) as object).sort()).toEqual(['email', 'password']);
  });

  test('accepts names in any script', async () => {
    const answer = await register(backEnd(), { username: 'ليلى', first_name: 'ليلى', last_name: 'O’Ça' });
    expect(answer.status).toBe(201);
  });

  test('refuses a username or email that is taken, whatever its case', async () => {
    const site = backEnd();
    await register(site);
    const taken = register(site, { username: 'LEILA', email: 'Leila@Example.org' });
    const username = ['This username is already taken.'];
    const email = ['An account with this email address already exists.'];
    expect(await answered(taken)).toEqual([400, { username, email }]);
  });

  test('gives a name to only one of two simultaneous callers', async () => {
    const site = backEnd();
    const answers = await Promise.all([register(site), register(site, { email: 'other@example.org' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(count(site.db, 'account')).toBe(1);
  });

  test('is slowed down for an address that creates account after account', async () => {
    const site = backEnd({ limits: { registration: { capacity: 1, refillMs: 60_000 } } });
    await register(site);
    const answer = await site.call('/register/', { body: registrationOf('other') });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('60');
  });
});
