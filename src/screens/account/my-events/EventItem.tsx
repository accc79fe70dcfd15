import { isRepeatedClick } from '../../../components/browser/repeated-click.ts';
import { fill } from '../../../i18n/fill.ts';
import { EventLink } from '../../event/lists/EventLink.tsx';
import { EventState } from '../../event/status/EventState.tsx';
import type { ListedEvent } from './listed-events.ts';
import type { MyEventsWords } from './my-events-words.ts';

interface Props {
  event: ListedEvent;
  level: 2 | 3;
  isBusy: boolean;
  words: MyEventsWords;
  onLeave: () => void;
}

/** One event of the visitor: the colour of its type, picture, title, date, and the way out. */
export function EventItem({ event, level, isBusy, words, onLeave }: Props) {
  const { title, className, type, when, thumbnail } = event;
  const Heading = `h${level}` as const;
  return (
    <li
      className={`tint grid grid-cols-[auto_5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-hairline py-4 pe-13 sm:grid-cols-[auto_8rem_minmax(0,1fr)_auto] sm:gap-x-6 ${className}`}
    >
      <span className="swatch rounded-full" aria-hidden="true" />
      <span className={`aspect-3/2 ${thumbnail ? 'bg-mist' : 'bg-(--accent)'}`}>
        {thumbnail && (
          <img
            src={thumbnail.src}
            width={thumbnail.width}
            height={thumbnail.height}
            alt=""
            loading="lazy"
            decoding="async"
            className="h-full w-full object-cover"
          />
        )}
      </span>
      <div className="grid gap-1">
        {type && <p className="facts">{type.text}</p>}
        <Heading className="title-xl">
          <EventLink event={event} words={words} className="quiet-link" />
        </Heading>
        {when && <p className="tabular">{when}</p>}
        <EventState opens={event.opens} />
      </div>
      <button
        type="button"
        className="button col-start-3 justify-self-start sm:col-start-4"
        aria-label={fill(words['myevents.unsubscribeFrom'], { title: title.text })}
        aria-busy={isBusy}
        onClick={({ nativeEvent }) => {
          // The first click takes the event off the list, and the second would meet the next one.
          if (!isRepeatedClick(nativeEvent)) onLeave();
        }}
      >
        {words['myevents.unsubscribe']}
      </button>
    </li>
  );
}
