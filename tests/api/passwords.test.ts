import { describe, expect, test } from 'vitest';
import { ApiError } from '../../scripts/api/http/api-error.ts';
import { createHashQueue } from '../../scripts/api/security/hash-queue.ts';
import { createPasswords, defaultHashCost } from '../../scripts/api/security/passwords.ts';

const cheap = { memory: 8, passes: 1 };

describe('password hashes', () => {
  test('have by default the cost that OWASP recommends for Argon2id', async () => {
    const hash = await createPasswords(defaultHashCost).hash('une longue phrase');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  test('of one password differ, and each matches only that password', async () => {
    const passwords = createPasswords(cheap);
    const [first, second] = [await passwords.hash('phrase'), await passwords.hash('phrase')];
    expect(first).not.toBe(second);
    expect(await passwords.matches('phrase', first)).toBe(true);
    expect(await passwords.matches('Phrase', first)).toBe(false);
  });

  test('made at another cost still match', async () => {
    const hash = await createPasswords({ memory: 16, passes: 2 }).hash('phrase');
    expect(await createPasswords(cheap).matches('phrase', hash)).toBe(true);
  });

  test('of a missing account match nothing', async () => {
    expect(await createPasswords(cheap).matches('phrase', null)).toBe(false);
  });
});

describe('the queue of hashes', () => {
  test('runs a few at once, in order, and refuses a caller who would wait too long', async () => {
    const queue = createHashQueue({ atOnce: 2, longest: 3 });
    const ends: (() => void)[] = [];
    const started: number[] = [];
    const job = (name: number) =>
      queue.run('10.0.0.1', () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const jobs = [1, 2, 3, 4, 5].map(job);
    const refused = await job(6).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 503, headers: { 'Retry-After': '3' } });
    expect(started).toEqual([1, 2]);
    for (const job of jobs) {
      ends.shift()?.();
      await job;
    }
    expect(started).toEqual([1, 2, 3, 4, 5]);
  });

  test('lets callers take turns, so that one with many requests delays only itself', async () => {
    const queue = createHashQueue({ atOnce: 1, longestOfOne: 3 });
    const order: string[] = [];
    const ask = (caller: string) =>
      queue.run(caller, () => {
        order.push(caller);
        return Promise.resolve();
      });
    const jobs = ['noisy', 'noisy', 'noisy', 'noisy'].map(ask);
    const refused = expect(ask('noisy')).rejects.toMatchObject({ status: 503 });
    await Promise.all([...jobs, refused, ask('quiet'), ask('calm')]);
    expect(order).toEqual(['noisy', 'quiet', 'calm', 'noisy', 'noisy', 'noisy']);
  });

  test('goes on after a failure', async () => {
    const queue = createHashQueue({ atOnce: 1 });
    await expect(queue.run('', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await queue.run('', () => Promise.resolve('next'))).toBe('next');
  });
});
