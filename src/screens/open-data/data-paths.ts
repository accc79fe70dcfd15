import type { Lang } from '../../domain/model/common.ts';
import { langs } from '../../i18n/lang.ts';
import { editionOfEachYear, type EditionPart } from '../../content/withdrawn-editions.ts';
import { festivalData } from '../../content/festival.ts';

export interface EditionProps extends EditionPart {
  lang: Lang;
}

/** Static paths of a route of files about every edition, in both languages. */
export async function editionDataPaths() {
  const parts = editionOfEachYear(await festivalData());
  return langs.flatMap((lang) =>
    parts.map((part) => ({
      params: { lang, year: String(part.edition.year) },
      props: { ...part, lang } satisfies EditionProps,
    })),
  );
}
