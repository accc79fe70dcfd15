// An island because only the browser knows who is signed in and what they are registered for. One serves all links of a
// page, by portals into their places; for visitors who are signed out they stay links. Its HTML is the live
// region in which a registration is announced.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { showNotices } from '../../components/browser/notices.ts';
import { $registerPlaces, followRegisterLinks } from './registrations/register-places.ts';
import { RegisterLink } from './registrations/RegisterLink.tsx';
import { toggleRegistration, type RegistrationWords } from './registrations/toggle-registration.ts';
import { atom } from 'nanostores';
import { REGISTRATION_REQUEST, type RegistrationRequest } from './registrations/registration-request.ts';

/** Presses that have not been answered yet. */
const $waitingRequests = atom<readonly RegistrationRequest[]>([]);

/** `client:intent` dispatches again what came while the code was loading. */
const received = new WeakSet<RegistrationRequest>();

// As soon as this code is there: on a busy device the island becomes active later.
if (typeof window !== 'undefined') {
  window.addEventListener(REGISTRATION_REQUEST, ({ detail }) => {
    if (!detail || received.has(detail)) return;
    received.add(detail);
    $waitingRequests.set([...$waitingRequests.get(), detail]);
  });
}

interface Props {
  words: RegistrationWords;
}

export function Registrations({ words }: Props) {
  const places = useStore($registerPlaces, { ssr: 'initial' });
  const requests = useStore($waitingRequests, { ssr: 'initial' });
  const [announced, setAnnounced] = useState({ count: 0, text: '' });

  useEffect(showNotices, []);
  useEffect(followRegisterLinks, []);
  useEffect(() => {
    const announce = (text: string | null): void => {
      if (text) setAnnounced(({ count }) => ({ count: count + 1, text }));
    };
    for (const request of takeRequests()) void toggleRegistration(request, words).then(announce);
  }, [requests, words]);

  return (
    <>
      <p className="sr-only" role="status">
        {/* A new element each time: the same words are announced again. */}
        {announced.text && <span key={announced.count}>{announced.text}</span>}
      </p>
      {places.map(({ key, element, link, hadFocus }) =>
        createPortal(<RegisterLink link={link} hadFocus={hadFocus} />, element, key),
      )}
    </>
  );
}

/** The waiting presses, each handed out once. */
function takeRequests(): readonly RegistrationRequest[] {
  const requests = $waitingRequests.get();
  if (requests.length > 0) $waitingRequests.set([]);
  return requests;
}
