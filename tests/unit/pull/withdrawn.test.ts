import { describe, expect, it } from 'vitest';
import { slugsOfEvents } from '../../../src/domain/event/event-slugs.ts';
import { ids } from '../domain/builders.ts';
import { HOUR, pulled, titled } from './harness.ts';

const others = () => [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((id) => titled(id, `Titre ${id}`));
const intervenants = [{ id: 1, role: 2, personne: 2 }];
const activite = [{ id: 10, intitule: 'Soirée', intro_fr: '<p>Une soirée.</p>', intervenants }];
const evening = () => titled(1, 'Soirée', { lieu: 1, activite });
const talk = () => titled(2, 'Rencontre', { parent: 1 });

/** Pulls the festival once. @returns a function that pulls it again and returns its records. */
async function pulledOnce() {
  const { next, snapshot } = await pulled({
    '/evenements/': [evening(), talk(), ...others()],
    '/roles/': [{ id: 2, intitule: 'Artistes' }],
  });
  return async (lists: Record<string, unknown>) => {
    expect((await next(lists)).outcome).toBe('new');
    const { festival, changes } = snapshot();
    return { ...festival, changes, slugs: slugsOfEvents([...festival.events, ...festival.withdrawn]) };
  };
}

describe('an event that the back end no longer sends', () => {
  it('is kept as last known, with the time of its withdrawal whatever later pulls find, and is in no list', async () => {
    const next = await pulledOnce();
    const { events, withdrawn } = await next({ '/evenements/': [talk(), ...others()] });
    expect(ids(events)).not.toContain(1);
    const participants = [{ personId: 2 }];
    expect(withdrawn).toMatchObject([
      {
        id: 1,
        withdrawnAt: '2024-10-12T18:00:00.000Z',
        placeId: 1,
        time: { firstDay: '2024-10-12' },
        activities: [{ title: { fr: 'Soirée' }, intro: { fr: '<p>Une soirée.</p>' }, participants }],
      },
    ]);
    const later = await next({ '/lieux/': [{ id: 1, nom: 'Grand Kiosque' }] });
    expect(later.withdrawn).toMatchObject([{ id: 1, withdrawnAt: '2024-10-12T18:00:00.000Z' }]);
  });

  it('is kept with its children', async () => {
    const next = await pulledOnce();
    const { withdrawn } = await next({ '/evenements/': others() });
    expect(withdrawn).toMatchObject([
      { id: 1, childIds: [2] },
      { id: 2, parentId: 1 },
    ]);
  });

  it('never loses its address to another event', async () => {
    const next = await pulledOnce();
    await next({ '/evenements/': [talk(), ...others()] });
    const another = titled(50, 'Soirée', { date: '2024-10-13T19:00:00+01:00' });
    const { slugs, changes } = await next({ '/evenements/': [talk(), ...others(), another] });
    expect([slugs.get(1), slugs.get(50)]).toEqual(['Soirée', 'Soirée_50']);
    expect(changes.formerAddresses).toMatchObject([{ id: 1, slug: 'Soirée', isGone: true }]);
  });

  it('is an event like any other when it comes back', async () => {
    const next = await pulledOnce();
    await next({ '/evenements/': [talk(), ...others()] });
    const { events, withdrawn, changes } = await next({ '/evenements/': [evening(), talk(), ...others()] });
    expect(ids(events)).toContain(1);
    expect(withdrawn).toEqual([]);
    expect(changes.formerAddresses).toEqual([]);
    expect(changes.changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['removed 1', 'added 1']);
  });

  it('still refers to its people and its place, but to no type that has been removed since', async () => {
    const next = await pulledOnce();
    const { withdrawn } = await next({
      '/evenements/': [talk(), ...others()],
      '/lieux/': [{ id: 9, nom: 'Autre' }],
      '/type_evenements/': [{ id: 9, intitule: 'Autre' }],
      '/personnes/': [
        { id: 1, nom: 'Mabrouk' },
        { id: 3, nom: 'Autre' },
      ],
    });
    expect(withdrawn).toMatchObject([
      { id: 1, placeId: 1, typeId: null, activities: [{ participants: [{ personId: 2 }] }] },
    ]);
  });
});

it('a person whom the back end no longer sends is kept as last known, with the time of their withdrawal, and is in no list', async () => {
  const next = await pulledOnce();
  const { persons, withdrawnPersons } = await next({ '/personnes/': [{ id: 2, nom: 'Chelly' }] });
  expect(persons.map(({ id }) => id)).toEqual([2]);
  expect(withdrawnPersons).toMatchObject([
    { id: 1, lastName: 'Mabrouk', withdrawnAt: '2024-10-12T18:00:00.000Z' },
  ]);
});

describe('a venue or an event type that the back end no longer sends', () => {
  const another = [{ id: 9, nom: 'Autre', intitule: 'Autre' }];
  const withdrawnAt = '2024-10-12T18:00:00.000Z';

  it('is kept as last known until it comes back, and events that are still sent no longer refer to it', async () => {
    const next = await pulledOnce();
    const gone = await next({ '/lieux/': another, '/type_evenements/': another });
    expect(gone.places).toMatchObject([{ id: 9 }]);
    expect(gone.withdrawnPlaces).toMatchObject([{ id: 1, name: { fr: 'Kiosque' }, withdrawnAt }]);
    expect(gone.withdrawnTypes).toMatchObject([
      { id: 1, title: { fr: 'Expositions' }, withdrawnAt, editionIds: [1] },
    ]);
    expect(gone.events[0]).toMatchObject({ id: 1, placeId: null, typeId: null });
    const later = await next({ '/lieux/': [...another, { id: 1, nom: 'Kiosque' }] });
    expect(later).toMatchObject({
      withdrawnPlaces: [],
      withdrawnTypes: [{ id: 1, withdrawnAt, editionIds: [1] }],
    });
  });
});

describe('a generic page', () => {
  const venir = { id: 7, intitule_fr: 'Venir', sections: [{ id: 1, content_fr: '<p>En train.</p>' }] };
  const without = [{ id: 1, menu: 1, show: true, intitule_fr: 'Artistes', path: 'artists' }];

  it('keeps its address without a menu entry, and follows the back end as long as that has it', async () => {
    const next = await pulledOnce();
    await next({ '/sousmenu/': without });
    const { pages, withdrawnPages } = await next({ '/pages/7/': { ...venir, intitule_fr: 'Accès' } });
    expect(pages).toMatchObject([{ id: 19 }, { id: 7, title: { fr: 'Accès' } }]);
    expect(withdrawnPages).toEqual([]);
  });

  it('is kept as last known once the back end has not had it for a day, and returns with it', async () => {
    const { next, snapshot, options } = await pulled({});
    await next({ '/sousmenu/': without, '/pages/7/': undefined });
    expect(snapshot().festival).toMatchObject({ pages: [{ id: 7 }, { id: 19 }], withdrawnPages: [] });
    options.clock.now += 24 * HOUR;
    await next({});
    expect(snapshot().festival).toMatchObject({
      pages: [{ id: 19 }],
      withdrawnPages: [
        {
          id: 7,
          sections: [{ content: { fr: '<p>En train.</p>' } }],
          withdrawnAt: '2024-10-13T19:00:00.000Z',
        },
      ],
    });
    await next({});
    expect(snapshot().quarantine).toEqual([]);
    await next({ '/pages/7/': venir });
    expect(snapshot().festival).toMatchObject({ pages: [{ id: 19 }, { id: 7 }], withdrawnPages: [] });
  });
});

describe('an edition that the back end no longer sends', () => {
  const earlier = { id: 9, annee: 2018, intitule: 'Troisième' };
  const current = { id: 1, annee: 2024, intitule: 'Sixième' };
  const former = titled(50, 'Ancienne', { edition: 9 });

  it('is kept as last known, with its events, whether or not they are still sent', async () => {
    const next = await pulledOnce();
    const events = [evening(), talk(), ...others()];
    await next({
      '/editions/': [current, earlier],
      '/evenements/': [...events, former, titled(51, 'Autre', { edition: 9 })],
    });
    const {
      editions,
      withdrawnEditions,
      events: shown,
      withdrawn,
    } = await next({
      '/editions/': [current],
      '/evenements/': [...events, former],
    });
    expect(editions.map(({ year }) => year)).toEqual([2024]);
    expect(withdrawnEditions).toMatchObject([
      { id: 9, year: 2018, title: { fr: 'Troisième' }, withdrawnAt: '2024-10-12T19:00:00.000Z' },
    ]);
    expect(shown.find(({ id }) => id === 50)).toMatchObject({ editionId: 9 });
    expect(withdrawn).toMatchObject([{ id: 51, editionId: 9 }]);
  });

  it('is an edition like any other when it comes back', async () => {
    const next = await pulledOnce();
    await next({ '/editions/': [current, earlier] });
    await next({ '/editions/': [current] });
    const { editions, withdrawnEditions } = await next({ '/editions/': [current, earlier] });
    expect(editions.map(({ year }) => year)).toEqual([2024, 2018]);
    expect(withdrawnEditions).toEqual([]);
  });
});
