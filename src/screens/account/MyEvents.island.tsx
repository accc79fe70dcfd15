// An island because only the browser knows whose events these are. Until somebody is signed in it is HTML that says so,
// with a link.
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Lang } from '../../domain/model/languages.ts';
import { $session } from '../../stores/session.ts';
import { showNotices } from '../../components/browser/notices.ts';
import { type MyEventsLinks, SubscribedEvents } from './my-events/SubscribedEvents.tsx';
import type { MyEventsWords } from './my-events/my-events-words.ts';

interface Props {
  lang: Lang;
  /** Heading level of the events' titles. */
  level: 2 | 3;
  links: MyEventsLinks;
  words: MyEventsWords;
}

export function MyEvents({ lang, level, links, words }: Props) {
  const session = useStore($session, { ssr: 'initial' });
  useEffect(showNotices, []);
  if (session) return <SubscribedEvents lang={lang} level={level} links={links} words={words} />;
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
