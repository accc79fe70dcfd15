import { beforeEach, describe, expect, it } from 'vitest';
import { demoFestival } from '../../scripts/festival/demo.ts';
import { coreLists } from '../../scripts/pull/read/resources.ts';
import { readFestival } from '../../scripts/pull/read/read-festival.ts';
import { pageNames } from '../../scripts/astro/redirects/redirects.ts';
import { createApiClient } from '../../scripts/pull/client/client.ts';
import { backEndUrl, callBackEnd } from '../../src/stores/live/client.ts';
import { search } from '../../src/stores/live/records.ts';
import { login } from '../../src/stores/live/session.ts';
import { readSubscriptions, subscribe, unsubscribe } from '../../src/stores/live/subscriptions.ts';
import { sendForm } from '../../src/stores/live/forms.ts';
import { festival as site } from '../../src/site/festival.ts';
import { publicEnvironment } from '../../src/site/public-environment.ts';
import type { Fetch } from '../../src/back-end/one-try.ts';
import { calling } from '../unit/stores/harness.ts';
import { backEnd, partnershipRequest, registrationOf } from './harness.ts';

const { apiUrl, apiKey: key, apiKeyHeader: keyHeader } = publicEnvironment;
const connection = { apiUrl, key, keyHeader };

const demo = demoFestival();

/** The embedded back end with the demo festival, in process, as `fetch`. */
const { app } = backEnd({ festival: demo, key });
const fetch: Fetch = async (url, init) => app.request(url, init);

it('the whole festival of the embedded back end is read without corrections or references to missing records', async () => {
  const { festival, quarantined } = await readFestival({
    client: createApiClient({ ...connection, fetch }),
    apiUrl: connection.apiUrl,
    pageNames: new Set(['dhaw', ...pageNames({ SITE_SLUG: 'dhaw', CURRENT_YEAR: 2024 })]),
    ids: site,
    timeZone: demo.timeZone,
    before: null,
    acceptChanges: false,
    now: Date.now(),
    onRead: () => undefined,
  });
  expect(quarantined).toEqual([]);
  expect(coreLists.filter((name) => festival[name].length === 0)).toEqual([]);
  expect(festival.pages.map(({ id }) => id)).toContain(site.legalPageId);
  expect(festival.events.some(({ parentId }) => parentId !== null)).toBe(true);
});

describe('the answers of the embedded back end to what a visitor does', () => {
  beforeEach(() => void calling({ fetch }));

  it('a visitor can register, sign in, subscribe, unsubscribe and sign out', async () => {
    const account = registrationOf('visiteuse');
    const words = expect.any(String) as string;
    const register = () => callBackEnd(backEndUrl('/register/'), { method: 'POST', body: account });
    await register();
    const isTaken = { status: 400, fields: { username: [words] } };
    await expect(register()).rejects.toMatchObject(isTaken);
    await expect(login('visiteuse', 'faux')).rejects.toMatchObject({ status: 400, detail: words });

    const { token, firstName } = await login('visiteuse', account.password);
    expect(firstName).toBe(account.first_name);
    const event = demo.events.find(({ inscription_form, show }) => inscription_form && show);
    const eventId = event?.id ?? 0;
    await subscribe(token, eventId);
    await subscribe(token, eventId);
    expect((await readSubscriptions(token)).map((one) => one.eventId)).toEqual([eventId]);
    await unsubscribe(token, eventId);
    expect(await readSubscriptions(token)).toEqual([]);
    await expect(subscribe(token, 999_999)).rejects.toMatchObject({ status: 404 });
    await callBackEnd(backEndUrl('/logout/'), { method: 'POST', token });
    await expect(readSubscriptions(token)).rejects.toMatchObject({ status: 401 });
  });

  it('search finds people and events', async () => {
    const person = demo.persons[0];
    const { persons } = await search(person?.nom ?? '');
    expect(persons.map(({ id }) => id)).toContain(person?.id);
    const titled = demo.events.find(({ show, activite }) => show && activite[0]?.intitule);
    const { events } = await search(titled?.activite[0]?.intitule ?? '');
    expect(events.map(({ id }) => id)).toContain(titled?.id);
  });

  it('the forms can be sent, and an invalid one is refused', async () => {
    const letter = { sender_email: 'a@example.org', subject: 'Bonjour', message: 'Une question.' };
    await sendForm('contact', letter);
    await sendForm('partnership', partnershipRequest);
    const invalid = sendForm('contact', { ...letter, sender_email: 'pas une adresse' });
    await expect(invalid).rejects.toMatchObject({ kind: 'status' });
  });
});
