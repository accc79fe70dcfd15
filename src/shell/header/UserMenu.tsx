import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { $isExpired, $session, sessionName } from '../../stores/session.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { showNotices } from '../../components/browser/notices.ts';
import type { Key, Words } from '../../i18n/translate.ts';
import { fill } from '../../i18n/fill.ts';
import { logoutKeys, signOut, notifyIfExpired } from '../../stores/account.ts';
import { DROPDOWN } from './header-markup.ts';

export const userMenuKeys = [
  ...logoutKeys,
  'auth.expired',
  'myevents',
  'nav.account',
  'nav.login',
  'nav.logout',
] as const satisfies Key[];

type UserMenuWords = Words<typeof userMenuKeys>;

export interface UserMenuProps {
  /** Addresses of the sign-in page and of the visitor's events; null if the site has no accounts. */
  links: { auth: string; events: string } | null;
  words: UserMenuWords;
}

/** Shows a link to sign in, or a menu with the visitor's name. First in the bar, so that the name moves nothing. */
export function UserMenu({ links, words }: UserMenuProps) {
  const session = useStore($session, { ssr: 'initial' });
  const hadFocus = useRef(false);

  useEffect(showNotices, []);
  useEffect(() => $isExpired.subscribe(() => notifyIfExpired(words['auth.expired'])), [words]);

  if (!links) return null;
  if (session)
    return (
      <SignedInMenu name={sessionName(session)} eventsHref={links.events} words={words} hadFocus={hadFocus} />
    );
  return (
    <a
      ref={(link) => {
        if (hadFocus.current) link?.focus();
        hadFocus.current = false;
      }}
      className="tool"
      href={links.auth}
    >
      <Icon name="user" />
      <span className="sr-only">{words['nav.login']}</span>
    </a>
  );
}

interface SignedInMenuProps {
  name: string;
  eventsHref: string;
  words: UserMenuWords;
  /** Set when the menu disappears: whether it had the focus. */
  hadFocus: RefObject<boolean>;
}

function SignedInMenu({ name, eventsHref, words, hadFocus }: SignedInMenuProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    if (isLeaving) return;
    setLeaving(true);
    await signOut(words);
    setLeaving(false);
  };
  return (
    <details
      // Not when the logout is pressed: it may fail, and the session may also end elsewhere.
      ref={(menu) => () => {
        hadFocus.current = menu?.contains(document.activeElement) ?? false;
      }}
      className="dropdown"
      {...{ [DROPDOWN]: '' }}
    >
      <summary
        className="dropdown-toggle gap-2 pe-[0.6875rem] max-menu:pe-0"
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
          {/* Not disabled meanwhile: a disabled button loses the focus, and the logout may fail. */}
          <button type="button" aria-busy={isLeaving} onClick={() => void leave()}>
            {words['nav.logout']}
          </button>
        </li>
      </ul>
    </details>
  );
}
