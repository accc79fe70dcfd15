import type { Lang } from '../../domain/model/common.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { pagePath, pressDeskPath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { identity } from '../../site/identity.ts';
import { pictureRights } from '../../site/picture-rights.ts';
import type { FestivalData } from '../../content/festival.ts';
import { legalPagePath } from '../../content/legal-page.ts';
import {
  breadcrumbs,
  canonicalUrl,
  organizer,
  type StructuredData,
  structuredDataGraph,
} from '../../components/structured-data.ts';
import type { DeskPictureView } from './desk-pictures.ts';

/** The pictures with their credits for search engines, which show them beside the pictures. */
export function structuredDesk(
  edition: Edition,
  pictures: readonly DeskPictureView[],
  data: FestivalData,
  lang: Lang,
): StructuredData {
  const { year } = edition;
  const name = `${identity.name} ${year}`;
  const href = pressDeskPath(lang, year);
  const legal = legalPagePath(data, lang);
  return structuredDataGraph(
    {
      '@type': 'CollectionPage',
      name: `${translator(lang)('press.title')}, ${name}`,
      url: canonicalUrl(href),
      inLanguage: lang,
      about: { '@type': 'Festival', name, url: canonicalUrl(pagePath(lang, 'edition', year)) },
      publisher: organizer,
      hasPart: pictures.map(({ file, caption, credit, picture }) => ({
        '@type': 'ImageObject',
        contentUrl: canonicalUrl(file),
        caption: caption?.text,
        width: picture.width,
        height: picture.height,
        creditText: credit ?? undefined,
        license: pictureRights ?? undefined,
        acquireLicensePage: legal ? canonicalUrl(legal) : undefined,
      })),
    },
    breadcrumbs(lang, [
      { name, href: pagePath(lang, 'edition', year) },
      { name: translator(lang)('press.title'), href },
    ]),
  );
}
