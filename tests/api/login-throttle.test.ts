import { describe, expect, test } from 'vitest';
import { createBuckets } from '../../scripts/api/security/buckets.ts';
import { answered, backEnd, PASSWORD, registrationOf, type BackEnd } from './harness.ts';

const MINUTE = 60_000;
const limits = {
  loginPair: { capacity: 3, refillMs: MINUTE },
  loginAddress: { capacity: 6, refillMs: MINUTE },
  loginAccount: { capacity: 5, refillMs: MINUTE },
  loginNoisyPair: { capacity: 2, refillMs: 10 * MINUTE },
};

async function siteWith(...usernames: string[]): Promise<BackEnd> {
  const site = backEnd({ limits });
  for (const username of usernames)
    await site.call('/register/', { body: registrationOf(username), from: '192.0.2.7' });
  return site;
}

const attempt = (site: BackEnd, from: string, username = 'leila', password = 'wrong password') =>
  site.call('/login/', { body: { username, password }, from });

async function fail(site: BackEnd, times: number, from: string, username?: string): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    expect((await attempt(site, from, username)).status).toBe(400);
  }
}

describe('counting tries', () => {
  test('forgets the key that was unused for longest instead of growing', () => {
    const bucketOf = createBuckets({ capacity: 1, refillMs: MINUTE });
    for (let key = 0; key <= 20_000; key += 1) bucketOf(`${key}`).take(0);
    expect(['0', '1', '20000'].map((key) => bucketOf(key).wait(0))).toEqual([0, MINUTE, MINUTE]);
  });

  test('never allows more than its capacity, and delays by one refill at most when the clock is set back', () => {
    const bucketOf = createBuckets({ capacity: 2, refillMs: MINUTE });
    const waitAfterTries = (now: number) => {
      bucketOf('a').take(now);
      bucketOf('a').take(now);
      return bucketOf('a').wait(now);
    };
    expect(waitAfterTries(10 * MINUTE)).toBe(MINUTE);
    expect(waitAfterTries(100 * MINUTE)).toBe(MINUTE);
    expect(bucketOf('a').wait(0)).toBe(MINUTE);
    expect(bucketOf('a').wait(MINUTE)).toBe(0);
  });
});

describe('guessing a password', () => {
  test('is stopped after a few failures, even with the right one, and the answer states when to try again', async () => {
    const site = await siteWith('leila');
    await fail(site, 3, '10.0.0.1');
    const answer = await attempt(site, '10.0.0.1', 'leila', PASSWORD);
    expect(answer.headers.get('Retry-After')).toBe('60');
    const detail = 'Too many failed attempts. Please try again in 60 seconds.';
    expect(await answered(answer)).toEqual([429, { detail }]);
  });

  test('is stopped for every spelling of the name, whether or not it exists', async () => {
    const site = await siteWith('leila');
    for (const name of ['leila', 'LEILA', ' Leila ']) await fail(site, 1, '10.0.0.1', name);
    expect((await attempt(site, '10.0.0.1')).status).toBe(429);
    await fail(site, 3, '10.0.0.2', 'nobody');
    expect((await attempt(site, '10.0.0.2', 'nobody')).status).toBe(429);
  });

  test('may continue after the stated wait, with one try only', async () => {
    const site = await siteWith('leila');
    await fail(site, 3, '10.0.0.1');
    site.clock.now += MINUTE - 1;
    expect((await attempt(site, '10.0.0.1')).status).toBe(429);
    site.clock.now += 1;
    expect((await attempt(site, '10.0.0.1')).status).toBe(400);
    expect((await attempt(site, '10.0.0.1')).status).toBe(429);
  });

  test('of many accounts from one address is stopped', async () => {
    const site = await siteWith();
    for (let index = 0; index < 6; index += 1) await fail(site, 1, '10.0.0.1', `name${index}`);
    expect((await attempt(site, '10.0.0.1', 'name7')).status).toBe(429);
    expect((await attempt(site, '10.0.0.2', 'name7')).status).toBe(400);
  });

  test('from addresses of one IPv6 network counts as from one, as does IPv4 in either notation', async () => {
    const site = await siteWith('leila');
    for (const host of ['2001:db8::1', '2001:db8:0:0:1::2', '2001:db8:0:0:ffff::3'])
      await fail(site, 1, host);
    expect((await attempt(site, '2001:db8::4')).status).toBe(429);
    expect((await attempt(site, '2001:db8:0:1::4')).status).toBe(400);
    await fail(site, 1, '10.0.0.9', 'sami');
    await fail(site, 2, '::ffff:10.0.0.9', 'sami');
    expect((await attempt(site, '10.0.0.9', 'sami')).status).toBe(429);
  });

  test('with simultaneous tries gains nothing', async () => {
    const site = await siteWith('leila');
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(site, '10.0.0.1')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  });
});

