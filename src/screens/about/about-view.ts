import type { Lang } from '../../domain/model/core.ts';
import { translator } from '../../i18n/translate.ts';
import { festivalWords, identity } from '../../site/identity.ts';
import { festivalData } from '../../content/festival.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import { teamView } from '../people/artists.ts';

export type AboutView = ReturnType<typeof aboutView>;

export type FestivalView = ReturnType<typeof festivalView>;

/** Returns the festival's story. Without a story, returns the current edition's editorial or a general sentence. */
export function aboutView(lang: Lang) {
  if (festivalWords) return { statement: festivalWords.about[lang], editorial: null };
  const { current } = festivalData();
  const editorial = localiseHtml(current.editorial, lang);
  const plain = translator(lang)('site.description', { name: identity.name });
  return { statement: editorial ? null : plain, editorial };
}

/** Returns the view of the festival's own page: its story and its team. */
export function festivalView(lang: Lang) {
  return { ...aboutView(lang), ...teamView(lang) };
}
