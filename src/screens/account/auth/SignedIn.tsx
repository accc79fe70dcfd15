import type { MouseEvent } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { type Session, sessionName } from '../../../stores/session.ts';
import type { PendingAction } from '../pending-action.ts';
import type { AuthWords } from './auth-words.ts';

interface Props {
  session: Session;
  pendingAction: PendingAction;
  /** The visitor's events. */
  home: string;
  words: AuthWords;
  onFinish: () => Promise<void>;
}

/** In place of the forms for a visitor who is signed in already, perhaps in another tab: leads on. */
export function SignedIn({ session, pendingAction: { next, eventId }, home, words, onFinish }: Props) {
  const onContinue = (event: MouseEvent): void => {
    if (eventId === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void onFinish();
  };
  return (
    <div className="grid gap-6">
      <p className="text-2xl">{fill(words['auth.signedIn'], { name: sessionName(session) })}</p>
      <p className="flex flex-wrap gap-3">
        {next && (
          <a className="button button-solid" href={next} onClick={onContinue}>
            {words['auth.continue']}
          </a>
        )}
        <a className="button" href={home}>
          {words.myevents}
        </a>
      </p>
    </div>
  );
}
