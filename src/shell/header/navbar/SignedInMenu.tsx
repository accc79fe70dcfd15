import { useState } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { signOut } from '../../../stores/account.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { UserMenuWords } from './words.ts';
import { DROPDOWN } from '../header-markup.ts';

interface Props {
  name: string;
  eventsHref: string;
  words: UserMenuWords;
  /** Called when the visitor asks to log out. */
  onLeave: () => void;
}

/** The visitor's own menu. */
export function SignedInMenu({ name, eventsHref, words, onLeave }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    onLeave();
    await signOut(words);
    setLeaving(false);
  };
  return (
    <details className="dropdown" {...{ [DROPDOWN]: '' }}>
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
          <a href={eventsHref}>{words.myevents}</a>
        </li>
        <li>
          <button type="button" aria-busy={isLeaving} disabled={isLeaving} onClick={() => void leave()}>
            {words['nav.logout']}
          </button>
        </li>
      </ul>
    </details>
  );
}
