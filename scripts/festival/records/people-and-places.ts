import type { z } from 'zod';
import type { Festival } from '../../api/festival/records/festival.ts';
import type { Accessibility, PersonRow, PlaceRow } from '../../api/festival/records/programme.ts';
import type { Context } from '../read/context.ts';
import type { Source, SourceWithTexts } from '../read/source.ts';
import { html, inBoth, inTexts, pair, titles } from '../read/texts.ts';
import type { partnerSchema, personSchema, placeSchema } from '../schemas.ts';
import { videoRows } from './events.ts';

type PersonSource = SourceWithTexts<typeof personSchema, z.ZodType>;

/** Ids of people's videos start here, to be distinct from those of events' videos. */
const PERSON_VIDEOS_FROM = 900_000;

export const fullName = ({ firstName, lastName }: PersonSource['data']): string =>
  firstName === undefined ? lastName : `${firstName} ${lastName}`;

export function personRow(person: PersonSource, context: Context): PersonRow {
  const { data, where, texts } = person;
  const portrait = context.files.picture(data.portrait, 'portrait', where('portrait'));
  return {
    id: data.id,
    prenom: data.firstName ?? null,
    nom: data.lastName,
    ...inTexts('bio', texts, ({ body, file }) => html(body, file, context)),
    photo: portrait,
    photo_db:
      portrait === null ? null : { reduced_size_image: portrait, title: fullName(data), thumbnail: portrait },
    thumbnail: portrait,
    videos: videoRows(person, PERSON_VIDEOS_FROM + data.id * 10, context),
  };
}

type Offer = z.infer<typeof placeSchema>['accessibility'][number];
const OFFERS: Record<Offer, Accessibility> = {
  stepFree: 'pmr',
  accessibleToilets: 'toilettes_pmr',
  hearingLoop: 'boucle_magnetique',
  guideDogs: 'chien_guide',
  signLanguage: 'langue_des_signes',
  noSteps: 'sans_marche',
};

export function placeRow({ data }: Source<z.infer<typeof placeSchema>>): PlaceRow {
  const name = inBoth(data.name);
  return {
    id: data.id,
    nom: name.fr ?? '',
    nom_en: name.en,
    latitude: data.latitude ?? null,
    longitude: data.longitude ?? null,
    ...pair(data.address, 'adresse', 'adresse_en'),
    ...pair(data.access, 'acces', 'acces_en'),
    accessibilite: data.accessibility.map((offer) => OFFERS[offer]),
    jours_ouverture: data.openingDays === undefined ? null : titles(data.openingDays),
    horaires_ouverture: data.openingHours ?? null,
    telephone: data.phone ?? null,
    site: data.website ?? null,
  };
}

/** Returns null if the partner's type is unknown, which is reported as an error. */
export function partnerRow(
  { data, where }: Source<z.infer<typeof partnerSchema>>,
  { files, names }: Context,
): Festival['partners'][number] | null {
  const type = names.partnerType.find(data.type, where('type'));
  const logo = files.picture(data.logo, 'logo', where('logo'));
  if (type === null) return null;
  return {
    id: data.id,
    type,
    logo,
    highlight: data.highlight,
    ...pair(data.name, 'nom_fr', 'nom_en'),
    url: data.website ?? null,
  };
}
