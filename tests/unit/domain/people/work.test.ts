import { describe, expect, test } from 'vitest';
import { byId } from '../../../../src/domain/model/core.ts';
import { workOfPerson } from '../../../../src/domain/people/people.ts';
import { activity, edition, event, participant, role, timeOf } from '../builders.ts';

const RIM = 12;
const NAMESAKE = 13;
const [artist, curator] = [role(1, { fr: 'Artistes' }, 5), role(3, { fr: 'Commissaire' }, 2)];

/** An event of the edition in which the person has these roles. */
const took = (id: number, editionId: number | null, day: string, roleIds: number[], personId = RIM) =>
  event(id, `Événement ${id}`, {
    editionId,
    time: timeOf(`${day}T18:00`),
    activities: [
      activity(
        id,
        { fr: 'x' },
        roleIds.map((roleId) => participant(personId, roleId)),
      ),
    ],
  });

const festival = (...events: ReturnType<typeof took>[]) => ({
  events,
  by: {
    edition: byId([edition(1, 2024), edition(2, 2022), edition(3, 2013)]),
    role: byId([artist, curator]),
  },
});

const workOf = (...events: ReturnType<typeof took>[]) =>
  workOfPerson(RIM, festival(...events), 'fr').map(({ edition: its, events: roled }) => [
    its?.year ?? null,
    ...roled.map(({ event: { id } }) => id),
  ]);

describe('the work of a person', () => {
  test('comes by edition, latest first, and what belongs to none last', () => {
    const work = workOf(
      took(1, 3, '2013-10-01', [1]),
      took(2, null, '2019-05-01', [1]),
      took(3, 1, '2024-10-12', [1]),
      took(4, 2, '2022-10-01', [1]),
    );
    expect(work).toEqual([
      [2024, 3],
      [2022, 4],
      [2013, 1],
      [null, 2],
    ]);
  });

  test('comes by date within an edition, across months and whatever the role, and what has no date last', () => {
    const work = workOf(
      took(1, 1, '2024-11-02', [1]),
      took(2, 1, '2024-10-12', [3]),
      { ...took(3, 1, '2024-10-11', [1]), time: null },
      took(4, 1, '2024-10-09', [99]),
    );
    expect(work).toEqual([[2024, 4, 2, 1, 3]]);
  });

  test('names each role once, the leading one first', () => {
    const [work] = workOfPerson(RIM, festival(took(1, 1, '2024-10-10', [3, 1, 3])), 'fr');
    expect(work?.events[0]?.roles).toEqual([artist, curator]);
  });

  test('of an edition has the leading role that the person had in any of it', () => {
    const events = [took(1, 1, '2024-10-10', [3]), took(2, 1, '2024-10-12', [1])];
    expect(workOfPerson(RIM, festival(...events), 'fr')[0]?.leading).toEqual(artist);
    expect(workOfPerson(RIM, festival(took(1, 1, '2024-10-10', [99])), 'fr')[0]?.leading).toBeNull();
  });

  test('is found by the person’s id alone: whoever has the same name is someone else', () => {
    expect(workOf(took(1, 1, '2024-10-10', [1]), took(2, 2, '2022-10-10', [1], NAMESAKE))).toEqual([
      [2024, 1],
    ]);
  });
});
