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

export interface PageMeta {
  title: string;
  description?: string;
  /** Class of the edition whose colours the page and its share card have: `edition-1`. */
  className?: string;
  card?: CardFacts;
  /** Shown above everything else, e.g. to say that the subject of the page is withdrawn. */
  notice?: { word: string; text: string };
  /** Machine-readable files with the content of the page, or feeds of its changes. */
  alternates?: readonly { href: string; type: string }[];
  /** Whether the page opens with a picture, `#cover`, into which the picture of a list may grow. */
  hasCover?: boolean;
  /** Excluded from search engines and from the sitemap. */
  isPrivate?: boolean;
  /** Set for the page shown at every unknown address, which has no address of its own. */
  hasNoAddress?: boolean;
}

export interface HeadMeta extends PageMeta {
  image: ShareImage;
}

/** A page before it is rendered: its route parameters, its metadata, and everything it shows. */
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
 * Returns the static paths of a route in both languages. A page is a function of its props and of the shell, so its
 * cache key is the digest of both: a page is rendered again only if what it shows has changed.
 */
export function inEachLanguage<View>(pagesOf: (lang: Lang) => Page<View>[]) {
  return renderedLangs.flatMap((lang) => {
    const shell = shellDigest(lang);
    const cardOf = cardMaker(lang);
    return pagesOf(lang).map(({ params, meta, view }) => {
      const props: PageProps<View> = { lang, meta: { ...meta, image: cardOf(meta) }, view };
      const text = JSON.stringify(props);
      // Compressed until the page is rendered: Astro collects all pages before it renders the first one, and those of
      // thousands of events fill the memory. Copied, since the buffer from zlib retains a block of 16 KB.
      const bytes = new Uint8Array(deflateRawSync(text, { level: 1 }));
      return {
        params: { lang, ...params },
        get props() {
          return JSON.parse(inflateRawSync(bytes).toString()) as PageProps<View>;
        },
        cacheKey: digestOf([text, shell]),
      };
    });
  });
}

/**
 * Returns the metadata and the notice of a page whose subject the back end no longer lists: the page stays, but
 * nobody should find it while searching for what is current.
 * @param withdrawnAt null if the back end lists the subject.
 */
export function withdrawnMeta(
  subject: 'edition' | 'person' | 'venue' | 'page',
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
