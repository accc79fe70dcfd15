import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../i18n/translate.ts';
import type { loginKeys, registerKeys } from '../../stores/account.ts';
import { readItem } from '../../stores/browser-storage.ts';
import { SESSION_KEY } from '../../stores/session-key.ts';
import type { Session } from '../../stores/session.ts';
import type { subscriptionKeys } from '../../stores/subscriptions.ts';
import { textIn, wireForm, wordsOf } from '../forms/live-form.ts';
import { errandIn } from './errand.ts';
import { wireTabs } from './tabs.ts';

/** What signing in and up needs beyond the forms: it comes when someone touches them, or is signed in already. */
const loadCode = async () => {
  const [account, session, afterLogin] = await Promise.all([
    import('../../stores/account.ts'),
    import('../../stores/session.ts'),
    import('./after-login.ts'),
  ]);
  return { ...account, ...session, ...afterLogin };
};

type Code = Awaited<ReturnType<typeof loadCode>>;

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
  #loading: Promise<Code> | undefined;
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

    const load = (): Promise<Code> => this.#load(words);
    wireForm(login, load, async ({ $session, finishErrand, sessionName, signIn }, data) => {
      const text = textIn(data);
      this.#isLeaving = true;
      const outcome = await signIn({ username: text('username'), password: text('password') }, words);
      if (outcome.isDone) {
        login.reset();
        await finishErrand(errand, this.dataset['home'] ?? '/', words);
      }
      this.#isLeaving = false;
      this.#show($session.get(), sessionName, words);
      return outcome;
    });

    wireForm(signUpForm, load, async ({ signUp }, data) => {
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
    if (readItem('local', SESSION_KEY)) void load();
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  /** The code, which from then on shows whether someone is signed in, here or in another tab. */
  #load(words: Words<Keys>): Promise<Code> {
    return (this.#loading ??= loadCode().then(
      (code) => {
        this.#stop = code.$session.subscribe((session) => this.#show(session, code.sessionName, words));
        return code;
      },
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    ));
  }

  /** Forms for who is signed out. While the login is being followed up they stay: the page is about to change. */
  #show(session: Session | null, nameOf: Code['sessionName'], words: Words<Keys>): void {
    if (this.#isLeaving) return;
    const [panel, forms, name] = ['[data-signed-in-panel]', '[data-signed-out]', '[data-name]'].map(
      (selector) => this.querySelector<HTMLElement>(selector),
    );
    if (panel) panel.hidden = !session;
    if (forms) forms.hidden = session !== null;
    if (name && session) name.textContent = fill(words['auth.signedIn'], { name: nameOf(session) });
  }
}

customElements.define('auth-screen', AuthScreen);
