import type { TitledRow } from '../../api/festival/records/common.ts';

export const activityTypes = {
  exhibition: { id: 1, intitule: 'Exposition', intitule_en: 'Exhibition' },
  performance: { id: 2, intitule: 'Performance', intitule_en: 'Performance' },
  concert: { id: 3, intitule: 'Concert', intitule_en: 'Concert' },
  debate: { id: 4, intitule: 'Débat', intitule_en: 'Debate' },
  film: { id: 5, intitule: 'Film', intitule_en: 'Film' },
  workshop: { id: 6, intitule: 'Atelier', intitule_en: 'Workshop' },
  tour: { id: 7, intitule: 'Visite guidée', intitule_en: 'Guided tour' },
  lecture: { id: 8, intitule: 'Conférence', intitule_en: 'Lecture' },
  portfolio: { id: 9, intitule: 'Lecture de portfolios', intitule_en: 'Portfolio review' },
  ceremony: { id: 10, intitule: 'Ouverture', intitule_en: 'Opening' },
  family: { id: 11, intitule: 'Jeune public', intitule_en: 'Families' },
  installation: { id: 12, intitule: 'Installation', intitule_en: 'Installation' },
  artistTalk: { id: 13, intitule: 'Rencontre avec l’artiste', intitule_en: 'Artist talk' },
  meeting: { id: 14, intitule: 'Rencontre', intitule_en: 'Meeting' },
  reading: { id: 15, intitule: 'Lecture', intitule_en: 'Reading' },
  selfGuided: { id: 16, intitule: 'Parcours libre', intitule_en: 'Self-guided route' },
} as const satisfies Record<string, TitledRow>;
