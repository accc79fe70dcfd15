import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resources } from '../../../../scripts/pull/read/resources.ts';
import { ApiError } from '../../../../src/back-end/errors.ts';
import { createLiveClient } from '../../../../src/stores/live/client.ts';
import { readEvent, readPerson, search } from '../../../../src/stores/live/records.ts';
import { toSession } from '../../../../src/stores/live/session.ts';
import { readSubscriptions } from '../../../../src/stores/live/subscriptions.ts';
import { pageWire } from '../../../../scripts/pull/wire/records.ts';
import { readRecord } from '../../../../scripts/pull/wire/read-record.ts';
import { anyBadCharacter, badCharacters } from '../../../fixtures/characters.ts';
import { serving } from '../client/fake-fetch.ts';

const everyBad = `a${badCharacters.join('b')}c`;
const DEPTH = 6;

/** Returns a record in which every text field, including nested ones down to `DEPTH`, contains all bad characters. */
function filled(schema: z.ZodType, depth = 0): unknown {
  if (schema instanceof z.ZodOptional) return filled(schema.unwrap() as z.ZodType, depth);
  if (schema instanceof z.ZodPipe) {
    const [first, last] = [schema.in, schema.out].map((one) => filled(one as z.ZodType, depth));
    return first ?? last;
  }
  if (schema instanceof z.ZodArray) return [filled(schema.element as z.ZodType, depth)];
  if (schema instanceof z.ZodString) return everyBad;
  if (schema instanceof z.ZodNumber) return 7;
  if (schema instanceof z.ZodBoolean) return true;
  if (!(schema instanceof z.ZodObject) || depth > DEPTH) return undefined;
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, filled(field as z.ZodType, depth + 1)]),
  );
}

describe('data read by the pull', () => {
  const schemas = [
    ...Object.values(resources).map(({ path, schema }) => [path, schema] as const),
    ['/pages/', pageWire] as const,
  ];

  it.each(schemas)('%s contains no bad character in any field', (path, schema) => {
    const { records, quarantined } = readRecord<unknown>(schema as z.ZodType, filled(schema), path);
    expect(quarantined).toEqual([]);
    const read = JSON.stringify(records);
    expect(read).toMatch(path === '/pdf/' ? /download_url/ : /abb/);
    expect(read).not.toMatch(/\\u/);
    expect(read).not.toMatch(anyBadCharacter);
  });

  it('a text that consists only of bad characters is absent', () => {
    const item = { id: 1, titre: 'x', activite: [{ id: 2, intitule: badCharacters.join('') }] };
    const { records } = readRecord<unknown>(resources.events.schema, item, 'events');
    expect(records).toEqual([{ id: 1, activite: [{ id: 2 }] }]);
  });
});

describe('data read for a visitor', () => {
  const event = {
    id: 1,
    activite: [{ intitule: everyBad, intitule_en: everyBad, intro_fr: everyBad }],
    lieu: { nom: everyBad, nom_en: everyBad },
    date: everyBad,
    lien_billetterie: `https://tickets.example/${everyBad}`,
  };
  const person = { id: 2, prenom: everyBad, nom: everyBad, bio_fr: everyBad };
  const { fetch } = serving({
    '/api/evenements/1/': event,
    '/api/personnes/2/': person,
    '/api/s/?search=x': { event: [event], person: [person] },
    '/api/subscriptions/': [{ id: 3, event }],
  });
  const body = { detail: everyBad, email: [everyBad] };
  const refusal = new ApiError('', { kind: 'status', url: '', status: 400, body });
  const client = createLiveClient({ apiUrl: 'https://api.example', key: 'k', keyHeader: 'X-App-Key', fetch });

  it.each([
    ['an event', () => readEvent(client, 1)],
    ['a person', () => readPerson(client, 2)],
    ['a search', () => search(client, 'x')],
    ['subscriptions', () => readSubscriptions(client, 'token')],
    ['a session', () => toSession({ token: 't', user: { username: everyBad, first_name: everyBad } })],
    ['a refusal', () => ({ detail: refusal.detail, fields: refusal.fields })],
  ])('%s contains no bad character', async (_name, read) => {
    const answer = JSON.stringify(await read());
    expect(answer).toContain('abb');
    expect(answer).not.toMatch(/\\u/);
    expect(answer).not.toMatch(anyBadCharacter);
  });
});
