import type { LocalText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import { translator } from '../../i18n/translate.ts';
import { festivalWords, identity } from '../../site/identity.ts';
import { festivalData } from '../../content/festival.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import { teamView } from '../people/artists.ts';

export interface AboutView {
  /** The festival's story, or one general line. */
  statement: string | null;
  /** The current edition's editorial, shown for a festival without a story of its own. */
  editorial: LocalText | null;
}

export type FestivalView = Awaited<ReturnType<typeof festivalView>>;

export async function aboutView(lang: Lang): Promise<AboutView> {
  if (festivalWords) return { statement: festivalWords.about[lang], editorial: null };
  const { current } = await festivalData();
  const editorial = localiseHtml(current.editorial, lang);
  const plain = translator(lang)('site.description', { name: identity.name });
  return { statement: editorial ? null : plain, editorial };
}

/** The festival's own page: its story and its team. */
export async function festivalView(lang: Lang) {
  return { ...(await aboutView(lang)), ...(await teamView(lang)) };
}
