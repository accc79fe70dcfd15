import { editionAfter, editionSpan } from '../../domain/edition/edition-span.ts';
import { editionPhase, type EditionSpan } from '../../domain/edition/edition-phase.ts';
import type { Lang, Moment } from '../../domain/model/common.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { pagePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { buildMoment } from '../../site/build-clock.ts';
import { festival } from '../../site/festival.ts';
import type { FestivalData } from '../../content/festival.ts';

/** Whether an edition is to come, on or over, and where one that is over leads. */
export interface EditionStatusView {
  /** For the visitor's clock; null when it was over as the site was built, which no clock undoes. */
  span: EditionSpan | null;
  /** Says that it is over. */
  over: string;
  /** To what comes next, or to its archive. */
  way: WayView;
}

export interface WayView {
  words: string;
  href: string;
}

interface Ways {
  /** Where what is left of it is found, when nothing comes next. */
  archive: WayView;
  /** The page of a year to which the way to the next edition leads; by default the edition's own. */
  pathOf?: (year: number) => string;
}

/** The way to all that is left of an edition. */
export function wayToArchive({ year }: Edition, lang: Lang): WayView {
  return { words: translator(lang)('countdown.archive'), href: pagePath(lang, 'edition', year) };
}

export function editionStatusView(
  edition: Edition,
  { archive, pathOf = (year) => pagePath(lang, 'edition', year) }: Ways,
  data: Pick<FestivalData, 'editions' | 'current' | 'events'>,
  lang: Lang,
  now: Moment = buildMoment,
): EditionStatusView {
  const t = translator(lang);
  const events = data.events.filter(({ editionId }) => editionId === edition.id);
  const span = editionSpan(edition, events, festival.timeZone);
  const next = editionAfter(edition, data, now);
  return {
    span: editionPhase(span, new Date(now.instant)) === 'over' ? null : span,
    over: t(edition.id === data.current.id ? 'countdown.over' : 'edition.archive'),
    way: next ? { words: t('edition.seeCurrent', { year: next.year }), href: pathOf(next.year) } : archive,
  };
}
