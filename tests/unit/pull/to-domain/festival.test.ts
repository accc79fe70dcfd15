import { describe, expect, it } from 'vitest';
import { festivalGiven, festivalOf } from './harness.ts';

describe('gaps in lists and nested records', () => {
  const personne = { id: 5, nom: 'Jlassi', prenom: 'Oumayma' };
  const role = { id: 3, intitule: 'Commissaire' };

  it('are filled from nested people, roles, places, types, kinds, partners and menus', () => {
    const { festival, quarantined } = festivalOf({
      events: [
        {
          id: 1,
          lieu: { id: 31, nom: 'Kiosque' },
          type: { id: 2, intitule: 'Concerts' },
          edition: {
            id: 9,
            annee: 2009,
            partenaires: [{ id: 8, nom_fr: 'Radio', type: { id: 81, intitule: 'Amis' } }],
          },
          activite: [{ id: 1, type: { id: 6, intitule: 'Film' }, intervenants: [{ id: 1, personne, role }] }],
        },
      ],
      subMenu: [{ id: 1, menu: { id: 4, intitule_fr: 'Le festival', show: true } }],
    });
    expect(festival.places).toMatchObject([{ id: 31, name: { fr: 'Kiosque' } }]);
    expect(festival.eventTypes).toMatchObject([
      { id: 2, isTicketed: true, namesCurator: false, isOnHome: true },
    ]);
    expect(festival.editions).toMatchObject([{ id: 9, year: 2009, partnerIds: [8] }]);
    expect(festival.partners).toMatchObject([{ id: 8, typeId: 81 }]);
    expect(festival.partnerTypes).toMatchObject([{ id: 81, title: { fr: 'Amis' } }]);
    expect(festival.activityKinds).toEqual([{ id: 6, title: { fr: 'Film' } }]);
    expect(festival.persons).toMatchObject([{ id: 5, firstName: 'Oumayma', lastName: 'Jlassi' }]);
    expect(festival.roles).toMatchObject([{ id: 3, order: 100, isCurator: true, isTeam: false }]);
    expect(festival.participants).toEqual([{ id: 1, personId: 5, roleId: 3 }]);
    expect(festival.menu).toMatchObject([{ id: 4, isShown: true }]);
    expect(quarantined).toEqual([]);
  });

  it('are all that nested records fill: listed values stay, and differences are reported', () => {
    const lieu = { id: 31, nom: 'Kiosque' };
    const { festival, reasons } = festivalOf({
      activities: [{ id: 8, intitule: 'Listée' }],
      places: [{ id: 31, nom: 'Kiosque du port' }],
      events: [
        { id: 1, lieu },
        { id: 2, lieu, activite: [{ id: 8, intitule: 'Nichée', intro_fr: 'x' }] },
      ],
    });
    expect(festival.places).toMatchObject([{ name: { fr: 'Kiosque du port' } }]);
    expect(festival.events[1]?.activities).toMatchObject([{ title: { fr: 'Listée' }, intro: { fr: 'x' } }]);
    expect(reasons).toEqual([
      '/api/lieux/ #31.nom is "Kiosque du port" in one place and "Kiosque" in another; the first is shown',
      '/api/evenements/ #2.activite[0].intitule is "Listée" in one place and "Nichée" in another; the first is shown',
    ]);
  });

  it('in a listed record are filled from where it is nested: a venue is on the map', () => {
    const lieu = { id: 31, nom: 'Kiosque', latitude: 36.8, longitude: 10.1 };
    const { festival, quarantined } = festivalOf({
      places: [{ id: 31, nom: 'Kiosque' }],
      events: [{ id: 1, lieu }],
      persons: [{ id: 5, nom: 'Jlassi' }],
      participants: [{ id: 1, personne, role }],
    });
    expect(festival.places).toMatchObject([{ id: 31, position: { latitude: 36.8, longitude: 10.1 } }]);
    expect(festival.persons).toMatchObject([{ id: 5, firstName: 'Oumayma' }]);
    expect(quarantined).toEqual([]);
  });

  it('in the activities and participants of an event are filled from their lists', () => {
    const { festival } = festivalOf({
      activities: [{ id: 1, intitule: 'Pleine', intervenants: [{ id: 7 }] }],
      participants: [{ id: 7, personne: { id: 5 }, role: { id: 3 } }],
      persons: [personne],
      roles: [role],
      events: [{ id: 1, date: '2024-10-12', activite: [{ id: 1 }] }],
    });
    expect(festival.events[0]?.activities).toMatchObject([
      { title: { fr: 'Pleine' }, participants: [{ id: 7, personId: 5, roleId: 3 }] },
    ]);
  });

  it('include an empty list: an event keeps the artists that only it names', () => {
    const { events } = festivalGiven({
      activities: [{ id: 1, intitule: 'Pleine', intervenants: [] }],
      persons: [personne],
      events: [{ id: 1, activite: [{ id: 1, intervenants: [{ id: 7, personne: 5 }] }] }],
    });
    expect(events[0]?.activities).toMatchObject([{ participants: [{ id: 7, personId: 5 }] }]);
  });

  it('do not hide the team, which takes part in no activity', () => {
    const { festival } = festivalOf({
      persons: [personne],
      participants: [{ id: 1, personne: { id: 5 }, role: { id: 30, intitule: 'Direction', categorie: 5 } }],
    });
    expect(festival.participants).toEqual([{ id: 1, personId: 5, roleId: 30 }]);
    expect(festival.roles).toMatchObject([{ id: 30, isTeam: true }]);
  });
});

