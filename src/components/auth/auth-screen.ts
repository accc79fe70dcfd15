import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../i18n/translate.ts';
import { type loginKeys, type registerKeys, signIn, signUp } from '../../stores/account.ts';
import { $session, type Session, sessionName } from '../../stores/session.ts';
import type { subscriptionKeys } from '../../stores/subscriptions.ts';
import { textIn, wireForm, wordsOf } from '../forms/live-form.ts';
import { errandIn, finishErrand } from './after-login.ts';
import { wireTabs } from './tabs.ts';

type Keys = [
  ...typeof loginKeys,
  ...typeof registerKeys,
  ...typeof subscriptionKeys,
  'auth.signedIn',
  'subscription.joined',
];

const [LOGIN, REGISTER] = [0, 1];

/**
 * Signs in and up. Both forms are HTML; who signs in goes back to what they were doing, and who is signed in already is
 * told so.
 */
class AuthScreen extends HTMLElement {
  #stop: (() => void) | undefined;
  #isLeaving = false;

  connectedCallback(): void {
    const errand = errandIn(location.search);
    const words: Words<Keys> = wordsOf<Keys>(this);
    const tablist = this.querySelector<HTMLElement>('[role="tablist"]');
    const login = this.querySelector<HTMLFormElement>('[data-login]');
    const signUpForm = this.querySelector<HTMLFormElement>('[data-sign-up]');
    if (!tablist || !login || !signUpForm) return;

    const choose = wireTabs(tablist, (index) => {
      // The address says which, so that a reload and the other language show the same.
      history.replaceState(
        history.state,
        '',
        index === REGISTER ? '#register' : location.pathname + location.search,
      );
    });
    if (location.hash === '#register') choose(REGISTER);
    for (const line of this.querySelectorAll<HTMLElement>('[data-to-finish]'))
      line.hidden = errand.eventId === null;

    wireForm(login, async (data) => {
      const text = textIn(data);
      this.#isLeaving = true;
      const outcome = await signIn({ username: text('username'), password: text('password') }, words);
      if (outcome.isDone) {
        login.reset();
        await finishErrand(errand, this.dataset['home'] ?? '/', words);
      }
      this.#isLeaving = false;
      this.#show($session.get(), words);
      return outcome;
    });

    wireForm(signUpForm, async (data) => {
      const text = textIn(data);
      const outcome = await signUp(
        {
          username: text('username'),
          password: text('password'),
          password2: text('password2'),
          first_name: text('first_name'),
          last_name: text('last_name'),
          email: text('email'),
        },
        words,
      );
      if (!outcome.isDone) return outcome;
      signUpForm.reset();
      choose(LOGIN);
      const field = (name: string): HTMLInputElement | null => login.querySelector(`[name="${name}"]`);
      const username = field('username');
      if (username) username.value = text('username');
      field('password')?.focus();
      return outcome;
    });

    const link = this.querySelector<HTMLAnchorElement>('[data-continue]');
    if (link && errand.next) {
      link.href = errand.next;
      link.hidden = false;
    }
    this.#stop = $session.subscribe((session) => this.#show(session, words));
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  /** Forms for who is signed out. While the login is being followed up they stay: the page is about to change. */
  #show(session: Session | null, words: Words<Keys>): void {
    if (this.#isLeaving) return;
    const [panel, forms, name] = ['[data-signed-in-panel]', '[data-signed-out]', '[data-name]'].map(
      (selector) => this.querySelector<HTMLElement>(selector),
    );
    if (panel) panel.hidden = !session;
    if (forms) forms.hidden = session !== null;
    if (name && session) name.textContent = fill(words['auth.signedIn'], { name: sessionName(session) });
  }
}

customElements.define('auth-screen', AuthScreen);
