import { Fragment } from 'react';
import type { EventHead } from '../../../domain/event/event-summary.ts';
import { langAttributes } from '../../../domain/text/localise.ts';
import { visitorNow } from '../../../site/visitor-clock.ts';
import { eventMarks, type MarkWords } from '../status/event-marks.ts';

interface Props {
  event: Pick<EventHead, 'href' | 'title' | 'status' | 'moved'>;
  words: MarkWords;
  className?: string;
}

/** `EventLink.astro` for islands. */
export function EventLink({ event, words, className }: Props) {
  const { href, title } = event;
  return (
    <>
      {eventMarks(event, words, visitorNow()).map(({ mark, word }) => (
        <Fragment key={mark}>
          <span className="status" data-status={mark}>
            {word}
          </span>{' '}
        </Fragment>
      ))}
      {/* The direction of the text is not that of the link, which fills its line in a list. */}
      <a className={className} href={href}>
        <span {...langAttributes(title)}>{title.text}</span>
      </a>
    </>
  );
}
