import { describe, expect, it } from 'vitest';
import { pull } from '../../../scripts/pull/pull.ts';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { slugsOfEvents } from '../../../src/domain/event/event-slugs.ts';
import { fakeBackEnd, HOUR, pullOptions, temporaryFolder, titled } from './harness.ts';

const others = () => [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((id) => titled(id, `Titre ${id}`));
const evening = (more: object = {}) =>
  titled(1, 'Soirée', {
    lieu: 1,
    activite: [
      {
        id: 10,
        intitule: 'Soirée',
        intro_fr: '<p>Une soirée.</p>',
        intervenants: [{ id: 1, role: 2, personne: 2 }],
      },
    ],
    ...more,
  });
const talk = () => titled(2, 'Rencontre', { parent: 1 });

async function pulled() {
  const backEnd = fakeBackEnd();
  const options = pullOptions(backEnd, temporaryFolder());
  const next = async (lists: Record<string, unknown>) => {
    Object.assign(backEnd.lists, lists);
    options.clock.now += HOUR;
    expect((await pull(options)).outcome).toBe('new');
    const { festival, changes } = readSnapshot(options.snapshots);
    return { ...festival, changes, slugs: slugsOfEvents([...festival.events, ...festival.withdrawn]) };
  };
  await next({
    '/evenements/': [evening(), talk(), ...others()],
    '/roles/': [{ id: 2, intitule: 'Artistes' }],
  });
  return { next };
}

const eventIds = (events: readonly { id: number }[]) => events.map(({ id }) => id);

describe('an event that the back end no longer gives', () => {
  it('stays as it was last known, with the hour it was missed at, and is in no list', async () => {
    const { next } = await pulled();
    const { events, withdrawn } = await next({ '/evenements/': [talk(), ...others()] });
    expect(eventIds(events)).not.toContain(1);
    expect(withdrawn).toMatchObject([
      {
        id: 1,
        withdrawnAt: '2024-10-12T18:00:00.000Z',
        placeId: 1,
        time: { firstDay: '2024-10-12' },
        activities: [
          { title: { fr: 'Soirée' }, intro: { fr: '<p>Une soirée.</p>' }, participants: [{ personId: 2 }] },
        ],
      },
    ]);
  });

  it('keeps that hour, whatever the pulls after it find', async () => {
    const { next } = await pulled();
    await next({ '/evenements/': [talk(), ...others()] });
    const { withdrawn } = await next({ '/lieux/': [{ id: 1, nom: 'Grand Kiosque' }] });
    expect(withdrawn).toMatchObject([{ id: 1, withdrawnAt: '2024-10-12T18:00:00.000Z' }]);
  });

  it('stays with those within it', async () => {
    const { next } = await pulled();
    const { withdrawn } = await next({ '/evenements/': others() });
    expect(withdrawn).toMatchObject([
      { id: 1, childIds: [2] },
      { id: 2, parentId: 1 },
    ]);
  });

  it('never gives its address to another', async () => {
    const { next } = await pulled();
    await next({ '/evenements/': [talk(), ...others()] });
    const { slugs, changes } = await next({ '/evenements/': [talk(), ...others(), titled(50, 'Soirée')] });
    expect([slugs.get(1), slugs.get(50)]).toEqual(['Soirée', 'Soirée_50']);
    expect(changes.formerAddresses).toMatchObject([{ id: 1, slug: 'Soirée', isGone: true }]);
  });

  it('is an event like any other when it comes back', async () => {
    const { next } = await pulled();
    await next({ '/evenements/': [talk(), ...others()] });
    const { events, withdrawn, changes } = await next({ '/evenements/': [evening(), talk(), ...others()] });
    expect(eventIds(events)).toContain(1);
    expect(withdrawn).toEqual([]);
    expect(changes.formerAddresses).toEqual([]);
    expect(changes.changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['removed 1', 'added 1']);
  });

  it('refers to nothing that has gone meanwhile', async () => {
    const { next } = await pulled();
    const { withdrawn } = await next({
      '/evenements/': [talk(), ...others()],
      '/lieux/': [{ id: 9, nom: 'Autre' }],
      '/personnes/': [
        { id: 1, nom: 'Mabrouk' },
        { id: 3, nom: 'Autre' },
      ],
    });
    expect(withdrawn).toMatchObject([{ id: 1, placeId: null, activities: [{ participants: [] }] }]);
  });
});
