import { describe, expect, test } from 'vitest';
import { createMessageRepository } from '../../scripts/api/db/message-repository.ts';
import { exportCsv } from '../../scripts/api/export.ts';
import { compose } from '../../scripts/api/mail/compose.ts';
import { backEnd, count, partnershipRequest as request } from './harness.ts';

const letter = { sender_email: 'leila@example.org', subject: 'Presse', message: 'Bonjour,\nmerci.' };

const bodies = (site: ReturnType<typeof backEnd>) =>
  site.db.sqlite
    .prepare('SELECT kind, body FROM message ORDER BY id')
    .all()
    .map(({ kind, body }) => ({ kind, body: JSON.parse(String(body)) as unknown }));

describe('a partnership request', () => {
  test('is stored', async () => {
    const site = backEnd();
    const answer = await site.call('/become-partner/', { body: request });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: 'Partnership request sent successfully!' });
    expect(bodies(site)).toEqual([{ kind: 'partnership', body: request }]);
  });

  test('may have no reason, and a repeated reason is stored once', async () => {
    const site = backEnd();
    const without = { ...request, partnershipReason: undefined };
    expect((await site.call('/become-partner/', { body: without })).status).toBe(200);
    await site.call('/become-partner/', { body: { ...request, partnershipReason: ['values', 'values'] } });
    expect(bodies(site)).toMatchObject([
      { body: { partnershipReason: [] } },
      { body: { partnershipReason: ['values'] } },
    ]);
  });

  const required = ['firstName', 'lastName', 'email', 'phone', 'jobTitle', 'experienceField', 'website'];

  test.each(required)('requires %s', async (field) => {
    const site = backEnd();
    for (const value of [undefined, '', '  ', '\u00a0\u200b']) {
      const answer = await site.call('/become-partner/', { body: { ...request, [field]: value } });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: expect.stringMatching(/^(?!.*\w+:).+\.$/) as unknown,
        [field]: [expect.any(String)],
      });
    }
    expect(count(site.db, 'message')).toBe(0);
  });

  test.each([
    ['email', 'leila'],
    ['website', 'example.org'],
    ['website', 'javascript:alert(1)'],
    ['website', 'ftp://example.org'],
    ['partnershipReason', ['money']],
    ['partnershipReason', 'support'],
    ['firstName', 'a\r\nBcc: all@example.org'],
  ])('is refused with %s %j', async (field, value) => {
    const answer = await backEnd().call('/become-partner/', { body: { ...request, [field]: value } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ [field]: [expect.any(String)] });
  });
});

describe('a letter to the organisers', () => {
  test('cannot reverse the text of a mail’s subject or a spreadsheet’s row', async () => {
    const { call, db } = backEnd();
    const subject = 'Facture \u202efdp.exe\u202c \u2066ضوء\u2069';
    await call('/send-email/', { body: { sender_email: 'a@example.org', subject, message: 'Bonjour' } });
    const [stored] = createMessageRepository(db.sqlite).all();
    if (!stored) throw new Error('Nothing was kept.');
    expect(compose(stored).subject).toBe('[Contact] Facture fdp.exe ضوء');
    expect(exportCsv(db.sqlite, 'messages')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  test('is stored', async () => {
    const site = backEnd();
    const answer = await site.call('/send-email/', { body: letter });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: 'Message sent successfully!' });
    expect(bodies(site)).toEqual([{ kind: 'contact', body: letter }]);
  });

  test.each(['subject', 'sender_email'])('may have no %s', async (field) => {
    for (const value of [undefined, '', ' ']) {
      const site = backEnd();
      const body = { ...letter, [field]: value };
      expect((await site.call('/send-email/', { body })).status).toBe(200);
      expect(bodies(site)).toEqual([{ kind: 'contact', body: { ...letter, [field]: '' } }]);
    }
  });

  test.each([
    ['an invalid address', { sender_email: 'leila at example.org' }],
    ['an address with a second line', { sender_email: 'leila@example.org\nBcc: all@example.org' }],
    ['a subject with a second line', { subject: 'a\r\nBcc: all@example.org' }],
    ['a blank message', { message: ' \n ' }],
    ['a message of invisible characters', { message: '\u200b\u2060\u3164\u2800\u00ad' }],
    ['no message', { message: undefined }],
    ['a message that is too long', { message: 'a'.repeat(10_001) }],
  ])('is refused with %s', async (_, more) => {
    const site = backEnd();
    const answer = await site.call('/send-email/', { body: { ...letter, ...more } });
    expect(answer.status).toBe(400);
    const [field = ''] = Object.keys(more);
    expect(await answer.json()).toMatchObject({
      error: expect.any(String) as unknown,
      [field]: [expect.any(String)],
    });
    expect(count(site.db, 'message')).toBe(0);
  });

  test('after many others from one address has to wait, and the answer is as the form expects', async () => {
    const site = backEnd({ limits: { message: { capacity: 2, refillMs: 30_000 } } });
    const send = (from: string) => site.call('/send-email/', { body: letter, from });
    await send('10.0.0.1');
    await send('10.0.0.1');
    const answer = await send('10.0.0.1');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('30');
    expect(await answer.json()).toMatchObject({
      error: 'Too many requests. Please try again in 30 seconds.',
    });
    expect((await send('10.0.0.2')).status).toBe(200);
    site.clock.now += 30_000;
    expect((await send('10.0.0.1')).status).toBe(200);
  });
});

describe('a body', () => {
  const paths = ['/register/', '/login/', '/become-partner/', '/send-email/'];

  test.each(paths)('of %s must be a JSON object', async (path) => {
    for (const body of ['', '{', '[]', 'null', '"text"', '1']) {
      const answer = await backEnd().call(path, { body });
      expect(answer.status, body).toBe(400);
      expect(await answer.json()).toMatchObject({ non_field_errors: ['Send a JSON object.'] });
    }
  });

  test.each(paths)('of %s must have the content type of JSON', async (path) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const answer = await backEnd().call(path, { body: letter, headers: { 'Content-Type': type } });
      expect(answer.status, type).toBe(415);
    }
  });

  test('may state its charset', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await backEnd().call('/send-email/', { body: letter, headers })).status).toBe(200);
  });

  test.each(paths)('of %s must not exceed the size limit', async (path) => {
    const body = { ...letter, padding: 'x'.repeat(65 * 1024) };
    const answer = await backEnd().call(path, { body });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ detail: 'Send at most 65536 bytes.' });
  });

  test('whose Content-Length is too large is refused unread', async () => {
    const headers = { 'Content-Length': String(10 ** 9) };
    expect((await backEnd().call('/send-email/', { body: letter, headers })).status).toBe(413);
  });

  test('that is not UTF-8 is refused', async () => {
    const site = backEnd();
    const answer = await site.app.request('/api/send-email/', {
      method: 'POST',
      headers: { 'X-App-Key': 'test-key', 'Content-Type': 'application/json' },
      body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    });
    expect(answer.status).toBe(400);
  });
});
