// An island because only the browser knows who is signed in and what they are registered for. One island
// serves all links of a page, by portals into their places; for signed-out visitors they stay links. The island's own
// HTML is the live region in which a registration is announced.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { showNotices } from '../../components/browser/notices.ts';
import { $registerPlaces, followRegisterLinks } from './registrations/register-places.ts';
import { RegisterLink } from './registrations/RegisterLink.tsx';
import { toggleRegistration, type RegistrationWords } from './registrations/toggle-registration.ts';
import { atom } from 'nanostores';
import { REGISTRATION_REQUEST, type RegistrationRequest } from './registrations/registration-request.ts';

const $waitingRequests = atom<readonly RegistrationRequest[]>([]);

/** Requests received so far, since `client:intent` repeats those dispatched while the code was loading. */
const received = new WeakSet<RegistrationRequest>();

// Listens as soon as this code is loaded: on a busy device the island is hydrated later.
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
        {/* A new element each time, so that the same words are announced again. */}
        {announced.text && <span key={announced.count}>{announced.text}</span>}
      </p>
      {places.map(({ key, element, link, hadFocus }) =>
        createPortal(<RegisterLink link={link} hadFocus={hadFocus} />, element, key),
      )}
    </>
  );
}

function takeRequests(): readonly RegistrationRequest[] {
  const requests = $waitingRequests.get();
  if (requests.length > 0) $waitingRequests.set([]);
  return requests;
}
