import { z } from 'zod';
import {
  flag,
  id,
  integer,
  line,
  lineOrNumber,
  listOf,
  named,
  number,
  part,
  record,
  ref,
  text,
  truthy,
} from './fields.ts';

/** Schemas of the entities of the contract (`scripts/api/README.md`). All fields except `id` may be missing. */

const title = named(line, 'intitule', 'intitule_en');
const titleFr = named(line, 'intitule_fr', 'intitule_en');

const videoWire = record(named(line, 'title', 'title_en', 'youtube_id', 'file'));
export type VideoWire = z.output<typeof videoWire>;

const photoWire = record({
  ...named(line, 'file', 'reduced_size_image', 'title', 'title_en', 'description_fr', 'description_en'),
  ...named(line, 'auteur', 'licence', 'droits', 'droits_en'),
  date: lineOrNumber,
  credit: z.preprocess((value) => (typeof value === 'string' ? [value] : value), listOf(line)),
  telechargeable: flag,
});
export type PhotoWire = z.output<typeof photoWire>;

/** A picture of the back end's library, in the sizes that the library stores. */
const imageWire = part(named(line, 'reduced_size_image', 'file', 'thumbnail', 'title'));

export const personWire = record({
  ...named(line, 'prenom', 'nom', 'photo', 'thumbnail'),
  ...named(text, 'bio_fr', 'bio_en'),
  photo_db: imageWire,
  videos: listOf(videoWire),
});

export const roleWire = record({ ...title, ordre: number, categorie: integer });

export const participantWire = record({ role: ref(roleWire), personne: ref(personWire) });

/** An activity kind. Nested in an activity it may have no id: the contract defines only a title there. */
const activityKindWire = part({ id, ...title });
export type ActivityKindWire = z.output<typeof activityKindWire>;

export const activityWire = record({
  ...title,
  ...named(text, 'intro_fr', 'intro_en', 'intro_ar', 'description_fr', 'description_en', 'description_ar'),
  ...named(line, 'image', 'thumbnail'),
  image_base: imageWire,
  type: ref(activityKindWire),
  intervenants: listOf(participantWire),
});

export const partnerTypeWire = record({ ...title, ordre: number });

export const partnerWire = record({
  ...named(line, 'logo', 'nom_fr', 'nom_en', 'url'),
  type: ref(partnerTypeWire),
  highlight: flag,
});

/** `valeur` is a text, for `over 60`; a back end that counts may write a number. */
const figureWire = part({
  ...title,
  ...named(lineOrNumber, 'valeur', 'valeur_en'),
  ...named(line, 'source', 'source_en'),
});

export const editionWire = record({
  ...title,
  ...named(line, 'image', 'couleur1', 'couleur2', 'date_debut', 'date_fin'),
  ...named(text, 'edito_fr', 'edito_en', 'politique_presse_fr', 'politique_presse_en'),
  ...named(text, 'presentation_50_fr', 'presentation_100_fr', 'presentation_250_fr'),
  ...named(text, 'presentation_50_en', 'presentation_100_en', 'presentation_250_en'),
  annee: integer,
  partenaires: listOf(ref(partnerWire)),
  contact_presse: part(named(line, 'nom', 'email', 'telephone')),
  jours_feries: listOf(part({ date: line, ...title })),
  chiffres: listOf(figureWire),
});

const opening = { jours_ouverture: part(title), horaires_ouverture: line };

export const placeWire = record({
  ...named(line, 'nom', 'nom_en', 'adresse', 'adresse_en', 'acces', 'acces_en', 'telephone', 'site'),
  ...named(number, 'latitude', 'longitude'),
  ...opening,
  accessibilite: listOf(line),
});

export const eventTypeWire = record({ ...title, ordre: number, ...named(line, 'couleur1', 'couleur2') });

const flatEventWire = record({
  /** Only the id of a parent is read: if the parent is shown, the list itself contains the rest. */
  parent: ref(record({})),
  ...named(line, 'date', 'date_end', 'date_debut', 'vernissage', 'date_initiale', 'statut'),
  ...named(line, 'lien_billetterie', 'lien_externe'),
  ...named(flag, 'in_program', 'show'),
  ...opening,
  lieu: ref(placeWire),
  type: ref(eventTypeWire),
  edition: ref(editionWire),
  fermetures: listOf(line),
  inscription_form: truthy,
  tarif: part(title),
  prix: number,
  langues: listOf(line),
  jauge: integer,
  activite: listOf(activityWire),
  photos: part({ photos: listOf(photoWire) }),
  videos: listOf(videoWire),
});
export type EventWire = z.output<typeof flatEventWire> & { children?: EventWire[] | undefined };

export const eventWire: z.ZodType<EventWire> = flatEventWire.extend({
  get children() {
    return listOf(ref(eventWire)).optional();
  },
});

export const faqWire = record({
  type: ref(record(title)),
  ...named(line, 'question_fr', 'question_en'),
  ...named(text, 'answer_fr', 'answer_en'),
});

export const menuWire = record({ ...titleFr, show: flag, ordre: number });

export const subMenuWire = record({
  ...titleFr,
  menu: ref(menuWire),
  page: ref(record({})),
  path: line,
  show: flag,
  ordre: number,
});

const sectionWire = record({ ...titleFr, ...named(text, 'content_fr', 'content_en'), view: line });

export const pageWire = record({ ...titleFr, sections: listOf(sectionWire) });

export const pdfWire = record({ download_url: line });

export const socialWire = record(named(line, 'lien', 'icone'));

export const mediaLinkWire = record({
  ...titleFr,
  ...named(line, 'url', 'date'),
  ordre: number,
  image_db: imageWire,
});

/** An activity kind in its own list, where the id is required. */
export const listedActivityKindWire = record(title);
