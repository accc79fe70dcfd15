import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import { type ReactNode, useEffect, useState, type MouseEvent } from 'react';
import { showNotices } from '../../components/browser/notices.ts';
import { signIn } from '../../stores/account.ts';
import type { Outcome } from '../../stores/outcome.ts';
import { $session, $storageBlocked, type Session, sessionName } from '../../stores/session.ts';
import { type AuthTab, hashOf, tabOf } from './auth/auth-markup.ts';
import { AuthPanel, AuthTabs } from './auth/AuthTabs.tsx';
import { LoginForm, RegisterForm } from './auth/forms.tsx';
import type { AuthWords } from './auth/auth-words.ts';
import { pendingActionIn } from './pending-action.ts';
import { saveNoticesForNextPage, notify } from '../../stores/notices.ts';
import { join } from '../../stores/subscriptions.ts';
import { fill } from '../../i18n/fill.ts';

// An island because only the browser knows who is signed in, and because both forms call the back end themselves.
// The forms are in the HTML, and keep what is typed into them before hydration.

/** The form shown. The address mirrors it, so that a reload and the other language show the same form. */
const $authTab = atom<AuthTab>('login');

const $pendingAction = atom(pendingActionIn(''));

// There is no address when the page is rendered at build time.
onMount($authTab, () => {
  if (typeof window !== 'undefined') $authTab.set(tabOf(location.hash));
});
onMount($pendingAction, () => {
  if (typeof window !== 'undefined') $pendingAction.set(pendingActionIn(location.search));
});

function chooseTab(tab: AuthTab): void {
  history.replaceState(history.state, '', hashOf(tab) || location.pathname + location.search);
  $authTab.set(tab);
}

interface Props {
  /** Path of the visitor's events, the destination of visitors who came for the account itself. */
  home: string;
  words: AuthWords;
  /** Slot below the forms, as rendered HTML. */
  late?: ReactNode;
}

export function Auth({ home, words, late }: Props) {
  const session = useStore($session, { ssr: 'initial' });
  const tab = useStore($authTab, { ssr: 'initial' });
  const pendingAction = useStore($pendingAction, { ssr: 'initial' });
  /** The forms stay while a login is being completed, since the page is about to change. */
  const [isSigningIn, setSigningIn] = useState(false);
  const [newUsername, setNewUsername] = useState<string>();

  const finish = (): Promise<void> => finishPendingAction(home, words);
  const logIn = async (credentials: { username: string; password: string }): Promise<Outcome> => {
    setSigningIn(true);
    const outcome = await signIn(credentials, words);
    if (!outcome.isDone) setSigningIn(false);
    return outcome;
  };

  useEffect(showNotices, []);
  // A visitor who arrives signed in, to register for an event, is registered and sent back at once.
  useEffect(() => {
    if ($session.get() && $pendingAction.get().eventId !== null) void finishPendingAction(home, words);
  }, [home, words]);

  const isSignedIn = session !== null && !isSigningIn;
  return (
    <>
      {isSignedIn && <SignedIn session={session} home={home} words={words} onFinish={finish} />}
      <div
        className="auth-forms needs-script grid items-start gap-x-16 gap-y-8 lg:grid-cols-2"
        hidden={isSignedIn}
      >
        <AuthTabs chosen={tab} words={words} onChoose={chooseTab} />
        <AuthPanel tab="login" chosen={tab}>
          <LoginForm
            key={newUsername}
            username={newUsername}
            isToFinish={pendingAction.eventId !== null}
            words={words}
            onSubmit={logIn}
            onDone={() => finish().finally(() => setSigningIn(false))}
          />
        </AuthPanel>
        <AuthPanel tab="register" chosen={tab}>
          <RegisterForm
            words={words}
            onDone={({ username }) => {
              chooseTab('login');
              setNewUsername(username);
            }}
          />
        </AuthPanel>
      </div>
      {late}
    </>
  );
}

/**
 * Finishes what the visitor was doing, and returns them to it, with the notices about it. If the browser stores
 * nothing, they stay here, since the session would end with the page.
 * @param home destination of visitors who came for the account itself
 */
async function finishPendingAction(home: string, words: AuthWords): Promise<void> {
  const { next, eventId } = $pendingAction.get();
  const change = eventId === null ? null : await join(eventId, words);
  if (change === 'done') {
    notify({ about: `event ${eventId}`, kind: 'success', text: words['subscription.joined'] });
  }
  if ($storageBlocked.get() || change === 'signedOut') return;
  saveNoticesForNextPage();
  location.replace(next ?? home);
}

interface SignedInProps {
  session: Session;
  /** Path of the visitor's events. */
  home: string;
  words: AuthWords;
  onFinish: () => Promise<void>;
}

/** Replaces the forms, for a visitor who is signed in already, perhaps in another tab, by links to continue. */
function SignedIn({ session, home, words, onFinish }: SignedInProps) {
  const { next, eventId } = useStore($pendingAction);
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
