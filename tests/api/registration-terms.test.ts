import { describe, expect, test } from 'vitest';
import { seedFestival } from '../../scripts/api/db/seed.ts';
import { fixtureFestival } from './fixture-festival.ts';
import { activity, event } from './fixture-rows.ts';
import { answered, type BackEnd, backEnd, count, ids, signIn, signedIn } from './harness.ts';
import type { EventRow } from '../../scripts/api/festival/records/programme.ts';

const HOUR = 60 * 60 * 1000;
const french = { 'Accept-Language': 'fr' };

/** Returns the fixture with one more event that takes registrations: number 30, a child of event 1. */
function withEvent(more: Partial<EventRow>) {
  const festival = fixtureFestival();
  const row = event(30, {
    parent: 1,
    inscription_form: true,
    date: '2024-10-20T10:00:00+01:00',
    activite: [activity(300, 'Atelier cyanotype')],
    ...more,
  });
  return { ...festival, events: [...festival.events, row] };
}

const register = (site: BackEnd, token: string, headers = {}) =>
  site.call('/subscribe/30/', { method: 'POST', token, headers });
const leave = (site: BackEnd, token: string) => site.call('/subscribe/30/', { method: 'DELETE', token });

/** Registers in vain. @returns the reason in English and in French. */
async function refusalOf(site: BackEnd, token: string): Promise<string[]> {
  const answers = [{}, french].map((headers) => answered(register(site, token, headers)));
  return (await Promise.all(answers)).map(([status, body]) => {
    expect(status).toBe(400);
    return (body as { detail: string }).detail;
  });
}

interface Body {
  id: number;
  statut: string | null;
  children?: Body[];
}

/** Returns the status of event 30 in every answer that contains the event. */
async function statusesOf30(site: BackEnd): Promise<(string | null | undefined)[]> {
  const body = async <Answer>(path: string) => (await (await site.call(path)).json()) as Answer;
  const [own, parent, list, found] = await Promise.all([
    body<Body>('/evenements/30/'),
    body<Body>('/evenements/1/'),
    body<Body[]>('/evenements/'),
    body<{ event: Body[] }>('/s/?search=cyanotype'),
  ]);
  const below = (row: Body | undefined) => row?.children?.find(({ id }) => id === 30)?.statut;
  return [
    own.statut,
    below(parent),
    list.find(({ id }) => id === 30)?.statut,
    below(list.find(({ id }) => id === 1)),
    found.event[0]?.statut,
  ];
}
const everywhere = (statut: string | null): (string | null)[] => Array<string | null>(5).fill(statut);

describe('registering for an event that is over', () => {
  const ended: Partial<EventRow> = {
    date_end: '2024-10-12T18:00:00+01:00',
    date: '2024-10-12T16:00:00+01:00',
  };

  test('is refused from the moment it ends, in the visitor’s language', async () => {
    const { site, token } = await signedIn({ festival: withEvent(ended) });
    site.clock.now += HOUR - 1;
    expect((await register(site, token)).status).toBe(201);
    await leave(site, token);
    site.clock.now += 1;
    expect(await refusalOf(site, token)).toEqual(['This event is over.', 'Cet événement est terminé.']);
    expect(count(site.db, 'subscription')).toBe(0);
  });

  const october = (wire: string) => `2024-10-${wire}`;

  test.each([
    ['without an end lasts until its day is over', '12T09:00+01:00', null, '12T23:59', '13T00:00'],
    ['past midnight lasts until its end', '12T22:00+01:00', '13T02:00+01:00', '13T01:59', '13T02:00'],
    ['of several days lasts through its last day', '12', '14', '14T23:59', '15T00:00'],
  ])('is possible until then: an event %s', async (_, start, end, last, over) => {
    const statusAt = async (now: string) => {
      const dates = { date: october(start), date_end: end === null ? null : october(end) };
      const site = backEnd({ festival: withEvent(dates), pinnedNow: october(now) });
      return (await register(site, await signIn(site))).status;
    };
    expect([await statusAt(last), await statusAt(over)]).toEqual([201, 400]);
  });

  test('is never refused if the date is not known yet, or the event is only postponed', async () => {
    for (const more of [{ date: null }, { statut: 'reporte', date: '2030-01-01T10:00' }] as const) {
      const site = backEnd({ festival: withEvent(more), pinnedNow: '2030-01-01T00:00' });
      expect((await register(site, await signIn(site))).status).toBe(201);
    }
  });

  test('does not affect existing registrations, which can be repeated and cancelled', async () => {
    const { site, token } = await signedIn({ festival: withEvent(ended) });
    await register(site, token);
    site.clock.now += 2 * HOUR;
    expect((await register(site, token)).status).toBe(200);
    expect((await leave(site, token)).status).toBe(204);
    expect(await ids(site.call('/subscriptions/', { token }))).toEqual([]);
  });
});

