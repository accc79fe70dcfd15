import type {
  ActivityRow,
  EventRow,
  ParticipantRow,
  PersonRow,
  PhotoRow,
  PlaceRow,
  TitledRow,
} from '../../scripts/api/festival/records/programme.ts';

export const titled = (id: number, intitule: string, intitule_en: string | null = null): TitledRow => ({
  id,
  intitule,
  intitule_en,
});

export const person = (id: number, prenom: string, nom: string): PersonRow => ({
  id,
  prenom,
  nom,
  bio_fr: `<p>Biographie de ${prenom}</p>`,
  bio_en: null,
  photo: null,
  photo_db: { reduced_size_image: `/media/portrait/${id}.webp`, title: null, thumbnail: null },
  thumbnail: `/media/portrait/${id}-small.webp`,
  videos: [],
});

export const place = (id: number, nom: string, nom_en: string | null): PlaceRow => ({
  id,
  nom,
  nom_en,
  latitude: 36.8,
  longitude: 10.17,
  adresse: null,
  adresse_en: null,
  acces: null,
  acces_en: null,
  accessibilite: [],
  jours_ouverture: null,
  horaires_ouverture: null,
  telephone: null,
  site: null,
});

export const activity = (id: number, intitule: string, more: Partial<ActivityRow> = {}): ActivityRow => ({
  id,
  intitule,
  intitule_en: null,
  intro_fr: null,
  intro_en: null,
  intro_ar: null,
  description_fr: null,
  description_en: null,
  description_ar: null,
  image: null,
  image_base: null,
  thumbnail: null,
  type: null,
  intervenants: [],
  ...more,
});

export const event = (id: number, more: Partial<EventRow> = {}): EventRow => ({
  id,
  parent: null,
  date: null,
  date_end: null,
  date_debut: null,
  vernissage: null,
  lieu: null,
  type: null,
  edition: 1,
  in_program: true,
  show: true,
  jours_ouverture: null,
  horaires_ouverture: null,
  fermetures: [],
  lien_billetterie: null,
  lien_externe: null,
  inscription_form: false,
  statut: null,
  tarif: null,
  prix: null,
  langues: [],
  jauge: null,
  date_initiale: null,
  activite: [activity(id * 10, `Événement ${id}`)],
  photos: [],
  videos: [],
  ...more,
});

export const participant = (id: number, role: number, personne: number): ParticipantRow => ({
  id,
  role,
  personne,
});

export const photo = (id: number, credit: string): PhotoRow => ({
  id,
  file: `/media/photo/${id}.webp`,
  reduced_size_image: null,
  title: null,
  credit: [credit],
  telechargeable: false,
  droits: null,
  droits_en: null,
});
