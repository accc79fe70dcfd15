// An island because only the browser knows who is signed in and what they are registered for. One serves all links of a
// page, by portals into their places; for who is signed out they stay links, and it is never loaded. Its HTML is the live
// region in which a registration is announced.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { showNotices } from '../../components/browser/notices.ts';
import { $registerPlaces, followRegisterLinks } from './registrations/register-places.ts';
import { RegisterLink } from './registrations/RegisterLink.tsx';
import { toggleRegistration } from './registrations/toggle-registration.ts';
import { $waitingRequests, takeRequests } from './registrations/waiting-requests.ts';
import type { RegistrationWords } from './registrations/words.ts';

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
