import type { EventRow } from '../../scripts/api/festival/records/programme.ts';
import type { Festival } from '../../scripts/api/festival/records/festival.ts';
import { activity, event, nulls, participant, person, photo, place, titled } from './fixture-rows.ts';

const events: EventRow[] = [
  event(1, {
    date: '2024-10-09T10:00:00+01:00',
    date_end: '2024-11-09T18:00:00+01:00',
    type: 1,
    lieu: 1,
    activite: [
      activity(10, 'Écrire la lumière', {
        intitule_en: 'Writing with light',
        type: 1,
        intervenants: [participant(100, 3, 1), participant(101, 4, 2)],
      }),
    ],
    photos: [photo(7, 'L. Ayari')],
  }),
  event(2, {
    parent: 1,
    date: '2024-10-12T18:30:00+01:00',
    date_end: '2024-10-12T20:00:00+01:00',
    type: 4,
    lieu: 2,
    inscription_form: true,
    activite: [activity(20, 'Débat sous les arches', { type: 2, intervenants: [participant(102, 4, 2)] })],
  }),
  event(3, { parent: 2, date: '2024-10-12T21:00:00+01:00', type: 4 }),
  event(4, {
    date: '2024-10-12T22:00:00+01:00',
    date_end: '2024-10-13T02:00:00+01:00',
    type: 2,
    lieu: 2,
    inscription_form: true,
    activite: [activity(40, 'Nuit écrite', { intitule_en: 'Night writing', type: 2 })],
  }),
  event(5, { parent: 1, show: false, inscription_form: true, date: '2024-10-12T09:00:00+01:00', type: 1 }),
  event(6, { parent: 5, date: '2024-10-20T09:00:00+01:00', type: 4 }),
  event(7, { type: 1 }),
  event(8, {
    edition: 2,
    date: '2022-09-01T23:30:00Z',
    type: 1,
    activite: [activity(80, 'Lumière d’hier', { intervenants: [participant(103, 3, 3)] })],
  }),
  event(9, {
    show: false,
    type: 1,
    activite: [activity(90, 'Secret', { intervenants: [participant(104, 3, 3)] })],
  }),
];

const section = {
  id: 1,
  content_fr: '<p>…</p>',
  ...nulls('intitule_fr', 'intitule_en', 'content_en', 'view'),
};

/** Returns a festival just large enough to test the back end: with hidden, nested, undated and overnight events. */
export function fixtureFestival(): Festival {
  return {
    timeZone: 'Africa/Tunis',
    menus: [
      { id: 2, intitule_fr: 'Programme', intitule_en: 'Programme', show: true, ordre: 2 },
      { id: 1, intitule_fr: 'Accueil', intitule_en: 'Home', show: true, ordre: 1 },
    ],
    subMenus: [
      {
        id: 1,
        menu: 1,
        show: true,
        ordre: 1,
        page: 19,
        intitule_fr: 'Mentions',
        ...nulls('intitule_en', 'path'),
      },
    ],
    editions: [2, 1].map((id) => ({
      id,
      ...(id === 1 ? { intitule: 'Septième', annee: 2024 } : { intitule: 'Sixième', annee: 2022 }),
      couleur1: '#102030',
      edito_fr: '<p>Édito</p>',
      partenaires: [1],
      jours_feries: [],
      chiffres: [],
      ...nulls('intitule_en', 'image', 'couleur2', 'date_debut', 'date_fin', 'edito_en', 'contact_presse'),
      ...nulls('presentation_50_fr', 'presentation_100_fr', 'presentation_250_fr'),
      ...nulls('presentation_50_en', 'presentation_100_en', 'presentation_250_en'),
    })),
    events,
    activityTypes: [titled(1, 'Exposition', 'Exhibition'), titled(2, 'Rencontre', 'Talk')],
    roles: [
      { ...titled(3, 'Commissaire', 'Curator'), ordre: 1, categorie: 1 },
      { ...titled(4, 'Artistes', 'Artists'), ordre: null, categorie: 2 },
    ],
    eventTypes: [1, 2, 4].map((id) => ({
      ...titled(id, `Type ${id}`),
      ordre: 10 - id,
      couleur1: '#000',
      couleur2: null,
    })),
    persons: [person(1, 'Lamia', 'Ayari'), person(2, 'Óscar', 'Ben Œuvrard'), person(3, 'Salma', 'Lumière')],
    places: [place(1, 'Palais Kheireddine', 'Kheireddine Palace'), place(2, 'Dar Lasram', null)],
    partnerTypes: [{ ...titled(1, 'Officiel'), ordre: 1 }],
    partners: [{ id: 1, type: 1, logo: null, highlight: true, nom_fr: 'Maison', nom_en: 'House', url: null }],
    socials: [{ id: 1, lien: 'https://social.example/dhaw', icone: 'instagram' }],
    mediaLinks: [2, 1].map((id) => ({
      id,
      url: `https://press.example/${id}`,
      intitule_fr: `Article ${id}`,
      ordre: id,
      ...nulls('intitule_en', 'date', 'image_db'),
    })),
    faqTypes: [titled(1, 'Venir', 'Getting here')],
    faqs: [
      { id: 1, type: 1, question_fr: 'Où ?', question_en: null, answer_fr: '<p>Là</p>', answer_en: null },
    ],
    pages: [{ id: 19, intitule_fr: 'Mentions légales', intitule_en: 'Legal notice', sections: [section] }],
    pdfs: [{ id: 215, download_url: '/media/pdf/programme-fr.pdf' }],
  };
}
