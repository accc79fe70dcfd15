import { type Lang, langs } from '../i18n/lang.ts';
import { digestOf } from '../content/digest.ts';
import type { CardFacts } from '../components/share/card-facts.ts';
import { cardMaker, type ShareImage } from './share-image.ts';
import { shellDigest } from './shell-view.ts';

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
    langs.map(async (lang) => {
      const [pages, shell, cardOf] = await Promise.all([pagesOf(lang), shellDigest(lang), cardMaker(lang)]);
      return pages.map(({ params, meta, view }) => {
        const props: PageProps<View> = { lang, meta: { ...meta, image: cardOf(meta) }, view };
        const text = JSON.stringify(props);
        // As bytes until it is rendered: all pages of a build are known before its first one is, and as objects those of
        // thousands of events fill the memory.
        const bytes = Buffer.from(text);
        return {
          params: { lang, ...params },
          get props() {
            return JSON.parse(bytes.toString()) as PageProps<View>;
          },
          cacheKey: digestOf([text, shell]),
        };
      });
    }),
  );
  return trees.flat();
}
