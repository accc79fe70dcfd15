import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { resources } from '../../../../scripts/pull/read/resources.ts';
import { ApiError } from '../../../../src/back-end/errors.ts';
import { readEvent, readPerson, search } from '../../../../src/stores/live/records.ts';
import { toSession } from '../../../../src/stores/live/session.ts';
import { readSubscriptions } from '../../../../src/stores/live/subscriptions.ts';
import { pageWire } from '../../../../scripts/pull/wire/records.ts';
import { readRecord, readRecords } from '../../../../scripts/pull/wire/read-record.ts';
import { anyBadCharacter, badCharacters } from '../../../fixtures/characters.ts';
import { fieldsOf, isRefusedBy, withField } from '../../../fixtures/wire-fuzz.ts';
import { calling } from '../../stores/harness.ts';
import { serving } from '../client/fake-fetch.ts';

const everyBad = `a${badCharacters.join('b')}c`;

describe('data read by the pull', () => {
  const schemas = [
    ...Object.values(resources).map(({ path, schema }) => [path, schema as z.ZodType] as const),
    ['/pages/', pageWire] as const,
  ];

  it.each(schemas)('%s contains no bad character in any field', (path, schema) => {
    const texts = fieldsOf(schema).filter((field) => !isRefusedBy(field.schema, everyBad));
    const items = texts.map((field, id) => withField(schema, { id }, field.path, everyBad));
    const { records, quarantined } = readRecords(schema, items, path);
    expect([quarantined, records.length]).toEqual([[], texts.length]);
    const read = JSON.stringify(records);
    expect(read).toContain('abb');
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
  const backEnd = serving({
    '/api/evenements/1/': event,
    '/api/personnes/2/': person,
    '/api/s/?search=x': { event: [event], person: [person] },
    '/api/subscriptions/': [{ id: 3, event }],
  });
  const body = { detail: everyBad, email: [everyBad] };
  const refusal = new ApiError('', { kind: 'status', url: '', status: 400, body });

  it.each([
    ['an event', () => readEvent(1)],
    ['a person', () => readPerson(2)],
    ['a search', () => search('x')],
    ['subscriptions', () => readSubscriptions('token')],
    ['a session', () => toSession({ token: 't', user: { username: everyBad, first_name: everyBad } })],
    ['a refusal', () => ({ detail: refusal.detail, fields: refusal.fields })],
  ])('%s contains no bad character', async (_name, read) => {
    calling(backEnd);
    const answer = JSON.stringify(await read());
    expect(answer).toContain('abb');
    expect(answer).not.toMatch(/\\u/);
    expect(answer).not.toMatch(anyBadCharacter);
  });
});
