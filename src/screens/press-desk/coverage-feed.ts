import { absoluteUrl, environment } from '../../site/build-environment.ts';
import { atomFeed, feedId } from '../changes/atom.ts';
import { datedCoverage } from '../../domain/press/press.ts';
import { siteName } from '../../domain/text/links.ts';
import { localise } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import { startOfDay } from '../../domain/time/moments.ts';
import { coverageFeedPath, pagePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { festival } from '../../site/festival.ts';
import type { FestivalData } from '../../content/festival.ts';

/**
 * Returns media coverage of the festival as an Atom feed, latest first. Coverage without a date is only on the page,
 * since a feed is sorted by date.
 */
export function coverageFeed({ mediaLinks, manifest }: FestivalData, lang: Lang): string {
  const entries = datedCoverage(mediaLinks).map(({ id, url, title, date }) => {
    const outlet = siteName(url);
    const local = localise(title, lang);
    return {
      id: `${feedId('coverage', lang)}/${id}`,
      title: local?.text ?? outlet,
      titleLang: local?.isFallback ? local.lang : undefined,
      updated: startOfDay(date, festival.timeZone),
      link: url,
      summary: outlet,
    };
  });
  return atomFeed({
    lang,
    title: `${environment.SITE_NAME} — ${translator(lang)('medias.title')}`,
    author: environment.SITE_NAME,
    id: feedId('coverage', lang),
    self: absoluteUrl(coverageFeedPath(lang)),
    page: absoluteUrl(pagePath(lang, 'medias')),
    updated: entries[0]?.updated ?? manifest.pulledAt,
    entries,
  });
}
