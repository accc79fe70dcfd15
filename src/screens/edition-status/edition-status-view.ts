import { editionAfter, editionSpan, editionPhase } from '../../domain/edition/editions.ts';
import type { Lang, Moment } from '../../domain/model/core.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { pagePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { buildMoment } from '../../site/build-environment.ts';
import { festival } from '../../site/festival.ts';
import type { FestivalData } from '../../content/festival.ts';

/** Whether an edition is to come, on or over, and where one that is over leads. */
export type EditionStatusView = ReturnType<typeof editionStatusView>;

export type StatusLinkView = ReturnType<typeof archiveLink>;

interface Links {
  /** To its archive, when there is no next edition. */
  archive: StatusLinkView;
  /** Path of the next edition's page, by its year; by default the page of the edition itself. */
  pathOf?: (year: number) => string;
}

/** The link to the archive of an edition. */
export function archiveLink({ year }: Edition, lang: Lang) {
  return { words: translator(lang)('countdown.archive'), href: pagePath(lang, 'edition', year) };
}

export function editionStatusView(
  edition: Edition,
  { archive, pathOf = (year) => pagePath(lang, 'edition', year) }: Links,
  data: Pick<FestivalData, 'editions' | 'current' | 'events'>,
  lang: Lang,
  now: Moment = buildMoment,
) {
  const t = translator(lang);
  const events = data.events.filter(({ editionId }) => editionId === edition.id);
  const span = editionSpan(edition, events, festival.timeZone);
  const next = editionAfter(edition, data, now);
  return {
    /** For the visitor's clock; null when it was over as the site was built, which no clock undoes. */
    span: editionPhase(span, new Date(now.instant)) === 'over' ? null : span,
    /** Says that it is over. */
    over: t(edition.id === data.current.id ? 'countdown.over' : 'edition.archive'),
    /** To the next edition, or to its archive. */
    link: next ? { words: t('edition.seeCurrent', { year: next.year }), href: pathOf(next.year) } : archive,
  };
}
