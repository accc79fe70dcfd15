import type { EditionRow } from '../../api/festival/records/programme.ts';
import type { Context } from '../read/context.ts';
import type { SourceWithTexts } from '../read/source.ts';
import { html, inBoth, inTexts, pair, titles } from '../read/texts.ts';
import type { editionSchema, editionTextSchema } from '../programme-schemas.ts';

type EditionSource = SourceWithTexts<typeof editionSchema, typeof editionTextSchema>;

export function editionRow({ data, where, texts }: EditionSource, context: Context): EditionRow {
  const { files, names, problems } = context;
  const { pressContact: contact } = data;
  if (data.start && data.end && data.end < data.start)
    problems.error(where('end'), `is ${data.end}, which is before the start, ${data.start}`);
  return {
    id: data.id,
    intitule: texts.fr?.data.title ?? '',
    intitule_en: texts.en?.data.title ?? null,
    annee: data.year,
    image: files.picture(data.banner, 'banner', where('banner')),
    couleur1: data.colours?.[0] ?? null,
    couleur2: data.colours?.[1] ?? null,
    date_debut: data.start ?? null,
    date_fin: data.end ?? null,
    ...inTexts('edito', texts, ({ body, file }) => html(body, file, context)),
    partenaires: data.partners.flatMap(
      (partner, index) => names.partner.find(partner, where('partners', index)) ?? [],
    ),
    jours_feries: data.holidays.map(({ date, title }) => ({ date, ...titles(title) })),
    contact_presse: contact
      ? { nom: contact.name, email: contact.email, telephone: contact.phone ?? null }
      : null,
    chiffres: data.figures.map(({ value, label, source }) => ({
      valeur: inBoth(value).fr ?? '',
      // A value that is the same in both languages is stored once.
      valeur_en: typeof value === 'string' ? null : inBoth(value).en,
      ...titles(label),
      ...pair(source, 'source', 'source_en'),
    })),
    ...inTexts('politique_presse', texts, (text) => text.data.pressPolicy),
    ...inTexts('presentation_50', texts, (text) => text.data.presentation50),
    ...inTexts('presentation_100', texts, (text) => text.data.presentation100),
    ...inTexts('presentation_250', texts, (text) => text.data.presentation250),
  };
}
