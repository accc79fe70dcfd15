import { expect, test } from 'vitest';
import { recordAt } from '../../../../src/screens/not-found/record-address.ts';
import { readEvent, readPerson } from '../../../../src/stores/live/records.ts';
import { eventWords, personWords } from '../../../../src/screens/not-found/record-words.ts';
import { answering } from '../../pull/client/fake-fetch.ts';
import { moment } from '../../domain/builders.ts';
import { calling, json } from '../../stores/harness.ts';

const at = (address: string) => recordAt(new URL(address, 'https://example.org'));

test.each([
  ['/fr/event/57/', 'event', 57],
  ['/en/event/An_old_title/?id=57', 'event', 57],
  ['/fr/event/1984/?id=57', 'event', 57],
  ['/en/person/12/', 'person', 12],
])('%s names %s %i', (address, kind, id) => {
  expect(at(address)).toEqual({ kind, id });
});

test.each(['/fr/', '/fr/event/', '/fr/event/Title/?id=x', '/fr/person/12/more/', '/event/57/'])(
  '%s names no record',
  (address) => {
    expect(at(address)).toBeNull();
  },
);

/** Lets the back end answer each call with this status and body. */
const answerWith = (status: number, body: unknown) => calling(answering(json(status, body)));

const now = moment('2024-10-12T17:00');

const night = {
  id: '900',
  show: true,
  date: '2024-10-31T20:30:00Z',
  lieu: { id: '3', nom: 'Le Port', nom_en: '' },
  type: { id: 4 },
  inscription_form: 'https://forms.example/',
  activite: [
    { id: 1, intitule: null },
    { id: 2, intitule: 'La nuit', description_fr: '<p>Venez.</p>' },
  ],
};

test('a new event is described from the back end’s record, in festival time', async () => {
  answerWith(200, night);
  const event = await readEvent(900);
  expect(event && eventWords(event, 'en', now)).toMatchObject({
    id: 900,
    title: { text: 'La nuit', lang: 'fr', isFallback: true },
    when: { text: 'Thursday 31\u00a0October 2024, 9.30pm' },
    place: { text: 'Le Port', lang: 'fr' },
    text: { text: '<p>Venez.</p>', lang: 'fr' },
    booking: { kind: 'register', until: '2024-10-31T23:00:00.000Z' },
  });
});

/** Returns the words that the page shows of the event of this record. Event 57 is a self-guided route. */
async function wordsOf(record: Record<string, unknown>) {
  answerWith(200, { id: 900, ...record });
  const event = await readEvent(Number(record.id ?? 900));
  return event && eventWords(event, 'fr', now);
}

test.each([
  ['is full', { statut: 'complet' }, 'full', { kind: 'leave' }],
  ['is over', { date: '2024-10-11T20:30:00Z' }, null, null],
  ['is a self-guided route', { id: 57 }, null, null],
])('an event that %s shows its status, and how it can be booked', async (_, given, status, booking) => {
  const words = await wordsOf({ ...night, ...given });
  expect(words).toMatchObject({ status, booking });
});

test('an event of a type that sells tickets links to them, unless the link is invalid', async () => {
  const bookingOf = async (lien_billetterie: string) =>
    (await wordsOf({ type: 2, lien_billetterie }))?.booking;
  const url = 'https://tickets.example/';
  expect(await bookingOf(url)).toEqual({ kind: 'tickets', url, until: null });
  expect(await bookingOf('javascript:alert(1)')).toBeNull();
});

test.each([
  ['does not exist', 404, { detail: 'Not found.' }],
  ['is hidden', 200, { ...night, show: false }],
  ['has a malformed record', 200, []],
])('an event that %s remains not found', async (_, status, record) => {
  answerWith(status, record);
  expect(await readEvent(900)).toBeNull();
});

test('an error of the back end is not taken for a missing event', async () => {
  answerWith(500, {});
  await expect(readEvent(900)).rejects.toMatchObject({ status: 500 });
});

test('a new person is described by name and biography', async () => {
  const record = { id: 7, prenom: 'Leïla', nom: 'Zarrouk', bio_en: 'Light.' };
  answerWith(200, record);
  const person = await readPerson(7);
  const words = { title: { text: 'Leïla Zarrouk' }, text: { text: 'Light.' } };
  expect(person && personWords(person, 'en')).toMatchObject(words);
});
