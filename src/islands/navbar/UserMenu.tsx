import { useStore } from '@nanostores/react';
import { fill } from '../../i18n/fill.ts';
import { $session, sessionName } from '../../stores/session.ts';
import { Icon } from '../Icon.tsx';
import type { UserMenuWords } from './words.ts';

export interface UserLinks {
  auth: string;
  events: string;
}

interface Props {
  links: UserLinks;
  words: UserMenuWords;
}

/** The way to sign in, or the visitor's name with what is theirs. First in the bar, so that the name moves nothing. */
export function UserMenu({ links, words }: Props) {
  const session = useStore($session, { ssr: 'initial' });
  if (!session) {
    return (
      <a className="tool" href={links.auth}>
        <Icon name="user" />
        <span className="sr-only">{words['nav.login']}</span>
      </a>
    );
  }
  const name = sessionName(session);
  return (
    <details className="dropdown" data-dropdown>
      <summary
        className="dropdown-toggle gap-2 pr-[0.6875rem] max-menu:pr-0"
        aria-label={fill(words['nav.account'], { name })}
      >
        <span className="max-w-48 truncate max-menu:hidden">{name}</span>
        <Icon name="user" />
      </summary>
      <ul className="dropdown-list">
        <li className="px-4 py-3 text-stone menu:hidden">{name}</li>
        <li>
          <a href={links.events}>{words.myevents}</a>
        </li>
        <li>
          <button type="button">{words['nav.logout']}</button>
        </li>
      </ul>
    </details>
  );
}
