import type { EventStatus, FestivalEvent } from '../../domain/model/event.ts';
import { plainText } from '../../domain/text/localise.ts';
import { translator, type Key } from '../../i18n/translate.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { FestivalData } from '../../content/festival.ts';
import { practicalView } from '../event/facts/practical-facts.ts';

/**
 * What the calendar entry of an event says beside its title, time and place, a line each: its status first, since not
 * every calendar application shows the property, then what else it consists of and what is to be known to come.
 * Null where there is nothing.
 */
export function entryDescription(
  event: FestivalEvent,
  status: EventStatus | null,
  data: Pick<FestivalData, 'by' | 'changes'>,
  lang: Lang,
): string | null {
  const t = translator(lang);
  const { previousStart, price, languages, capacity, access } = practicalView(event, data, lang);
  const fact = (name: Key, value: string | null | undefined): string | null =>
    value ? t('calendar.fact', { name: t(name), value }) : null;
  const lines = [
    status && t(`event.${status}`),
    fact('event.previousStart', previousStart),
    ...event.activities.slice(1).map((activity) => plainText(activity.title, lang)),
    fact('event.price', price?.text),
    fact('event.languages', languages),
    fact('event.capacity', capacity),
    fact('access.title', access.join(', ')),
  ];
  return lines.filter(Boolean).join('\n') || null;
}
