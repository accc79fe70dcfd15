import { formatLongDate, formatFullDay, formatDayIn } from '../../../domain/time/format-dates.ts';
import { changesShown, latestNewsOf, movedFrom, toldAs } from '../../../domain/programme/changes.ts';
import { dayOf } from '../../../domain/time/zone-clock.ts';
import { yearOf } from '../../../domain/event/event-days.ts';
import { formatClock } from '../../../domain/time/clock-style.ts';
import { joinTexts, localise } from '../../../domain/text/localise.ts';
import type { FestivalEvent, Lang, WithdrawnEvent } from '../../../domain/model/core.ts';
import { changeOfEventHref, programmePath } from '../../../i18n/paths.ts';
import { translator } from '../../../i18n/translate.ts';
import { buildMoment } from '../../../site/build-environment.ts';
import { festival } from '../../../site/festival.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { editionOfEachYear } from '../../../content/withdrawn-editions.ts';

/**
 * Returns the latest news of an event that was moved, cancelled, postponed or resumed: "Déplacé le 3 octobre 2024",
 * with a link to the change if the page of changes still shows it. Null if there is none.
 */
export function eventNews({ id }: FestivalEvent, { changes }: FestivalData, lang: Lang) {
  const news = latestNewsOf(id, changes);
  if (!news) return null;
  const kind = toldAs(news, festival.timeZone);
  const t = translator(lang);
  const date = formatLongDate(dayOf(news.pulledAt, festival.timeZone), lang);
  return {
    text: t('changes.on', { what: t(`changes.word.${kind}`), date }),
    href: changesShown(changes).includes(news) ? changeOfEventHref(lang, id) : null,
  };
}

/** Returns the notice on the page of an event that was moved: its former day, hour or place, as far as it differs. */
export function movedView(event: FestivalEvent, { changes }: Pick<FestivalData, 'changes'>, lang: Lang) {
  const moved = movedFrom(event, changes, { now: buildMoment, timeZone: festival.timeZone });
  if (!moved) return null;
  const { day, hour, place, until } = moved;
  const t = translator(lang);
  const name = place && localise(place, lang);
  const before = t('calendar.fact', { name: t('event.previousStart'), value: '' });
  const when = [day && formatDayIn(day, lang, yearOf(event.time)), hour && formatClock(hour, lang)];
  const formerDay = day && t('event.movedText', { day: when.filter(Boolean).join(', ') });
  return { text: joinTexts([formerDay, formerDay && name && ' ', name && before, name], ''), until };
}

/** Returns the notice on the page of an event that is no longer in the programme. */
export function withdrawnView(event: WithdrawnEvent, data: FestivalData, lang: Lang) {
  const day = dayOf(event.withdrawnAt, festival.timeZone);
  const year = editionOfEachYear(data).find(({ edition }) => edition.id === event.editionId)?.edition.year;
  return {
    /** "samedi 12 octobre 2024": the day of the first pull without the event. */
    since: formatFullDay(day, lang),
    /** The programme to which the event belonged; null if that programme has no page. */
    programme: year === undefined ? null : { year, href: programmePath(lang, year) },
  };
}
