import type {
  ActivityRow,
  EventRow,
  ParticipantRow,
  PersonRow,
  PhotoRow,
  PlaceRow,
  TitledRow,
} from '../../scripts/api/festival/records/programme.ts';

/** Returns the fields that a row has without a value. */
export const nulls = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

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
  accessibilite: [],
  ...nulls('adresse', 'adresse_en', 'acces', 'acces_en'),
  ...nulls('jours_ouverture', 'horaires_ouverture', 'telephone', 'site'),
});

export const activity = (id: number, intitule: string, more: Partial<ActivityRow> = {}): ActivityRow => ({
  id,
  intitule,
  intervenants: [],
  ...nulls('intitule_en', 'intro_fr', 'intro_en', 'intro_ar', 'image', 'image_base', 'thumbnail', 'type'),
  ...nulls('description_fr', 'description_en', 'description_ar'),
  ...more,
});

export const event = (id: number, more: Partial<EventRow> = {}): EventRow => ({
  id,
  edition: 1,
  in_program: true,
  show: true,
  inscription_form: false,
  fermetures: [],
  langues: [],
  photos: [],
  videos: [],
  ...nulls('parent', 'date', 'date_end', 'date_debut', 'date_initiale', 'vernissage', 'lieu', 'type'),
  ...nulls('jours_ouverture', 'horaires_ouverture', 'lien_billetterie', 'lien_externe'),
  ...nulls('statut', 'tarif', 'prix', 'jauge'),
  activite: [activity(id * 10, `Événement ${id}`)],
  ...more,
});

export const participant = (id: number, role: number, personne: number): ParticipantRow => {
  return { id, role, personne };
};

export const photo = (id: number, credit: string): PhotoRow => ({
  id,
  file: `/media/photo/${id}.webp`,
  credit: [credit],
  telechargeable: false,
  ...nulls('reduced_size_image', 'title', 'droits', 'droits_en'),
});
