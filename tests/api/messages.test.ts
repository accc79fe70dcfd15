import { describe, expect, test } from 'vitest';
import { createMessageRepository } from '../../scripts/api/db/message-repository.ts';
import { csvExports } from '../../scripts/api/export.ts';
import { compose } from '../../scripts/api/mail/compose.ts';
import { answered, backEnd, count, partnershipRequest as request } from './harness.ts';

const letter = { sender_email: 'leila@example.org', subject: 'Presse', message: 'Bonjour,\nmerci.' };

const bodies = (site: ReturnType<typeof backEnd>) =>
  site.db.sqlite
    .prepare('SELECT kind, body FROM message ORDER BY id')
    .all()
    .map(({ kind, body }) => ({ kind, body: JSON.parse(String(body)) as unknown }));

test.each([
  ['partnership', '/become-partner/', request, 'Partnership request sent successfully!'],
  ['contact', '/send-email/', letter, 'Message sent successfully!'],
])('a form is stored and confirmed: %s', async (kind, path, body, message) => {
  const site = backEnd();
  expect(await answered(site.call(path, { body }))).toEqual([200, { message }]);
  expect(bodies(site)).toEqual([{ kind, body }]);
});

describe('a partnership request', () => {
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
    for (const value of [undefined, '\u00a0\u200b']) {
      const answer = site.call('/become-partner/', { body: { ...request, [field]: value } });
      const error = expect.stringMatching(/^(?!.*\w+:).+\.$/) as unknown;
      expect(await answered(answer)).toMatchObject([400, { error, [field]: [expect.any(String)] }]);
    }
    expect(count(site.db, 'message')).toBe(0);
  });

  test.each([
    ['email', 'leila'],
    ['website', 'example.org'],
    ['website', 'javascript:alert(1)'],
    ['partnershipReason', ['money']],
    ['partnershipReason', 'support'],
    ['firstName', 'a\r\nBcc: all@example.org'],
  ])('is refused with %s %j', async (field, value) => {
    const answer = backEnd().call('/become-partner/', { body: { ...request, [field]: value } });
    expect(await answered(answer)).toMatchObject([400, { [field]: [expect.any(String)] }]);
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
    expect(csvExports.messages(db.sqlite)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  test('may have neither a subject nor an address', async () => {
    const site = backEnd();
    const body = { subject: ' ', message: 'Bonjour', sender_email: null };
    expect((await site.call('/send-email/', { body })).status).toBe(200);
    expect(bodies(site)).toMatchObject([{ body: { message: 'Bonjour', subject: '', sender_email: '' } }]);
  });

  test.each([
    ['an invalid address', { sender_email: 'leila at example.org' }],
    ['an address with a second line', { sender_email: 'leila@example.org\nBcc: all@example.org' }],
    ['a subject with a second line', { subject: 'a\r\nBcc: all@example.org' }],
    ['a message of invisible characters', { message: '\u200b\u2060\u3164\u2800\u00ad' }],
    ['no message', { message: undefined }],
    ['a message that is too long', { message: 'a'.repeat(10_001) }],
  ])('is refused with %s', async (_, more) => {
    const site = backEnd();
    const answer = site.call('/send-email/', { body: { ...letter, ...more } });
    const [field = ''] = Object.keys(more);
    const error = expect.any(String) as unknown;
    expect(await answered(answer)).toMatchObject([400, { error, [field]: [error] }]);
    expect(count(site.db, 'message')).toBe(0);
  });

  test('after many others from one address has to wait, and the answer is as the form expects', async () => {
    const site = backEnd({ limits: { message: { capacity: 2, refillMs: 30_000 } } });
    const send = (from: string) => site.call('/send-email/', { body: letter, from });
    await send('10.0.0.1');
    await send('10.0.0.1');
    const answer = await send('10.0.0.1');
    expect(answer.headers.get('Retry-After')).toBe('30');
    const error = 'Too many requests. Please try again in 30 seconds.';
    expect(await answered(answer)).toMatchObject([429, { error }]);
    expect((await send('10.0.0.2')).status).toBe(200);
    site.clock.now += 30_000;
    expect((await send('10.0.0.1')).status).toBe(200);
  });
});

describe('a body', () => {
  const paths = ['/register/', '/login/', '/become-partner/', '/send-email/'];

  test.each(paths)('of %s must be a JSON object', async (path) => {
    const refusal = [400, { non_field_errors: ['Send a JSON object.'] }];
    for (const body of ['', '{', '[]', 'null', '"text"'])
      expect(await answered(backEnd().call(path, { body })), body).toMatchObject(refusal);
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

  test.each(paths)(
    'of %s must not exceed the size limit, whether or not it states its size',
    async (path) => {
      const body = { ...letter, padding: 'x'.repeat(65 * 1024) };
      const refusal = [413, { detail: 'Send at most 65536 bytes.' }];
      expect(await answered(backEnd().call(path, { body }))).toMatchObject(refusal);
      const headers = { 'Content-Length': String(10 ** 9) };
      expect(await answered(backEnd().call(path, { body: letter, headers }))).toMatchObject(refusal);
    },
  );

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
