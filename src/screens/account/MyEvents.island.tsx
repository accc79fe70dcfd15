// An island because only the browser knows whose events these are. For signed-out visitors it is HTML that asks them to
// sign in, with a link.
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session } from '../../stores/session.ts';
import { showNotices } from '../../components/browser/notices.ts';
import { type MyEventsProps, SubscribedEvents } from './my-events/SubscribedEvents.tsx';

export function MyEvents(props: MyEventsProps) {
  const { links, words } = props;
  const session = useStore($session, { ssr: 'initial' });
  useEffect(showNotices, []);
  if (session) return <SubscribedEvents {...props} />;
  return (
    <div className="grid max-w-(--measure) gap-6">
      <p className="text-xl">{words['myevents.signIn']}</p>
      <p>
        <a className="button button-solid" href={links.auth}>
          {words['auth.login']}
        </a>
      </p>
    </div>
  );
}
