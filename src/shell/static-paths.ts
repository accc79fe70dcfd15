import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { digestOf } from '../content/digest.ts';
import type { CardFacts } from '../components/share/card-facts.ts';
import { cardMaker, type ShareImage } from './share-image.ts';
import { shellDigest } from './shell-view.ts';
import { formatFullDay } from '../domain/time/format-dates.ts';
import { dayOf } from '../domain/time/zone-clock.ts';
import type { Instant, Lang } from '../domain/model/core.ts';
import { translator } from '../i18n/translate.ts';
import { renderedLangs } from '../site/build-environment.ts';
import { festival } from '../site/festival.ts';

/** Metadata in the head of a page. */
export interface PageMeta {
  title: string;
  description?: string;
  /** For the card that its links are previewed with. */
  card?: CardFacts;
  /** Stands before everything else, e.g. that what the page shows is withdrawn. */
  notice?: { word: string; text: string };
  /** Files that say what the page shows, or follow it, for programs. */
  alternates?: readonly { href: string; type: string }[];
  /** Left out of search engines and of the sitemap. */
  isPrivate?: boolean;
  /** Of the page that is shown at every unknown address: it has none of its own. */
  hasNoAddress?: boolean;
}

/** The same, with the card of the page. */
export interface HeadMeta extends PageMeta {
  image: ShareImage;
}

/** A page before it is rendered: where it stands, what its head says, and all that it shows. */
export interface Page<View> {
  params?: Record<string, string>;
  meta: PageMeta;
  view: View;
}

export interface PageProps<View> {
  lang: Lang;
  meta: HeadMeta;
  view: View;
}

/**
 * Static paths of a route in both trees. A page is a function of its props and of the shell, so that the cache key
 * (incremental builds) is the digest of both: a page is rendered again only when something it shows has changed.
 */
export async function inEachLanguage<View>(pagesOf: (lang: Lang) => Promise<Page<View>[]> | Page<View>[]) {
  const trees = await Promise.all(
    renderedLangs.map(async (lang) => {
      const [pages, shell, cardOf] = await Promise.all([pagesOf(lang), shellDigest(lang), cardMaker(lang)]);
      return pages.map(({ params, meta, view }) => {
        const props: PageProps<View> = { lang, meta: { ...meta, image: cardOf(meta) }, view };
        const text = JSON.stringify(props);
        // Compressed until it is rendered: all pages of a build are known before its first one is, and those of thousands
        // of events fill the memory. Copied: what zlib gives keeps a block of 16 KB.
        const bytes = new Uint8Array(deflateRawSync(text, { level: 1 }));
        return {
          params: { lang, ...params },
          get props() {
            return JSON.parse(inflateRawSync(bytes).toString()) as PageProps<View>;
          },
          cacheKey: digestOf([text, shell]),
        };
      });
    }),
  );
  return trees.flat();
}

/**
 * What the head of a page says, and what it says first, once the back end no longer gives what it shows: the page stays,
 * but nobody should find it while looking for what there is.
 * @param withdrawnAt null for what the back end gives.
 */
export function withdrawnMeta(
  subject: 'edition' | 'person',
  withdrawnAt: Instant | null,
  lang: Lang,
): Pick<PageMeta, 'isPrivate' | 'notice'> {
  if (withdrawnAt === null) return {};
  const t = translator(lang);
  const date = formatFullDay(dayOf(withdrawnAt, festival.timeZone), lang);
  return {
    isPrivate: true,
    notice: { word: t(`${subject}.withdrawn`), text: t(`${subject}.withdrawnSince`, { date }) },
  };
}
