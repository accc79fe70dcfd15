import { describe, expect, test } from 'vitest';
import { answered, backEnd, ids } from './harness.ts';

const { call } = backEnd();
const events = (query: string) => ids(call(`/evenements/?${query}`));

describe('the list of events', () => {
  test('has every shown event, sorted by start, undated ones last', async () => {
    expect(await ids(call('/evenements/'))).toEqual([8, 1, 2, 3, 4, 6, 7]);
  });

  test('has events with their references, as the contract names them', async () => {
    const [event] = (await (await call('/evenements/?date_debut=2024-10-09')).json()) as object[];
    const intervenants = [
      { role: { id: 3, intitule: 'Commissaire' }, personne: { id: 1, prenom: 'Lamia', nom: 'Ayari' } },
      { role: { id: 4, ordre: null }, personne: { id: 2 } },
    ];
    expect(event).toMatchObject({
      id: 1,
      parent: null,
      lieu: 1,
      type: 1,
      edition: 1,
      photos: { photos: [{ id: 7, credit: ['L. Ayari'] }] },
      videos: [],
      activite: [
        { id: 10, type: { id: 1, intitule: 'Exposition', intitule_en: 'Exhibition' }, intervenants },
      ],
    });
    expect(JSON.stringify(event)).not.toContain('Biographie');
  });

  test('nests children to any depth, each with its parent, without hidden ones', async () => {
    const event: unknown = await (await call('/evenements/1/')).json();
    expect(event).toMatchObject({
      children: [{ id: 2, parent: { id: 1 }, children: [{ id: 3, parent: { id: 2 }, children: [] }] }],
    });
    expect((event as { children: unknown[] }).children).toHaveLength(1);
  });

  test('has the child of a hidden event as an event without a parent', async () => {
    expect(await (await call('/evenements/6/')).json()).toMatchObject({ id: 6, parent: null });
    expect(await events('has_parent=false')).toContain(6);
  });
});

test.each([
  ['an edition', 'edition=2', [8]],
  ['a type', 'type=1', [8, 1, 7]],
  ['the type of an activity', 'activity_type=2', [2, 4]],
  ['a person', 'personne_id=2', [1, 2]],
  ['parts of events', 'has_parent=true', [2, 3]],
  ['events that are not part of another', 'has_parent=false', [8, 1, 4, 6, 7]],
  ['events that begin on a day', 'date_debut=2024-10-12', [2, 3, 4]],
  ['every event, if they are unknown', 'unknown=1', [8, 1, 2, 3, 4, 6, 7]],
  ['what matches all of several', 'edition=1&type=4&has_parent=true&personne_id=2', [2]],
  ['no exhibition before its first day', 'exact_date=2024-10-08&type=1', []],
  ['an exhibition on its first day', 'exact_date=2024-10-09&type=1', [1]],
  ['an exhibition on a day in between, but no event without a date', 'exact_date=2024-10-25&type=1', [1]],
  ['an exhibition on its last day', 'exact_date=2024-11-09&type=1', [1]],
  ['no exhibition after its last day', 'exact_date=2024-11-10&type=1', []],
  ['a night on the day on which it starts', 'exact_date=2024-10-12&type=2', [4]],
  ['no night on the day on which it ends', 'exact_date=2024-10-13&type=2', []],
  ['an event by its day in Tunis, whatever offset its date has', 'exact_date=2022-09-02', [8]],
  ['no event by its day in UTC', 'exact_date=2022-09-01', []],
])('filters of events select %s: %s', async (_, query, expected) => {
  expect(await events(query)).toEqual(expected);
});

describe('an invalid filter', () => {
  test.each([
    ['edition', '1.5'],
    ['edition', '-1'],
    ['type', ''],
    ['activity_type', '1 OR 1'],
    ['personne_id', '9'.repeat(20)],
    ['has_parent', 'yes'],
    ['exact_date', '12-10-2024'],
    ['exact_date', '2024-02-30'],
    ['date_debut', '2024-13-01'],
  ])('%s=%s is refused with the name of the field', async (field, value) => {
    const answer = call(`/evenements/?${new URLSearchParams({ [field]: value })}`);
    expect(await answered(answer)).toEqual([400, { [field]: [expect.any(String)] }]);
  });

  test('is reported with every other one, and a filter that is given twice is refused', async () => {
    const [, reasons] = await answered(call('/evenements/?type=x&exact_date=x&edition=1'));
    expect(Object.keys(reasons as object)).toEqual(['type', 'exact_date']);
    expect((await call('/evenements/?type=1&type=2')).status).toBe(400);
  });
});

test('one event is returned with or without a final slash', async () => {
  for (const path of ['/evenements/2', '/evenements/2/'])
    expect(await answered(call(path))).toMatchObject([200, { id: 2, inscription_form: true }]);
});

test.each(['5', '9', '404', 'abc', '9'.repeat(20)])(
  'event %s is not found: missing, hidden or not an id',
  async (id) => {
    expect(await answered(call(`/evenements/${id}/`))).toEqual([404, { detail: 'Not found.' }]);
  },
);
