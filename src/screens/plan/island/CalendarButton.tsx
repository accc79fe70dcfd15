import { useState } from 'react';
import { reportLoadFailure } from '../../../components/browser/load-failure.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { Lang } from '../../../domain/model/core.ts';
import { fillPlural } from '../../../i18n/fill.ts';
import type { Words } from '../../../i18n/translate.ts';
import type { undatedKeys } from '../plan-words.ts';

interface Props {
  events: readonly { time: unknown }[];
  words: Words<('calendar.add' | 'calendar.withReminder')[]>;
  save: (hasReminders: boolean) => Promise<void>;
}

/** Button that saves the dated events as a calendar file. The browser makes it: nobody else has this list. */
export function CalendarButton({ events, words, save }: Props) {
  const [hasReminders, setReminders] = useState(false);
  if (events.every(({ time }) => time === null)) return null;
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => void save(hasReminders).catch(reportLoadFailure)}
      >
        <Icon name="calendar" />
        {words['calendar.add']}
      </button>
      <label className="inline-flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={hasReminders}
          onChange={({ currentTarget }) => setReminders(currentTarget.checked)}
        />
        {words['calendar.withReminder']}
      </label>
    </>
  );
}

interface NoteProps extends Pick<Props, 'events'> {
  lang: Lang;
  words: Words<typeof undatedKeys>;
}

/** States how many events the calendar file leaves out because no date is known; nothing if there is no file. */
export function UndatedNote({ lang, events, words }: NoteProps) {
  const undated = events.filter(({ time }) => time === null).length;
  if (undated === 0 || undated === events.length) return null;
  return <p className="facts no-print">{fillPlural(lang, words, 'calendar.undated', undated)}</p>;
}
