import type { Id } from '../../../domain/model/common.ts';
import type { LocalText } from '../../../domain/text/localise.ts';
import type { OfferWords } from '../words.ts';

interface Props {
  events: readonly { id: Id; title: LocalText; href: string }[];
  words: OfferWords;
}

/** A longer list would push the plan off a phone. */
const MOST_AT_ONCE = 6;

/** The events that one may register for; folded where there are many. */
export function OfferedTitles({ events, words }: Props) {
  const list = (
    <ul>
      {events.map(({ id, title, href }) => (
        <li key={id}>
          <a className="link" href={href} lang={title.isFallback ? title.lang : undefined}>
            {title.text}
          </a>
        </li>
      ))}
    </ul>
  );
  if (events.length <= MOST_AT_ONCE) return list;
  return (
    <details>
      <summary className="link">{words['plan.offerWhich']}</summary>
      {list}
    </details>
  );
}
