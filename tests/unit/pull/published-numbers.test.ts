import { describe, expect, it } from 'vitest';
import {
  renumberedSince,
  reportRenumbered,
  underPublishedNumbers,
} from '../../../scripts/pull/contract/renumbered.ts';
import { titled } from './harness.ts';
import { festivalGiven, festivalOf, type GivenLists, wireOf } from './to-domain/harness.ts';

/** Names of people by their number. */
type Names = Record<number, string>;
type Numbers = Record<number, number>;

describe('a record', () => {
  /** Returns a festival of these people, the highest number first. */
  const peopled = (names: Names) => {
    const persons = Object.entries(names).map(([id, nom]) => ({ id, nom }));
    return festivalGiven({ persons: persons.reverse() });
  };
  const eventOf2024 = (id: number, more: object = {}): GivenLists => ({
    editions: [2024, 2022].map((annee, index) => ({ id: index + 1, annee })),
    events: [titled(id, 'Aube', { date_end: '2024-10-12T22:00:00+01:00', ...more })],
  });

  it.each<[string, Names, Names, Numbers, Numbers]>([
    ['under a new number keeps its published number', { 1: 'Sow' }, { 9: 'Sow' }, {}, { 9: 1 }],
    ['without a name matches no published record', { 1: '' }, { 9: '' }, {}, {}],
    ['of several is matched in order', { 1: 'Sow', 2: 'Sow' }, { 8: 'Sow', 9: 'Sow' }, {}, { 8: 1, 9: 2 }],
    ['of more with one name than before is not matched', { 1: 'Sow' }, { 8: 'Sow', 9: 'Sow' }, {}, {}],
    ['is new if the published one with its name is still sent', { 1: 'Sow' }, { 1: 'Sow', 9: 'Sow' }, {}, {}],
    ['under a published number is not matched to another', { 1: 'Sow', 2: 'Ben' }, { 2: 'Sow' }, {}, {}],
    ['that was matched before may change its name', { 1: 'Sow' }, { 9: 'Diop' }, { 9: 1, 7: 3 }, { 9: 1 }],
    ['is matched to no number in use', { 1: 'Sow', 2: 'Ben' }, { 8: 'Sow', 9: 'Diop' }, { 9: 1 }, { 9: 1 }],
    ['under its published number again needs no other', { 1: 'Sow' }, { 1: 'Sow' }, { 9: 1 }, {}],
    [
      'under a number in use gets the next free one',
      { 1: 'Sow', 3: 'Ben' },
      { 1: 'Neuf', 3: 'Ben', 9: 'Sow' },
      { 9: 1 },
      { 1: 10, 9: 1 },
    ],
    [
      'gets a number above all that were published',
      { 1: 'Sow', 30: 'Ben' },
      { 1: 'Neuf', 9: 'Sow' },
      { 9: 1 },
      { 1: 31, 9: 1 },
    ],
  ])('%s', (_name, before, given, known, numbers) => {
    const renumbered = renumberedSince(peopled(before), { persons: known }, peopled(given));
    expect(renumbered).toEqual(Object.keys(numbers).length > 0 ? { persons: numbers } : {});
  });

  it.each([
    ['the same event', {}, { events: { 9: 1 } }],
    ['another start', { date: '2024-10-12T20:00:00+01:00' }, {}],
    ['another end', { date_end: '2024-10-12T23:00:00+01:00' }, {}],
    ['another edition', { edition: 2 }, {}],
    ['no edition', { edition: undefined }, {}],
    ['another title', { activite: [{ id: 1, intitule: 'Soir' }] }, {}],
  ])('of an event is matched by title, start, end and edition: %s', (_name, more, renumbered) => {
    const [before, given] = [festivalGiven(eventOf2024(1)), festivalGiven(eventOf2024(9, more))];
    expect(renumberedSince(before, {}, given)).toEqual(renumbered);
    const { events, ...rest } = before;
    const withdrawn = events.map((event) => ({ ...event, withdrawnAt: '2024-10-13T10:00:00.000Z' }));
    expect(renumberedSince({ ...rest, events: [], withdrawn }, {}, given)).toEqual(renumbered);
  });

  it('of any list keeps its published number, also in references to it, and is reported', () => {
    const wire = (shift: number) => {
      const intervenants = [{ id: 5, personne: 3 + shift }];
      const part = { edition: undefined, type: undefined, parent: 10 + shift };
      const visit = titled(11 + shift, 'Visite', { ...part, activite: [{ id: 8, intitule: 'Visite' }] });
      return wireOf({
        editions: [{ id: 1 + shift, annee: 2024, intitule: 'Sixième' }],
        eventTypes: [{ id: 2 + shift, intitule: 'Débats' }],
        persons: [{ id: 3 + shift, nom: 'Sow' }],
        places: [{ id: 4 + shift, nom: 'Kiosque' }],
        participants: [...intervenants, { id: 6 }],
        activities: [{ id: 7, intervenants }, { id: 8 }] as { id: number }[],
        events: [
          titled(10 + shift, 'Aube', {
            edition: 1 + shift,
            type: 2 + shift,
            lieu: 4 + shift,
            activite: [{ id: 7, intitule: 'Aube', intervenants }],
            children: [visit, { id: 12 }],
          }),
        ],
      });
    };
    const numbers = {
      editions: { 101: 1 },
      eventTypes: { 102: 2 },
      persons: { 103: 3 },
      places: { 104: 4 },
      events: { 110: 10, 111: 11 },
    };
    const [before, given] = [festivalOf(wire(0)).festival, festivalOf(wire(100)).festival];
    expect(renumberedSince(before, {}, given)).toEqual(numbers);
    expect(underPublishedNumbers(wire(100), numbers)).toEqual(wire(0));
    expect(underPublishedNumbers(wire(0), {})).toEqual(wire(0));
    const reason = expect.stringMatching(
      /^has given 4 records .* 110 is 10, 111 is 11, 112 is 12$/,
    ) as string;
    expect(reportRenumbered({ events: { 110: 10, 111: 11, 112: 12, 113: 13 } })).toEqual([
      { path: '/api/evenements/', id: null, reason },
    ]);
  });
});
