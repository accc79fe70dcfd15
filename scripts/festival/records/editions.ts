import type { z } from 'zod';
import type { EditionRow } from '../../api/festival/records/programme.ts';
import type { Context } from '../read/context.ts';
import type { Source, TextSource } from '../read/source.ts';
import { html, inBoth, pair, titles } from '../read/texts.ts';
import type { editionSchema, editionTextSchema } from '../programme-schemas.ts';
import type { RecordLang } from '../values.ts';

export interface EditionSource {
  edition: Source<z.infer<typeof editionSchema>>;
  texts: Partial<Record<RecordLang, TextSource<z.infer<typeof editionTextSchema>>>>;
}

export function editionRow({ edition, texts }: EditionSource, { files, names }: Context): EditionRow {
  const { data, where } = edition;
  const { fr, en } = texts;
  return {
    id: data.id,
    intitule: fr?.data.title ?? '',
    intitule_en: en?.data.title ?? null,
    annee: data.year,
    image: files.picture(data.banner, 'banner', where('banner')),
    couleur1: data.colours?.[0] ?? null,
    couleur2: data.colours?.[1] ?? null,
    date_debut: data.start ?? null,
    date_fin: data.end ?? null,
    edito_fr: html(fr?.body, files.addressIn(edition.file)),
    edito_en: html(en?.body, files.addressIn(edition.file)),
    partenaires: data.partners.flatMap(
      (partner, index) => names.partner.find(partner, where('partners', index)) ?? [],
    ),
    jours_feries: data.holidays.map(({ date, title }) => ({ date, ...titles(title) })),
    contact_presse: data.pressContact
      ? {
          nom: data.pressContact.name,
          email: data.pressContact.email,
          telephone: data.pressContact.phone ?? null,
        }
      : null,
    chiffres: data.figures.map(({ value, label, source }) => ({
      valeur: inBoth(value).fr ?? '',
      // Where both write it alike, it stands once.
      valeur_en: typeof value === 'string' ? null : inBoth(value).en,
      ...titles(label),
      ...pair(source, 'source', 'source_en'),
    })),
    politique_presse_fr: fr?.data.pressPolicy || null,
    politique_presse_en: en?.data.pressPolicy ?? null,
    presentation_50_fr: fr?.data.presentation50 || null,
    presentation_50_en: en?.data.presentation50 ?? null,
    presentation_100_fr: fr?.data.presentation100 || null,
    presentation_100_en: en?.data.presentation100 ?? null,
    presentation_250_fr: fr?.data.presentation250 || null,
    presentation_250_en: en?.data.presentation250 ?? null,
  };
}
