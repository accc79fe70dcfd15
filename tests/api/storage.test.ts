import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../scripts/api/db/open.ts';
import { seedFestival } from '../../scripts/api/db/seed.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { fixtureFestival } from './fixture-festival.ts';
import { event } from './fixture-rows.ts';
import { answered, backEnd, count, ids, PASSWORD, signIn } from './harness.ts';

const letter = { sender_email: 'leila@example.org', subject: 'Presse', message: 'Bonjour' };
let folder = '';
let file = '';

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'deep', 'api.sqlite');
});

describe('the database file', () => {
  test('is created with its folder, for its owner only', () => {
    openStore(file).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('keeps the data of visitors when it is opened again', async () => {
    const before = backEnd({ db: openStore(file) });
    const token = await signIn(before);
    await before.call('/subscribe/2/', { method: 'POST', token });
    await before.call('/send-email/', { body: letter });
    before.db.close();

    const after = backEnd({ db: openStore(file) });
    expect(await (await after.call('/subscriptions/', { token })).json()).toEqual([{ id: 1, event: 2 }]);
    expect((await after.call('/login/', { body: { username: 'leila', password: PASSWORD } })).status).toBe(
      200,
    );
    expect(count(after.db, 'message')).toBe(1);
    after.db.close();
  });

  test('of a newer program is refused with what to do', () => {
    const db = openStore(file);
    db.sqlite.exec('PRAGMA user_version = 99');
    db.close();
    expect(() => openStore(file)).toThrow(/version 99.*newer program or another API_DB/);
  });
});

test('a restored copy of the database does not reuse answers from before it was restored', async () => {
  const events = [2, 4].map((id) => event(id, { inscription_form: true, jauge: 1 }));
  const festival = { ...fixtureFestival(), events };
  const lost = backEnd({ festival });
  const token = await signIn(lost);
  lost.db.sqlite.prepare('VACUUM INTO ?').run(join(folder, 'copy.sqlite'));
  await lost.call('/subscribe/2/', { method: 'POST', token });
  const tag = (await lost.call('/evenements/')).headers.get('ETag') ?? '';
  const restored = backEnd({ db: openStore(join(folder, 'copy.sqlite')), festival });
  await restored.call('/subscribe/4/', { method: 'POST', token });
  const answer = await restored.call('/evenements/', { headers: { 'If-None-Match': tag } });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject([
    { id: 2, statut: null },
    { id: 4, statut: 'complet' },
  ]);
  restored.db.close();
});

describe('two back ends on one file', () => {
  test('see each other’s accounts, sessions and subscriptions', async () => {
    const one = backEnd({ db: openStore(file) });
    const other = backEnd({ db: openStore(file) });
    const token = await signIn(one);
    expect((await other.call('/subscribe/2/', { method: 'POST', token })).status).toBe(201);
    expect((await one.call('/subscribe/2/', { method: 'POST', token })).status).toBe(200);
    await one.call('/logout/', { method: 'POST', token });
    expect((await other.call('/subscriptions/', { token })).status).toBe(401);
    one.db.close();
    other.db.close();
  });

  test('both serve the new festival once one of them has it', async () => {
    const one = backEnd({ db: openStore(file) });
    const tag = (await one.call('/evenements/')).headers.get('ETag') ?? '';
    await one.call('/s/?search=evenement');
    const festival = fixtureFestival();
    const other = backEnd({ db: openStore(file), festival: { ...festival, events: [event(70)] } });
    const answer = await one.call('/evenements/', { headers: { 'If-None-Match': tag } });
    expect(answer.status).toBe(200);
    expect(await ids(answer)).toEqual([70]);
    expect(await (await one.call('/s/?search=evenement')).json()).toMatchObject({ event: [{ id: 70 }] });
    one.db.close();
    other.db.close();
  });
});

describe('seeding', () => {
  test('is done once for the same festival', () => {
    const { db } = backEnd();
    expect(seedFestival(db.sqlite, fixtureFestival())).toBe(false);
    expect(seedFestival(db.sqlite, { ...fixtureFestival(), socials: [] })).toBe(true);
  });

  test.each([
    ['Event 1 refers to places 99', [event(1, { lieu: 99 })]],
    ['Event 1 refers to events 99', [event(1, { parent: 99 })]],
    ['Event 1 is its own ancestor', [event(1, { parent: 1 })]],
    ['Event 1 has a wrong date', [event(1, { date: '12/10/2024' })]],
    ['two events with the id 1', [event(1), event(1)]],
  ])('refuses a festival that contradicts itself: %s', (message, events) => {
    const { db } = backEnd();
    const festival = { ...fixtureFestival(), events };
    expect(() => seedFestival(db.sqlite, festival)).toThrow(message);
    expect(count(db, 'event')).toBe(7);
  });
});

test('a full disk makes writes fail with an answer that says so until it has room again, while reads still succeed', async () => {
  const site = backEnd({ db: openStore(file) });
  const pages = site.db.sqlite.prepare('PRAGMA page_count').get()?.['page_count'];
  // Stops the file from growing: SQLite then behaves as on a full disk.
  site.db.sqlite.exec(`PRAGMA max_page_count = ${Number(pages)}`);
  const body = { ...letter, message: 'x'.repeat(9000) };
  const send = () => site.call('/send-email/', { body });
  let sent = 0;
  let answer = await send();
  for (; answer.ok; answer = await send()) sent += 1;
  const detail = 'Nothing can be saved at the moment. Please try again later.';
  expect(await answered(answer)).toMatchObject([507, { detail }]);
  expect(count(site.db, 'message')).toBe(sent);
  expect(site.reports).toHaveLength(1);
  expect((await site.call('/evenements/')).status).toBe(200);
  site.db.sqlite.exec('PRAGMA max_page_count = 1000000');
  expect((await send()).status).toBe(200);
  site.db.close();
});

describe('simultaneous writes', () => {
  test('share a transaction in which one may fail alone', async () => {
    const { db } = backEnd();
    const insertMessage = (id: number) =>
      db.sqlite
        .prepare("INSERT INTO message (id, kind, body, created_at) VALUES (?, 'contact', '{}', 0)")
        .run(id);
    const results = await Promise.allSettled([
      db.write(() => insertMessage(1)),
      db.write(() => {
        insertMessage(2);
        throw new Error('refused');
      }),
      db.write(() => insertMessage(3)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(db.sqlite.prepare('SELECT id FROM message').all()).toEqual([{ id: 1 }, { id: 3 }]);
  });

  test('are all on the disk before the database closes', async () => {
    const site = backEnd({ db: openStore(file) });
    const written = site.db.write(() =>
      site.db.sqlite.exec("INSERT INTO message (kind, body, created_at) VALUES ('contact', '{}', 0)"),
    );
    site.db.close();
    await written;
    const again = openStore(file);
    expect(count(again, 'message')).toBe(1);
    again.close();
  });
});
