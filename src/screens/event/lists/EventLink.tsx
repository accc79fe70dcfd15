import type { EventHead } from '../../../domain/event/event-summary.ts';
import { langAttributes } from '../../../domain/text/localise.ts';
import type { Words } from '../../../i18n/translate.ts';

interface Props {
  event: Pick<EventHead, 'href' | 'title' | 'status'>;
  words: Words<readonly ['event.cancelled', 'event.postponed', 'event.full']>;
  className?: string;
}

/** `EventLink.astro` for islands. */
export function EventLink({ event: { href, title, status }, words, className }: Props) {
  return (
    <>
      {status && (
        <>
          <span className="status" data-status={status}>
            {words[`event.${status}`]}
          </span>{' '}
        </>
      )}
      {/* The direction of the text is not that of the link, which fills its line in a list. */}
      <a className={className} href={href}>
        <span {...langAttributes(title)}>{title.text}</span>
      </a>
    </>
  );
}
