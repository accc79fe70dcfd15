import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../i18n/translate.ts';
import { showNotices } from '../../components/browser/notices.ts';
import { type loginKeys, type registerKeys, signIn, signUp } from '../../stores/account.ts';
import { $session, sessionName } from '../../stores/session.ts';
import type { subscriptionKeys } from '../../stores/subscriptions.ts';
import { wordsOf } from '../forms/live-form.client.ts';
import { submitForm, textIn } from '../forms/submit-form.client.ts';
import { finishErrand } from './after-login.client.ts';
import type { Errand } from './pending-action.ts';

type Keys = [
  ...typeof loginKeys,
  ...typeof registerKeys,
  ...typeof subscriptionKeys,
  'auth.signedIn',
  'subscription.joined',
];

/** What signing in and up does. @param opensLogin shows the login form, once an account is made. */
export function startAccount(screen: HTMLElement, errand: Errand, opensLogin: () => void) {
  const words: Words<Keys> = wordsOf<Keys>(screen);
  let isLeaving = false;

  /** Forms for who is signed out. While a login is being followed up they stay: the page is about to change. */
  const show = (): void => {
    if (isLeaving) return;
    const session = $session.get();
    const [panel, forms, name] = ['[data-signed-in-panel]', '[data-signed-out]', '[data-name]'].map(
      (selector) => screen.querySelector<HTMLElement>(selector),
    );
    if (panel) panel.hidden = !session;
    if (forms) forms.hidden = session !== null;
    if (name && session) name.textContent = fill(words['auth.signedIn'], { name: sessionName(session) });
  };
  const leaving = async (task: () => Promise<void>): Promise<void> => {
    isLeaving = true;
    await task();
    isLeaving = false;
    show();
  };
  const finish = (): Promise<void> => finishErrand(errand, screen.dataset['home'] ?? '/', words);

  showNotices();
  // Here, or in another tab.
  const stop = $session.subscribe(show);
  return {
    stop,
    logIn: (form: HTMLFormElement): Promise<void> =>
      leaving(() =>
        submitForm(form, async (data) => {
          const text = textIn(data);
          const outcome = await signIn({ username: text('username'), password: text('password') }, words);
          if (outcome.isDone) {
            form.reset();
            await finish();
          }
          return outcome;
        }),
      ),
    register: (form: HTMLFormElement, login: HTMLFormElement): Promise<void> =>
      submitForm(form, async (data) => {
        const text = textIn(data);
        const registration = {
          username: text('username'),
          password: text('password'),
          password2: text('password2'),
          first_name: text('first_name'),
          last_name: text('last_name'),
          email: text('email'),
        };
        const outcome = await signUp(registration, words);
        if (!outcome.isDone) return outcome;
        form.reset();
        opensLogin();
        const field = (name: string): HTMLInputElement | null => login.querySelector(`[name="${name}"]`);
        const username = field('username');
        if (username) username.value = registration.username;
        field('password')?.focus();
        return outcome;
      }),
    /** For who is signed in: finishes a registration that led here. */
    follow: async (): Promise<void> => {
      if ($session.get() && errand.eventId !== null && !isLeaving) await leaving(finish);
    },
  };
}
