import { describe, expect, it } from 'vitest';
import { festivalOf } from './harness.ts';

describe('what a list has', () => {
  it('is not overruled by what nests, and the clash is told', () => {
    const lieu = { id: 31, nom: 'Kiosque' };
    const { festival, quarantined } = festivalOf({
      activities: [{ id: 8, intitule: 'Listée' }],
      places: [{ id: 31, nom: 'Kiosque du port' }],
      events: [
        { id: 1, lieu },
        { id: 2, lieu, activite: [{ id: 8, intitule: 'Nichée', intro_fr: 'x' }] },
      ],
    });
    expect(festival.places).toMatchObject([{ name: { fr: 'Kiosque du port' } }]);
    expect(festival.events[1]?.activities).toMatchObject([{ title: { fr: 'Listée' }, intro: { fr: 'x' } }]);
    expect(quarantined.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      '/api/lieux/ #31.nom is "Kiosque du port" in one place and "Kiosque" in another; the first is shown',
      '/api/evenements/ #2.activite[0].intitule is "Listée" in one place and "Nichée" in another; the first is shown',
    ]);
  });
});