it('a reference to a missing record is removed and reported, and a participant without a person is left out', () => {
  const activity = { id: 1, intervenants: [{ id: 1, personne: { id: 5 }, role: { id: 3 } }] };
  const { festival, quarantined } = festivalOf({
    editions: [{ id: 9, annee: 2024, partenaires: [{ id: 1 }] }],
    events: [{ id: 1, lieu: { id: 31 }, type: { id: 2 }, edition: { id: 4 }, activite: [activity] }],
    partners: [{ id: 8, nom_fr: 'Radio', type: { id: 80 } }],
    subMenu: [{ id: 1, menu: { id: 4 } }],
  });
  const gone = { placeId: null, typeId: null, editionId: null, activities: [{ participants: [] }] };
  expect(festival.events[0]).toMatchObject(gone);
  expect(festival.editions[0]?.partnerIds).toEqual([]);
  expect(festival.partners[0]?.typeId).toBeNull();
  expect(festival.subMenu).toEqual([]);
  expect(quarantined.map(({ path }) => path).sort()).toEqual([
    '/api/editions/ #9.partenaires',
    '/api/evenements/ #1.activite[0].intervenants.personne',
    '/api/evenements/ #1.edition',
    '/api/evenements/ #1.lieu',
    '/api/evenements/ #1.type',
    '/api/intervenants/ #1.personne',
    '/api/partenaires/ #8.type',
    '/api/sousmenu/ #1.menu',
  ]);
});

it('people take part even if their role is missing, or not given', () => {
  const intervenants = [
    { id: 1, personne: { id: 5 } },
    { id: 2, personne: { id: 6 }, role: { id: 3 } },
  ];
  const { festival, quarantined } = festivalOf({
    persons: [{ id: 5 }, { id: 6 }],
    events: [{ id: 1, activite: [{ id: 1, intervenants }] }],
  });
  expect(festival.events[0]?.activities[0]?.participants).toEqual([
    { id: 1, personId: 5, roleId: null },
    { id: 2, personId: 6, roleId: null },
  ]);
  expect(quarantined.map(({ path }) => path)).toEqual([
    '/api/intervenants/ #2.role',
    '/api/evenements/ #1.activite[0].intervenants.role',
  ]);
});

it('texts keep all their languages, including Arabic', () => {
  const activity = { id: 1, intitule_en: 'Light', intro_ar: '<p>ضوء</p>', intro_fr: '<p>Lumière</p>' };
  const { festival } = festivalOf({ events: [{ id: 1, activite: [activity] }] });
  expect(festival.events[0]?.activities[0]).toMatchObject({
    title: { en: 'Light' },
    intro: { fr: '<p>Lumière</p>', ar: '<p>ضوء</p>' },
  });
});

it('only colours that are valid in a style sheet are kept', () => {
  const type = { id: 1, couleur1: 'red;}body{display:none', couleur2: '#FC0' };
  const { festival, quarantined } = festivalOf({ eventTypes: [type] });
  expect(festival.eventTypes[0]?.colours).toEqual({ main: null, companion: '#ffcc00' });
  const reason = expect.stringContaining('is not a colour') as string;
  expect(quarantined).toEqual([{ path: '/api/type_evenements/ #1.couleur1', id: 1, reason }]);
});

it('a place with half a position, or one outside the Earth, has none', () => {
  const positions = [
    { latitude: 36.8 },
    { latitude: 360, longitude: 10 },
    { latitude: 36.8, longitude: 10.1 },
  ];
  const { festival } = festivalOf({ places: positions.map((position, id) => ({ id, ...position })) });
  expect(festival.places.map(({ position }) => position)).toEqual([null, null, positions[2]]);
});
