import { editionPhase } from '../../domain/edition/edition-phase.ts';
import { editionAfter, editionSpan } from '../../domain/edition/editions.ts';
import type { Lang, Moment } from '../../domain/model/core.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { pagePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { buildMoment } from '../../site/build-environment.ts';
import { festival } from '../../site/festival.ts';
import type { FestivalData } from '../../content/festival.ts';

export type EditionStatusView = ReturnType<typeof editionStatusView>;

export type StatusLinkView = ReturnType<typeof archiveLink>;

interface Options {
  /** Link used if there is no next edition; by default to the edition's page. */
  archive?: StatusLinkView;
  /** Returns the path to link to for the next edition, by its year; by default that edition's page. */
  pathOf?: (year: number) => string;
  /** Time of the build. */
  now?: Moment;
}

function archiveLink({ year }: Edition, lang: Lang) {
  return { words: translator(lang)('countdown.archive'), href: pagePath(lang, 'edition', year) };
}

export function editionStatusView(
  edition: Edition,
  data: Pick<FestivalData, 'editions' | 'current' | 'events'>,
  lang: Lang,
  {
    archive = archiveLink(edition, lang),
    pathOf = (year) => pagePath(lang, 'edition', year),
    now = buildMoment,
  }: Options = {},
) {
  const t = translator(lang);
  const events = data.events.filter(({ editionId }) => editionId === edition.id);
  const span = editionSpan(edition, events, festival.timeZone);
  const next = editionAfter(edition, data, now);
  return {
    /** Opening and closing, for the visitor's clock; null if the edition was already over at build time. */
    span: editionPhase(span, new Date(now.instant)) === 'over' ? null : span,
    over: t(edition.id === data.current.id ? 'countdown.over' : 'edition.archive'),
    link: next ? { words: t('edition.seeCurrent', { year: next.year }), href: pathOf(next.year) } : archive,
  };
}
