import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMessageRepository } from '../../scripts/api/db/message-repository.ts';
import { openStore } from '../../scripts/api/db/open.ts';
import { createOutbox } from '../../scripts/api/mail/outbox.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { backEnd, count, partnershipRequest, START } from './harness.ts';
import type { Mail, Mailer } from '../../scripts/api/mail/mailer.ts';

const letter = { sender_email: 'leila@example.org', subject: 'Presse', message: 'Bonjour' };
const MINUTE = 60_000;

/** Creates an outbox, whose mails are collected in `mails` unless another mailer is given. */
function outboxWith(mailer?: Mailer, db = openStore(':memory:')) {
  const mails: Mail[] = [];
  const clock = { now: START };
  const reports: unknown[] = [];
  const outbox = createOutbox(
    db,
    mailer ?? ((mail) => Promise.resolve(void mails.push(mail))),
    () => clock.now,
    (error) => reports.push(error),
  );
  const messages = createMessageRepository(db.sqlite);
  const write = (body = letter) =>
    db.write(() => outbox.add(messages.insert({ kind: 'contact', body }, clock.now)));
  return { db, clock, reports, outbox, mails, write };
}

describe('the outbox', () => {
  test('mails a message once, with replies going to its sender if it has an address', async () => {
    const { outbox, write, db, mails } = outboxWith();
    await write();
    await write({ ...letter, sender_email: '' });
    await outbox.deliverDue();
    await outbox.deliverDue();
    const mail = { id: `message-1-${START}`, subject: '[Contact] Presse', text: 'Bonjour' };
    expect(mails).toEqual([
      { ...mail, replyTo: { name: '', address: 'leila@example.org' } },
      { ...mail, id: `message-2-${START}`, replyTo: null },
    ]);
    expect([count(db, 'outbox'), count(db, 'message')]).toEqual([0, 2]);
  });

  test('keeps a mail that the server refuses, and tries again less and less often', async () => {
    let tries = 0;
    const { outbox, write, clock, reports, db } = outboxWith(() => {
      tries += 1;
      return tries < 4 ? Promise.reject(new Error('refused')) : Promise.resolve();
    });
    await write();
    const triesAfter = async (pause: number) => {
      clock.now += pause;
      await outbox.deliverDue();
      return tries;
    };
    expect(await triesAfter(0)).toBe(1);
    expect(await triesAfter(MINUTE - 1)).toBe(1);
    expect(await triesAfter(1)).toBe(2);
    expect(await triesAfter(2 * MINUTE)).toBe(3);
    expect(await triesAfter(3 * MINUTE)).toBe(3);
    expect(await triesAfter(MINUTE)).toBe(4);
    expect(reports).toHaveLength(3);
    expect(count(db, 'outbox')).toBe(0);
  });

  test('mails the other messages if one is refused', async () => {
    const subjects: string[] = [];
    const { outbox, write } = outboxWith(({ subject }) => {
      subjects.push(subject);
      return subject.includes('bad') ? Promise.reject(new Error('refused')) : Promise.resolve();
    });
    await write({ ...letter, subject: 'bad' });
    await write({ ...letter, subject: 'good' });
    await outbox.deliverDue();
    expect(subjects).toEqual(['[Contact] bad', '[Contact] good']);
  });

  test('does not mail a message that another process is mailing', async () => {
    const { db, outbox, write } = outboxWith(() => new Promise(() => undefined));
    await write();
    void outbox.deliverDue();
    await db.write(() => undefined);
    const other = outboxWith(undefined, db);
    await other.outbox.deliverDue();
    expect(other.mails).toEqual([]);
    other.clock.now += 5 * MINUTE;
    await other.outbox.deliverDue();
    expect(other.mails).toHaveLength(1);
  });

  test('waits only briefly for a mail server when it is stopped, and keeps that mail', async () => {
    const { outbox, write, db } = outboxWith(() => new Promise(() => undefined));
    await write();
    void outbox.deliverDue();
    await outbox.stop(10);
    expect(count(db, 'outbox')).toBe(1);
  });

  test('starts no other mail once it is stopped', async () => {
    let finish = (): void => undefined;
    let tries = 0;
    const { outbox, write, db } = outboxWith(() => {
      tries += 1;
      return new Promise((resolve) => (finish = resolve));
    });
    await write();
    await write();
    void outbox.deliverDue();
    while (tries === 0) await db.write(() => undefined);
    const stopped = outbox.stop(10_000);
    finish();
    await stopped;
    expect(tries).toBe(1);
    expect(count(db, 'outbox')).toBe(1);
  });
});

describe('a message from a visitor', () => {
  test('is answered and stored even if the mail server never answers', async () => {
    const { db, outbox } = outboxWith(() => new Promise(() => undefined));
    const site = backEnd({ db, outbox });
    expect((await site.call('/send-email/', { body: letter })).status).toBe(200);
    expect(count(db, 'message')).toBe(1);
    expect(count(db, 'outbox')).toBe(1);
  });

  test('is mailed without waiting for the next interval', async () => {
    const { db, outbox, mails } = outboxWith();
    const site = backEnd({ db, outbox });
    await site.call('/become-partner/', { body: partnershipRequest });
    await outbox.deliverDue();
    expect(mails).toMatchObject([
      {
        subject: '[Partenariat] Leïla Ayari',
        replyTo: { name: 'Leïla Ayari', address: 'leila@example.org' },
        text: expect.stringContaining('Raisons : soutien, valeurs') as unknown,
      },
    ]);
  });

  test('is mailed exactly once, whichever of two processes on one file receives it', async () => {
    const file = join(temporaryFolder(), 'api.sqlite');
    const processes = [1, 2].map(() => outboxWith(undefined, openStore(file)));
    const sites = processes.map(({ db, outbox }) => backEnd({ db, outbox }));
    const subjects = ['one', 'two', 'three', 'four'];
    const send = async (subject: string, index: number) =>
      sites[index % 2]?.call('/send-email/', { body: { ...letter, subject } });
    await Promise.all(subjects.map(send));
    await Promise.all(processes.map(({ outbox }) => outbox.deliverDue()));
    const mailed = processes.flatMap(({ mails }) => mails.map(({ subject }) => subject));
    expect(mailed.sort()).toEqual(subjects.map((subject) => `[Contact] ${subject}`).sort());
    for (const { db } of processes) db.close();
  });
});
