import { localise, plainText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/common.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { pagePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { identity } from '../../site/identity.ts';
import type { FestivalData } from '../../content/festival.ts';
import { descriptionOf } from '../../components/text/description.ts';
import { pictureView } from '../../components/picture/view.ts';
import {
  canonicalUrl,
  breadcrumbs,
  isoDate,
  structuredCity,
  imageUrl,
  organizer,
  structuredDataGraph,
  type StructuredData,
} from '../../components/structured-data.ts';

/** The edition for search engines and newsrooms: a festival of its own. */
export function structuredEdition(edition: Edition, data: FestivalData, lang: Lang): StructuredData {
  const name = `${identity.name} ${edition.year}`;
  const href = pagePath(lang, 'edition', edition.year);
  return structuredDataGraph(
    {
      '@type': 'Festival',
      name,
      alternateName: plainText(edition.title, lang) || undefined,
      url: canonicalUrl(href),
      description: descriptionOf(localise(edition.editorial, lang)) ?? undefined,
      inLanguage: lang,
      image: imageUrl(pictureView(edition.image, data)),
      startDate: isoDate(edition.start),
      endDate: isoDate(edition.end),
      eventStatus: 'https://schema.org/EventScheduled',
      location: structuredCity(lang),
      organizer,
    },
    breadcrumbs(lang, [
      { name: translator(lang)('editions.title'), href: pagePath(lang, 'editions') },
      { name, href },
    ]),
  );
}
