import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { isSubscribed } from '../../../domain/account/subscriptions.ts';
import { $session } from '../../../stores/session.ts';
import { $busyEvents, $subscriptions } from '../../../stores/subscriptions.ts';
import { UNTIL } from '../../../components/browser/clock-markup.ts';
import { eventIdOf, JOINED, LIVE, REGISTER } from '../../event/buttons/registration-markup.ts';
import type { RegisterPlace } from './register-places.ts';

/** Lets the space key press the link, as it presses a button; Enter presses a link anyway. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * The link of one place, as a button for a signed-in visitor. It keeps its address, for opening a new tab and for a
 * visitor who has signed out since. Its HTML contains both labels, and its attributes choose between them.
 */
export function RegisterLink({ link, hadFocus }: Pick<RegisterPlace, 'link' | 'hadFocus'>) {
  const isSignedIn = useStore($session) !== null;
  const subscriptions = useStore($subscriptions);
  const eventId = eventIdOf(link);
  const isBusy = useStore($busyEvents).has(eventId);
  const isJoined = isSubscribed(subscriptions ?? [], eventId);
  const anchor = useRef<HTMLAnchorElement>(null);
  const takesFocus = useRef(hadFocus);

  useLayoutEffect(() => {
    if (!takesFocus.current && document.activeElement !== anchor.current) return;
    takesFocus.current = false;
    // Whoever has left a full event no longer sees its link, and a hidden element cannot have the focus.
    const isGone = !isJoined && link.classList.contains('leave');
    (isGone ? document.querySelector('main') : anchor.current)?.focus({ preventScroll: true });
  }, [isJoined, link]);

  return (
    <a
      className={link.className}
      href={link.href}
      hidden={link.hidden === true}
      role={isSignedIn ? 'button' : undefined}
      aria-busy={isBusy || undefined}
      {...{
        [REGISTER]: eventId,
        [UNTIL]: link.getAttribute(UNTIL) ?? undefined,
        [LIVE]: '',
        [JOINED]: isJoined ? '' : undefined,
      }}
      ref={anchor}
      onKeyDown={isSignedIn ? pressOnSpace : undefined}
      dangerouslySetInnerHTML={{ __html: link.innerHTML }}
    />
  );
}
