import { describe, expect, it } from 'vitest';
import { numbered, pulled, titled } from './harness.ts';

const programme = () => numbered(5, { lieu: 1 });

/** Pulls a festival once. @returns a function that pulls it again and returns the change record. */
async function pulledOnce() {
  const { nextSnapshot } = await pulled({ '/evenements/': programme() });
  return async (lists: Record<string, unknown>) => (await nextSnapshot(lists)).changes;
}

describe('the change record', () => {
  it('is empty after the first pull: a whole festival is not a change', async () => {
    const next = await pulledOnce();
    expect(await next({})).toEqual({ changes: [], formerAddresses: [] });
  });

  it('lists events that were added, removed, moved in time or place, or retitled, with the time of the pull', async () => {
    const next = await pulledOnce();
    const [first, , third, fourth, fifth] = programme();
    const { changes } = await next({
      '/evenements/': [
        first,
        titled(9, 'Neuf'),
        { ...third, date: '2024-10-13T19:00:00+01:00' },
        { ...fourth, lieu: null },
        { ...fifth, activite: [{ id: 50, intitule: 'Autre' }] },
      ],
    });
    expect(changes.map(({ kind, id, title }) => `${kind} ${id} ${title.fr ?? ''}`)).toEqual([
      'added 9 Neuf',
      'moved 3 Titre 3',
      'moved 4 Titre 4',
      'retitled 5 Autre',
      'removed 2 Titre 2',
    ]);
    const [added, moved, displaced, retitled, removed] = changes;
    const was = { starts: '2024-10-12T18:00:00.000Z', ends: null, placeId: 1, place: { fr: 'Kiosque' } };
    expect(moved).toMatchObject({ pulledAt: '2024-10-12T18:00:00.000Z', entity: 'event', year: 2024 });
    expect([moved?.before, moved?.after]).toEqual([was, { ...was, starts: '2024-10-13T18:00:00.000Z' }]);
    expect([displaced?.before, displaced?.after]).toEqual([was, { ...was, placeId: null, place: {} }]);
    expect([retitled?.before, retitled?.after]).toEqual([{ title: { fr: 'Titre 5' } }, was]);
    expect([added?.before, removed?.before, removed?.after]).toEqual([null, was, null]);
  });

  it('lists events that were cancelled, postponed or resumed, but not those that became full', async () => {
    const next = await pulledOnce();
    const [first, second, third, ...others] = programme();
    const withStatuses = (...statuses: (string | null)[]) => ({
      '/evenements/': [
        ...[first, second, third].map((event, index) => ({ ...event, statut: statuses[index] })),
        ...others,
      ],
    });
    await next(withStatuses('annule', 'reporte', 'complet'));
    const { changes } = await next(withStatuses('annule', 'complet', null));
    expect(changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'cancelled 1',
      'postponed 2',
      'resumed 2',
    ]);
  });

  it('keeps the former addresses of removed and renamed events', async () => {
    const next = await pulledOnce();
    const { formerAddresses } = await next({
      '/evenements/': [...programme().slice(1, 4), titled(5, 'Autre')],
    });
    expect(formerAddresses).toMatchObject([
      { entity: 'event', id: 5, slug: 'Titre_5', isGone: false, title: { fr: 'Titre 5' } },
      { entity: 'event', id: 1, slug: 'Titre_1', isGone: true, title: { fr: 'Titre 1' }, year: 2024 },
    ]);
  });

  it('keeps the former year of an edition whose year changed', async () => {
    const next = await pulledOnce();
    const edition = { id: 1, intitule: 'Sixième', date_debut: '2024-10-09', date_fin: '2024-11-09' };
    const renamed = await next({ '/editions/': [{ ...edition, annee: 2025 }] });
    expect(renamed.formerAddresses).toMatchObject([{ entity: 'edition', id: 1, year: 2024, isGone: false }]);
    const again = await next({ '/editions/': [{ ...edition, annee: 2024 }] });
    expect(again.formerAddresses).toMatchObject([{ entity: 'edition', id: 1, year: 2025, isGone: false }]);
  });

  it('drops a former address that is in use again, and keeps the others', async () => {
    const next = await pulledOnce();
    await next({ '/evenements/': programme().slice(0, 4) });
    await next({ '/evenements/': [...programme().slice(0, 3), titled(4, 'Autre', { lieu: 1 })] });
    const { changes, formerAddresses } = await next({
      '/evenements/': [
        ...programme().slice(0, 3),
        titled(4, 'Autre', { lieu: 1 }),
        titled(5, 'Titre 5', { lieu: 1 }),
      ],
    });
    expect(changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['removed 5', 'retitled 4', 'added 5']);
    expect(formerAddresses.map(({ slug }) => slug)).toEqual(['Titre_4']);
  });

  it('includes editions and people', async () => {
    const next = await pulledOnce();
    const { changes } = await next({
      '/editions/': [
        { id: 1, annee: 2024, intitule: 'Sixième', date_debut: '2024-10-10', date_fin: '2024-11-09' },
        { id: 2, annee: 2026, intitule: 'Septième' },
      ],
      '/personnes/': [
        { id: 1, nom: 'Mabrouk', prenom: 'Ines' },
        { id: 2, nom: 'Chelly' },
      ],
    });
    expect(changes.map(({ kind, entity, id }) => `${kind} ${entity} ${id}`)).toEqual([
      'added edition 2',
      'moved edition 1',
      'retitled person 1',
    ]);
  });
});

it('the revision number of an event grows with each change only, and continues when the event comes back', async () => {
  const { nextSnapshot } = await pulled({ '/evenements/': programme() });
  const revisionsAfter = async (events: Record<string, unknown>[]) =>
    (await nextSnapshot({ '/evenements/': events })).manifest.revisions;
  const [first, ...rest] = programme();
  const moved = { ...first, date: '2024-10-13T19:00:00+01:00' };
  expect(await revisionsAfter(programme())).toEqual({});
  expect(await revisionsAfter([moved, ...rest])).toEqual({ 1: 1 });
  expect(await revisionsAfter([moved, ...rest, titled(6, 'Six')])).toEqual({ 1: 1 });
  expect(await revisionsAfter([...rest, titled(6, 'Six')])).toEqual({ 1: 2 });
  expect(await revisionsAfter([moved, ...rest, titled(6, 'Six')])).toEqual({ 1: 3 });
});
