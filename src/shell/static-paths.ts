import { type Lang, langs } from '../i18n/lang.ts';
import { digestOf } from '../content/digest.ts';
import type { PictureView } from '../components/picture/view.ts';
import { shellDigest } from './view.ts';

/** What the head of a page says about it. */
export interface PageMeta {
  title: string;
  description?: string;
  /** For link previews. */
  picture?: PictureView | null;
  /** Stands before everything else, e.g. that what the page shows is withdrawn. */
  notice?: { word: string; text: string };
  /** Files that say what the page shows, or follow it, for programs. */
  alternates?: readonly { href: string; type: string }[];
  /** Left out of search engines and of the sitemap. */
  isPrivate?: boolean;
  /** Shown at whatever address leads nowhere: it has none of its own. */
  isNowhere?: boolean;
}

/** A page before it is rendered: where it stands, what its head says, and all that it shows. */
export interface Page<View> {
  params?: Record<string, string>;
  meta: PageMeta;
  view: View;
}

export interface PageProps<View> {
  lang: Lang;
  meta: PageMeta;
  view: View;
}

/**
 * Static paths of a route in both trees. A page is a function of its props and of the shell, so that the cache key
 * (incremental builds) is the digest of both: a page is rendered again only when something it shows has changed.
 */
export async function inBothLanguages<View>(pagesOf: (lang: Lang) => Promise<Page<View>[]> | Page<View>[]) {
  const trees = await Promise.all(
    langs.map(async (lang) => {
      const [pages, shell] = await Promise.all([pagesOf(lang), shellDigest(lang)]);
      return pages.map(({ params, meta, view }) => ({
        params: { lang, ...params },
        props: { lang, meta, view } satisfies PageProps<View>,
        cacheKey: digestOf([meta, view, shell]),
      }));
    }),
  );
  return trees.flat();
}
