import { editionAfter, editionSpan, editionPhase, type EditionSpan } from '../../domain/edition/editions.ts';
import type { Lang, Moment } from '../../domain/model/core.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { pagePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { buildMoment } from '../../site/build-environment.ts';
import { festival } from '../../site/festival.ts';
import type { FestivalData } from '../../content/festival.ts';

/** Whether an edition is to come, on or over, and where one that is over leads. */
export interface EditionStatusView {
  /** For the visitor's clock; null when it was over as the site was built, which no clock undoes. */
  span: EditionSpan | null;
  /** Says that it is over. */
  over: string;
  /** To the next edition, or to its archive. */
  link: StatusLinkView;
}

export interface StatusLinkView {
  words: string;
  href: string;
}

interface Links {
  /** To its archive, when there is no next edition. */
  archive: StatusLinkView;
  /** Path of the next edition's page, by its year; by default the page of the edition itself. */
  pathOf?: (year: number) => string;
}

/** The link to the archive of an edition. */
export function archiveLink({ year }: Edition, lang: Lang): StatusLinkView {
  return { words: translator(lang)('countdown.archive'), href: pagePath(lang, 'edition', year) };
}

export function editionStatusView(
  edition: Edition,
  { archive, pathOf = (year) => pagePath(lang, 'edition', year) }: Links,
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
    link: next ? { words: t('edition.seeCurrent', { year: next.year }), href: pathOf(next.year) } : archive,
  };
}