test('registering for an event that is cancelled is refused, and a registered visitor may leave', async () => {
  const before = backEnd({ festival: withEvent({}) });
  const token = await signIn(before);
  await register(before, token);
  const site = backEnd({ db: before.db, festival: withEvent({ statut: 'annule' }) });
  const other = await signIn(site, 'sami');
  const reasons = ['This event has been cancelled.', 'Cet événement est annulé.'];
  expect(await refusalOf(site, other)).toEqual(reasons);
  expect((await leave(site, token)).status).toBe(204);
});

describe('registering for an event with limited places', () => {
  test('is refused once they are taken, and possible again when one is given back', async () => {
    const site = backEnd({ festival: withEvent({ jauge: 2 }) });
    const [leila, sami, nour] = [await signIn(site), await signIn(site, 'sami'), await signIn(site, 'nour')];
    await register(site, leila);
    expect((await register(site, sami)).status).toBe(201);
    expect(await refusalOf(site, nour)).toEqual(['This event is full.', 'Cet événement est complet.']);
    expect((await register(site, sami)).status).toBe(200);
    await leave(site, leila);
    expect((await register(site, nour)).status).toBe(201);
  });

  test('gives no place twice, however many register at once', async () => {
    const site = backEnd({ festival: withEvent({ jauge: 3 }) });
    const tokens: string[] = [];
    for (let index = 0; index < 8; index += 1) tokens.push(await signIn(site, `visitor${index}`));
    const answers = await Promise.all(tokens.map((token) => register(site, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400, 400, 400, 400, 400]);
    expect(count(site.db, 'subscription')).toBe(3);
  });

  test('is refused if the organisers have marked it as full', async () => {
    const site = backEnd({ festival: withEvent({ statut: 'complet' }) });
    expect((await register(site, await signIn(site))).status).toBe(400);
  });

  test('sets the status “complet” in every answer while the event is full, and old answers are not reused', async () => {
    const { site, token } = await signedIn({ festival: withEvent({ jauge: 1 }) });
    const etag = (await site.call('/evenements/')).headers.get('ETag') ?? '';
    const again = () => site.call('/evenements/', { headers: { 'If-None-Match': etag } });
    expect(await statusesOf30(site)).toEqual(everywhere(null));
    await register(site, token);
    expect((await again()).status).toBe(200);
    expect(await statusesOf30(site)).toEqual(everywhere('complet'));
    await leave(site, token);
    expect((await again()).status).toBe(200);
    expect(await statusesOf30(site)).toEqual(everywhere(null));
  });

  test('old answers are not reused if a visitor leaves while the organisers allow more places for a time', async () => {
    const { site, token } = await signedIn({ festival: withEvent({ jauge: 2 }) });
    await register(site, token);
    await register(site, await signIn(site, 'sami'));
    expect(await statusesOf30(site)).toEqual(everywhere('complet'));
    const etag = (await site.call('/evenements/')).headers.get('ETag') ?? '';
    seedFestival(site.db.sqlite, withEvent({ jauge: 3 }));
    await leave(site, token);
    seedFestival(site.db.sqlite, withEvent({ jauge: 2 }));
    expect((await site.call('/evenements/', { headers: { 'If-None-Match': etag } })).status).toBe(200);
    expect(await statusesOf30(site)).toEqual(everywhere(null));
  });

  test('is counted again when the festival changes', async () => {
    const before = backEnd({ festival: withEvent({ jauge: 1 }) });
    await register(before, await signIn(before));
    const smaller = backEnd({ db: before.db, festival: withEvent({ jauge: 1, horaires_ouverture: '10 h' }) });
    expect(await statusesOf30(smaller)).toEqual(everywhere('complet'));
    const larger = backEnd({ db: before.db, festival: withEvent({ jauge: 2 }) });
    expect(await statusesOf30(larger)).toEqual(everywhere(null));
    const cancelled = backEnd({ db: before.db, festival: withEvent({ jauge: 1, statut: 'annule' }) });
    expect(await statusesOf30(cancelled)).toEqual(everywhere('annule'));
  });
});
