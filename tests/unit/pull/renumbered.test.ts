import { describe, expect, it } from 'vitest';
import { forget } from '../../../scripts/pull/forget/forget.ts';
import { recordNamed } from '../../../scripts/pull/forget/forgotten.ts';
import { pull } from '../../../scripts/pull/pull.ts';
import { slugsOfEvents } from '../../../src/domain/event/event-slugs.ts';
import { pulled, titled } from './harness.ts';

const MILLION = 1_000_000;
const evening = '2024-10-13T20:00:00+01:00';
/** Ten events, two with the same title and one within another, and their people, places and types. */
const festival = (shift: number) => {
  const id = (number: number): number => number + shift;
  const event = (number: number, intitule: string, more: object = {}) => {
    const intervenants = [{ id: number, role: 2, personne: id(1) }];
    const activite = [{ id: number * 10, intitule, intervenants }];
    return titled(id(number), intitule, { edition: id(1), type: id(1), lieu: id(1), activite, ...more });
  };
  const titles = ['Aube', 'Midi', 'Soir', 'Nuit', 'Veille', 'Jour', 'Heure', 'Ombre'];
  return {
    '/evenements/': [
      ...titles.map((title, index) => event(index + 1, title)),
      event(9, 'Ombre', { date: evening }),
      event(10, 'Visite', { parent: id(1) }),
    ],
    '/editions/': [{ id: id(1), annee: 2024, intitule: 'Sixième' }],
    '/type_evenements/': [{ id: id(1), intitule: 'Expositions' }],
    '/roles/': [{ id: 2, intitule: 'Artistes' }],
    '/personnes/': [
      { id: id(1), nom: 'Mabrouk' },
      { id: id(2), prenom: 'Ines', nom: 'Chelly' },
    ],
    '/lieux/': [{ id: id(1), nom: 'Kiosque' }],
  };
};

describe('records that the back end has renumbered', () => {
  it('keep their published numbers, and with them addresses, references, changes and revisions', async () => {
    const { next, snapshot } = await pulled(festival(0));
    const before = snapshot();
    const report = await next(festival(MILLION));
    expect(report).toMatchObject({ outcome: 'new', changes: [] });
    const after = snapshot();
    expect(after.festival).toEqual(before.festival);
    expect(after.changes).toEqual(before.changes);
    expect(after.manifest.revisions).toEqual(before.manifest.revisions);
    expect(slugsOfEvents(after.festival.events).get(9)).toBe('Ombre_9');
    expect(after.manifest.renumbered.events).toMatchObject({ 1_000_001: 1, 1_000_009: 9 });
    expect(after.quarantine.map(({ path, reason }) => `${path} ${reason}`)).toContainEqual(
      expect.stringMatching(
        /^\/api\/evenements\/ has given 10 records new numbers; .*, e\.g\. 1000001 is 1, /,
      ),
    );
  });

  it('stay forgotten if they are forgotten people', async () => {
    const { next, snapshot, options } = await pulled(festival(0));
    await forget([recordNamed('person/2')], { ...options, now: options.clock.now });
    expect((await next(festival(MILLION))).outcome).toBe('new');
    expect(snapshot().festival.persons.map(({ id }) => id)).toEqual([1]);
    expect(snapshot().quarantine.map(({ path }) => path)).toContain('/api/personnes/ #1000002');
  });

  it('never share a number with a new record, which gets its own and keeps it', async () => {
    const { next, snapshot, options } = await pulled(festival(0));
    await next(festival(MILLION));
    const given = festival(MILLION)['/evenements/'];
    await next({ '/evenements/': [...given, titled(3, 'Nouveau', { edition: MILLION + 1 })] });
    const titles = () =>
      snapshot().festival.events.map(({ id, activities }) => [id, activities[0]?.title.fr]);
    const own = snapshot().manifest.renumbered.events?.[3];
    expect(own).toBeGreaterThan(MILLION);
    expect(titles()).toContainEqual([3, 'Soir']);
    expect(titles()).toContainEqual([own, 'Nouveau']);
    expect((await pull(options)).outcome).toBe('unchanged');
    await next({ '/lieux/': [{ id: MILLION + 1, nom: 'Le Kiosque' }] });
    expect(titles()).toContainEqual([own, 'Nouveau']);
  });
});
