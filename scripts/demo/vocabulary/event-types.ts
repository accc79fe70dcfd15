import type { EventTypeRow } from '../../api/festival/records/event.ts';

/** Each hue is a lamp: `couleur1` is deep enough to be read on white, `couleur2` is the same light, nearer. */
export const eventTypes = {
  exhibitions: {
    id: 1,
    intitule: 'Expositions',
    intitule_en: 'Exhibitions',
    ordre: 1,
    couleur1: '#b35309',
    couleur2: '#ffb02e',
  },
  performances: {
    id: 2,
    intitule: 'Performances',
    intitule_en: 'Performances',
    ordre: 2,
    couleur1: '#cf2417',
    couleur2: '#ff7d66',
  },
  debates: {
    id: 4,
    intitule: 'Débats',
    intitule_en: 'Debates',
    ordre: 3,
    couleur1: '#1641c9',
    couleur2: '#7ba3ff',
  },
  screenings: {
    id: 5,
    intitule: 'Projections',
    intitule_en: 'Screenings',
    ordre: 4,
    couleur1: '#b0126a',
    couleur2: '#ff82c4',
  },
  workshops: {
    id: 6,
    intitule: 'Ateliers',
    intitule_en: 'Workshops',
    ordre: 5,
    couleur1: '#0a7262',
    couleur2: '#4ed8bf',
  },
  walks: {
    id: 7,
    intitule: 'Visites et parcours',
    intitule_en: 'Tours and walks',
    ordre: 6,
    couleur1: '#4f7209',
    couleur2: '#bfe34d',
  },
  professional: {
    id: 3,
    intitule: 'Rencontres professionnelles',
    intitule_en: 'Professional meetings',
    ordre: 7,
    couleur1: '#5a25b8',
    couleur2: '#b99cff',
  },
} as const satisfies Record<string, EventTypeRow>;
