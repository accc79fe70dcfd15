import { describe, expect, it } from 'vitest';
import {
  editionWire,
  eventWire,
  subMenuWire,
  personWire,
  placeWire,
  roleWire,
} from '../../../../scripts/pull/wire/records.ts';
import { readRecord, readRecords } from '../../../../scripts/pull/wire/read-record.ts';

const event = (item: object) => readRecord(eventWire, item, 'events');

describe('what the reader accepts', () => {
  it.each([
    ['an id', 31, { id: 31 }],
    ['a numeric string', '31', { id: 31 }],
    ['a nested object', { id: '31', nom: 'Kiosque' }, { id: 31, nom: 'Kiosque' }],
  ])('a reference may be %s', (_name, lieu, expected) => {
    const { records, quarantined } = event({ id: 1, lieu });
    expect(records[0]?.lieu).toEqual(expected);
    expect(quarantined).toEqual([]);
  });

  it.each([
    ['null', null],
    ['blanks alone', ' \n'],
    ['nothing', undefined],
  ])('a field with %s is absent and not reported', (_name, value) => {
    const item = { id: 1, lieu: value, date: value, show: value, activite: value, children: value };
    const { records, quarantined } = event(item);
    expect(records).toEqual([{ id: 1 }]);
    expect(quarantined).toEqual([]);
  });

  it('unknown fields are ignored', () => {
    expect(event({ id: 1, couleur_preferee: { a: 1 } }).records).toEqual([{ id: 1 }]);
  });

  it('numbers may be written as texts', () => {
    const { records } = readRecord(placeWire, { id: '7', latitude: '36.80', longitude: '-10' }, 'places');
    expect(records).toEqual([{ id: 7, latitude: 36.8, longitude: -10 }]);
    expect(readRecord(editionWire, { id: 1, annee: '2009' }, 'editions').records[0]?.annee).toBe(2009);
  });

  it.each([true, false])('%s may also be written as a number or a text', (expected) => {
    for (const show of [expected, Number(expected), String(expected)])
      expect(event({ id: 1, show }).records[0]?.show).toBe(expected);
  });

  it('an event with the address of a form takes registrations', () => {
    const form = 'https://form.example';
    expect(event({ id: 1, inscription_form: form }).records[0]?.inscription_form).toBe(true);
  });

  it('one credit may be a text, and several may be a list', () => {
    const photos = ['Une seule', ['Une', null, 'Deux']].map((credit, id) => ({ id, credit }));
    const read = event({ id: 1, photos: { photos } }).records[0]?.photos?.photos;
    expect(read?.map(({ credit }) => credit)).toEqual([['Une seule'], ['Une', 'Deux']]);
  });

  it('children may be objects or ids, to any depth that a programme has', () => {
    const { records } = event({ id: 1, children: [{ id: 2, children: [{ id: '3' }, 4] }] });
    expect(records[0]?.children?.[0]?.children).toEqual([{ id: 3 }, { id: 4 }]);
  });
});

describe('what the reader leaves out', () => {
  it('a record without an id is left out and reported, and the rest of the list is kept', () => {
    const list = [{ id: 1 }, { intitule: 'x' }, null, { id: 2 }];
    const { records, quarantined } = readRecords(roleWire, list, '/api/roles/');
    expect(records.map(({ id }) => id)).toEqual([1, 2]);
    expect(quarantined).toEqual([
      { path: '/api/roles/ [1].id', id: null, reason: 'is not an identifier; the record is left out' },
      { path: '/api/roles/ [2]', id: null, reason: 'is not an object; the record is left out' },
    ]);
  });

  it('a wrong value of an optional field costs only that value', () => {
    const item = { id: '5', date: 20241012, vernissage: '2024-10-09', lieu: 'Tunis' };
    const { records, quarantined } = event(item);
    expect(records).toEqual([{ id: 5, vernissage: '2024-10-09' }]);
    expect(quarantined).toEqual([
      { path: 'events.date', id: 5, reason: 'is not a text' },
      { path: 'events.lieu.id', id: 5, reason: 'is not an identifier' },
    ]);
    const nested = event({ id: 1, lieu: { id: 3, nom: ['Kiosque'], latitude: 'nord' } });
    expect(nested.records[0]?.lieu).toEqual({ id: 3 });
  });

  it('an unusable nested item costs only itself, and is reported with its path', () => {
    const activite = [
      { intitule: 'sans id', image: 5 },
      { id: 2, intervenants: [{ id: 'x' }, { id: 9, role: 3 }] },
    ];
    const { records, quarantined } = event({ id: 1, activite });
    expect(records[0]?.activite).toEqual([{ id: 2, intervenants: [{ id: 9, role: { id: 3 } }] }]);
    expect(quarantined.map(({ path }) => path)).toEqual([
      'events.activite[0].id',
      'events.activite[1].intervenants[0].id',
    ]);
  });

  it.each([{ oui: true }, 'peut-être', 2])('an event whose show is %j is not shown', (show) => {
    const { records, quarantined } = event({ id: 1, show });
    expect(records).toEqual([]);
    expect(quarantined).toEqual([
      { path: 'events.show', id: 1, reason: 'is not true or false; the record is left out' },
    ]);
  });

  it('an edition with an unreadable year is left out, and one nested in an event costs only itself', () => {
    const edition = { id: 3, annee: 'deux mille' };
    expect(readRecord(editionWire, edition, 'editions').records).toEqual([]);
    expect(event({ id: 1, edition }).records).toEqual([{ id: 1 }]);
  });

  it('a menu that cannot be read costs an entry of the sub-menu only its reference to it', () => {
    const { records } = readRecord(subMenuWire, { id: 1, menu: { id: 2, show: 'x' } }, 'submenu');
    expect(records).toEqual([{ id: 1 }]);
  });

  it('a record nested deeper than any programme is left out instead of breaking the pull', () => {
    let bomb: object = { id: 1 };
    for (let depth = 0; depth < 5000; depth++) bomb = { id: 1, children: [bomb] };
    expect(event(bomb)).toMatchObject({
      records: [],
      quarantined: [{ reason: expect.stringContaining('deep') as string }],
    });
  });

  it('a text that no editor can have written, e.g. a pasted picture, is left out and reported', () => {
    const bio_fr = `<img src="data:image/png;base64,${'A'.repeat(1_000_000)}">`;
    const { records, quarantined } = readRecord(personWire, { id: 9, nom: 'Chelly', bio_fr }, 'persons');
    expect(records).toEqual([{ id: 9, nom: 'Chelly' }]);
    expect(quarantined).toMatchObject([
      { path: 'persons.bio_fr', id: 9, reason: expect.stringContaining('pictures pasted into it') as string },
    ]);
  });

  it('a prototype in the data is ignored', () => {
    const item: unknown = JSON.parse('{"id": 1, "__proto__": {"show": false}}');
    expect(readRecord(eventWire, item, 'events').records).toEqual([{ id: 1 }]);
  });
});
