import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { notify } from '../../../stores/notices.ts';
import { $isExpired, $session, sessionName } from '../../../stores/session.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { showNotices } from '../../../components/browser/notices.ts';
import { SignedInMenu } from './SignedInMenu.tsx';
import type { UserMenuWords } from './words.ts';

interface Props {
  /** Where one signs in, and where the visitor's events are. */
  links: { auth: string; events: string };
  words: UserMenuWords;
}

/** The way to sign in, or the visitor's name with what is theirs. First in the bar, so that the name moves nothing. */
export function UserMenu({ links, words }: Props) {
  const session = useStore($session, { ssr: 'initial' });
  const takesFocus = useRef(false);

  useEffect(showNotices, []);
  useEffect(
    () =>
      $isExpired.subscribe((isExpired) => {
        if (isExpired) notify({ about: 'session', kind: 'error', text: words['auth.expired'] });
      }),
    [words],
  );

  if (session) {
    // The button that has the focus goes with the session.
    const onLeave = (): void => {
      takesFocus.current = true;
    };
    return (
      <SignedInMenu name={sessionName(session)} eventsHref={links.events} words={words} onLeave={onLeave} />
    );
  }
  return (
    <a
      ref={(link) => {
        if (takesFocus.current) link?.focus();
        takesFocus.current = false;
      }}
      className="tool"
      href={links.auth}
    >
      <Icon name="user" />
      <span className="sr-only">{words['nav.login']}</span>
    </a>
  );
}
