import type { z } from 'zod';
import type { EditionRow } from '../../api/festival/records/edition.ts';
import type { Context } from '../read/context.ts';
import type { Source, TextSource } from '../read/source.ts';
import { french, html, inBoth, titles } from '../read/texts.ts';
import type { editionSchema, editionTextSchema } from '../programme-schemas.ts';

export interface EditionSource {
  edition: Source<z.infer<typeof editionSchema>>;
  texts: Partial<Record<'fr' | 'en', TextSource<z.infer<typeof editionTextSchema>>>>;
}

export function editionRow({ edition, texts }: EditionSource, { files, names }: Context): EditionRow {
  const { data, where } = edition;
  const { fr, en } = texts;
  const edito = html(fr?.body, files.addressIn(edition.file));
  const inFrench = (text: string | undefined): string | null => (text ? french(text) : null);
  return {
    id: data.id,
    intitule: inFrench(fr?.data.title) ?? '',
    intitule_en: en?.data.title ?? null,
    annee: data.year,
    image: files.picture(data.banner, 'banner', where('banner')),
    couleur1: data.colours?.[0] ?? null,
    couleur2: data.colours?.[1] ?? null,
    date_debut: data.start ?? null,
    date_fin: data.end ?? null,
    edito_fr: edito === null ? null : french(edito),
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
    chiffres: data.figures.map(({ value, label, source }) => {
      const from = inBoth(source);
      return {
        valeur: inBoth(value).fr ?? '',
        // Where both write it alike, it stands once.
        valeur_en: typeof value === 'string' ? null : inBoth(value).en,
        ...titles(label),
        source: from.fr,
        source_en: from.en,
      };
    }),
    politique_presse_fr: inFrench(fr?.data.pressPolicy),
    politique_presse_en: en?.data.pressPolicy ?? null,
    presentation_50_fr: inFrench(fr?.data.presentation50),
    presentation_50_en: en?.data.presentation50 ?? null,
    presentation_100_fr: inFrench(fr?.data.presentation100),
    presentation_100_en: en?.data.presentation100 ?? null,
    presentation_250_fr: inFrench(fr?.data.presentation250),
    presentation_250_en: en?.data.presentation250 ?? null,
  };
}
