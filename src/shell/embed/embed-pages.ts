import { digestOf } from '../../content/digest.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import type { Id } from '../../domain/model/core.ts';
import { langs, type Lang } from '../../domain/model/languages.ts';
import type { Embed } from '../../screens/embed/embed-code.ts';
import { colourRule, colourViews } from '../colours.ts';

/** A page that other sites show in a frame, before it is rendered. */
interface EmbedPage<View> {
  params: Record<string, string>;
  embed: Embed;
  /** Path of the page of the site that the embedded page is a part of. */
  canonical: string;
  /** Event types whose colours the page uses. */
  typeIds: readonly Id[];
  view: View;
}

export interface EmbedProps {
  lang: Lang;
  title: string;
  canonical: string;
  /** Generated style sheet: colours of the event types. */
  colours: string;
}

/** Returns static paths in both languages. Unlike other pages, embedded ones have no shell and no share card. */
export function embedPages<View>(pagesOf: (data: FestivalData, lang: Lang) => readonly EmbedPage<View>[]) {
  const data = festivalData();
  const colours = new Map(colourViews(data).map((colour) => [colour.className, colour]));
  // Without the colours of lanes, since no calendar is embedded.
  const sheetOf = (typeIds: readonly Id[]): string =>
    typeIds
      .flatMap((id) => colours.get(`type-${id}`) ?? [])
      .map(colourRule)
      .join('');
  return langs.flatMap((lang) =>
    pagesOf(data, lang).map(({ params, embed, canonical, typeIds, view }) => {
      const own: EmbedProps = { lang, title: embed.title, canonical, colours: sheetOf(typeIds) };
      const props = { ...own, view };
      return { params: { lang, ...params }, props, cacheKey: digestOf(props) };
    }),
  );
}
