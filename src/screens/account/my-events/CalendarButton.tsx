import { reportLoadFailure } from '../../../components/browser/load-failure.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { ListedEvent } from './listed-events.ts';
import type { MyEventsWords } from './words.ts';

interface Props {
  events: readonly ListedEvent[];
  words: MyEventsWords;
}

/** The dated events as a file for calendar applications, made here: nobody else has this list. */
export function CalendarButton({ events, words }: Props) {
  if (events.every(({ time }) => time === null)) return null;
  const save = async (): Promise<void> => {
    const { saveCalendar } = await import('../../calendar-files/save-calendar.ts');
    const stamp = new Date().toISOString();
    saveCalendar({ name: words.myevents, fileName: 'my-events.ics', stamp, events });
  };
  return (
    <p>
      <button type="button" className="button" onClick={() => void save().catch(reportLoadFailure)}>
        <Icon name="download" />
        {words['myevents.calendar']}
      </button>
    </p>
  );
}
