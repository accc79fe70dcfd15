import type { Lang } from '../../../domain/model/core.ts';
import { fillPlural } from '../../../i18n/fill.ts';
import type { Words } from '../../../i18n/translate.ts';
import type { undatedKeys } from '../plan-words.ts';

interface Props {
  lang: Lang;
  events: readonly { time: unknown }[];
  words: Words<typeof undatedKeys>;
}

/** States how many events the calendar file leaves out because no date is known; nothing if there is no file. */
export function UndatedNote({ lang, events, words }: Props) {
  const undated = events.filter(({ time }) => time === null).length;
  if (undated === 0 || undated === events.length) return null;
  return <p className="facts no-print">{fillPlural(lang, words, 'calendar.undated', undated)}</p>;
}
