import type { Lang } from '../../domain/model/core.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import { formatDateRange, formatLongDate } from '../../domain/time/format-dates.ts';
import { changesPath, pagePath } from '../../i18n/paths.ts';
import { translator, plural } from '../../i18n/translate.ts';
import { festivalWords, kindIn, identity } from '../../site/identity.ts';
import type { FestivalData } from '../../content/festival.ts';
import type { PersonLinkView } from '../event/event-activity.ts';
import type { PressFacts } from './facts.ts';
import { htmlToText } from '../../domain/text/html-text.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import { eventLink, type EventLinkView } from '../event/lists/event-head.ts';

/** What, when, where and who, in a few lines. */
export interface EssentialsView {
  what: string;
  when: string;
  /** Link to the changes since the programme was published; null for an edition that no longer changes. */
  changesHref: string | null;
  city: string | null;
  venues: { name: LocalText; href: string }[];
  /** Role and names; null where nobody is known. */
  who: { role: LocalText | null; people: PersonLinkView[] } | null;
  curators: { name: string; href: string }[];
}

export function essentialsView(
  facts: PressFacts,
  { current }: Pick<FestivalData, 'current'>,
  lang: Lang,
): EssentialsView {
  const { edition, venues, leading, curators } = facts;
  const { start, end } = edition;
  return {
    what: kindIn(edition.year)?.[lang] ?? `${identity.name} ${edition.year}`,
    when: start
      ? formatDateRange({ first: start.day, last: (end ?? start).day }, lang)
      : translator(lang)('press.unknownDates'),
    changesHref: edition.id === current.id ? changesPath(lang) : null,
    city: festivalWords?.city[lang] ?? null,
    venues: venues.flatMap((place) => {
      const name = localise(place.name, lang);
      return name ? [{ name, href: pagePath(lang, 'map', place.id) }] : [];
    }),
    who: leading && { role: localise(leading.role, lang), people: leading.people },
    curators: curators.map(({ name, href }) => ({ name, href })),
  };
}

/** A number, what it counts, and where it comes from. */
export interface FigureView {
  value: LocalText;
  label: LocalText;
  source: LocalText;
}

/** The figures that the edition gives, then those that its programme counts. */
export function figureViews(
  { edition, events, venues, people, asOf, isArchive }: PressFacts,
  lang: Lang,
): FigureView[] {
  const t = translator(lang);
  const inPage = (text: string): LocalText => ({ text, lang, isFallback: false });
  const given = edition.press.figures.flatMap(({ value, label, source }) => {
    const [number, words] = [localise(value, lang), localise(label, lang)];
    return number && words
      ? [{ value: number, label: words, source: localise(source, lang) ?? inPage(t('press.noSource')) }]
      : [];
  });
  const counted = (
    [
      ['press.figures.events', events.length],
      ['press.figures.venues', venues.length],
      ['press.figures.people', people],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([words, count]) => ({
      value: inPage(new Intl.NumberFormat(lang).format(count)),
      label: inPage(plural(lang, words, count)),
      source: inPage(
        t(isArchive ? 'press.sourceArchive' : 'press.source', { date: formatLongDate(asOf, lang) }),
      ),
    }));
  return [...given, ...counted];
}

/** A curator with their biography, to be copied. */
export interface CuratorView {
  name: string;
  href: string;
  curated: EventLinkView[];
  /** Null where the back end has none. */
  biography: LocalText | null;
}

export function curatorViews({ curators }: PressFacts, data: FestivalData, lang: Lang): CuratorView[] {
  return curators.map(({ name, href, person, curated }) => ({
    name,
    href,
    curated: curated.map((event) => eventLink(event, data, lang)),
    biography: biographyOf(person, lang),
  }));
}

function biographyOf({ biography }: PressFacts['curators'][number]['person'], lang: Lang): LocalText | null {
  const html = localiseHtml(biography, lang);
  return html && htmlToText(html.text) ? html : null;
}