describe('an address that many people share, one of whom keeps failing', () => {
  const SHARED = '10.0.0.1';

  /** Creates a back end in which somebody has used up the failed logins of the shared address. */
  async function noisySite(...usernames: string[]): Promise<BackEnd> {
    const site = await siteWith(...usernames);
    for (let index = 0; index < 6; index += 1) await fail(site, 1, SHARED, `name${index}`);
    return site;
  }

  test('admits everybody else, one after the other, at their first visit from there', async () => {
    const site = await noisySite('leila', 'sami');
    // Even after a typing error.
    expect((await attempt(site, SHARED)).status).toBe(429);
    expect((await attempt(site, SHARED, 'leila', PASSWORD)).status).toBe(200);
    expect((await attempt(site, SHARED, 'sami', PASSWORD)).status).toBe(200);
  });

  test('admits a visitor who has just registered there, even after typing errors', async () => {
    const site = await noisySite();
    await site.call('/register/', { body: registrationOf('nour'), from: SHARED });
    await fail(site, 2, SHARED, 'nour');
    expect((await attempt(site, SHARED, 'nour', PASSWORD)).status).toBe(200);
  });

  test('reveals nothing to a caller who tries name after name, and allows a few tries of each name', async () => {
    const site = await noisySite('leila');
    for (const name of ['nobody', 'leila', 'nobody', 'leila', 'nobody', 'leila']) {
      const answer = await attempt(site, SHARED, name);
      expect(answer.status).toBe(429);
      expect(answer.headers.get('Retry-After')).toBe('60');
    }
    expect((await attempt(site, SHARED, 'leila', PASSWORD)).status).toBe(429);
    site.clock.now += MINUTE;
    expect((await attempt(site, SHARED, 'leila', PASSWORD)).status).toBe(200);
  });
});

describe('callers behind a proxy of the back end', () => {
  const knock = (site: BackEnd, forwarded?: string) =>
    site.call('/login/', {
      body: { username: 'leila', password: 'wrong password' },
      from: '10.0.0.1',
      headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded },
    });

  test('are distinguished by the address that the proxy saw, not by one that they claim', async () => {
    const site = backEnd({ limits, proxies: 1 });
    for (const claim of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) await knock(site, `${claim}, 192.0.2.1`);
    expect((await knock(site, '4.4.4.4, 192.0.2.1')).status).toBe(429);
    expect((await knock(site, '192.0.2.2')).status).toBe(400);
  });

  test('are distinguished whether or not the proxy adds a port, which changes with each call', async () => {
    const site = backEnd({ limits, proxies: 1 });
    for (const port of [5678, 5679, 5680]) await knock(site, `192.0.2.1:${port}`);
    expect((await knock(site, '192.0.2.1')).status).toBe(429);
    for (const host of ['[2001:db8::1]:80', '[2001:DB8:0:0::2]:81', '2001:db8::3']) await knock(site, host);
    expect((await knock(site, '[2001:db8::4]')).status).toBe(429);
  });

  test.each([
    ['the proxy does not name them', { proxies: 1 }, ['unknown', '_hidden', '999.1.1.1', 'other']],
    ['no proxy is configured', {}, ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']],
  ])('are counted together, whatever they claim, if %s', async (_, options, claims) => {
    const site = backEnd({ limits, ...options });
    const statuses: number[] = [];
    for (const claim of claims) statuses.push((await knock(site, claim)).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
  });
});

describe('the owner of an account', () => {
  test('has no failures left after signing in', async () => {
    const site = await siteWith('leila');
    for (let round = 0; round < 4; round += 1) {
      await fail(site, 1, '10.0.0.1');
      expect((await attempt(site, '10.0.0.1', 'leila', PASSWORD)).status).toBe(200);
    }
  });

  test('is not locked out where they have signed in before, while strangers guess from everywhere', async () => {
    const site = await siteWith('leila');
    await attempt(site, '10.0.0.1', 'leila', PASSWORD);
    for (let index = 2; index < 7; index += 1) await fail(site, 1, `10.0.0.${index}`);
    expect((await attempt(site, '10.0.0.99')).status).toBe(429);
    expect((await attempt(site, '10.0.0.1', 'leila', PASSWORD)).status).toBe(200);
  });

  test('is never locked out for good anywhere', async () => {
    const site = await siteWith('leila');
    for (let index = 2; index < 7; index += 1) await fail(site, 1, `10.0.0.${index}`);
    const answer = await attempt(site, '10.0.0.1', 'leila', PASSWORD);
    expect(answer.status).toBe(429);
    site.clock.now += Number(answer.headers.get('Retry-After')) * 1000;
    expect((await attempt(site, '10.0.0.1', 'leila', PASSWORD)).status).toBe(200);
  });
});
