import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { readItem } from '../../stores/browser-storage.ts';
import { SESSION_KEY } from '../../stores/session-key.ts';
import { wireForm } from '../forms/live-form.client.ts';
import type { startAccount } from './account-code.client.ts';
import { errandIn } from './pending-action.ts';
import { wireTabs } from './tabs.client.ts';

const [LOGIN, REGISTER] = [0, 1];
const loadCode = () => import('./account-code.client.ts');
type Account = ReturnType<typeof startAccount>;

/**
 * Signs in and up. Both forms are HTML, and what they do comes when someone touches them or is signed in already; who
 * signs in goes back to what they were doing, and so does at once who came to register for an event and is signed in.
 */
class AuthScreen extends HTMLElement {
  #loading: Promise<Account> | undefined;
  #account: Account | undefined;
  #openLogin = (): void => undefined;
  readonly #errand = errandIn(location.search);

  connectedCallback(): void {
    const tablist = this.querySelector<HTMLElement>('[role="tablist"]');
    const login = this.querySelector<HTMLFormElement>('[data-login]');
    const register = this.querySelector<HTMLFormElement>('[data-sign-up]');
    if (!tablist || !login || !register) return;

    const choose = wireTabs(tablist, (index) => {
      // The address says which, so that a reload and the other language show the same.
      history.replaceState(
        history.state,
        '',
        index === REGISTER ? '#register' : location.pathname + location.search,
      );
    });
    this.#openLogin = () => choose(LOGIN);
    if (location.hash === '#register') choose(REGISTER);
    for (const line of this.querySelectorAll<HTMLElement>('[data-to-finish]'))
      line.hidden = this.#errand.eventId === null;

    wireForm(login, this.#load, (account) => account.logIn(login));
    wireForm(register, this.#load, (account) => account.register(register, login));
    this.#wireContinue();
    this.dataset['ready'] = '';
    if (readItem('local', SESSION_KEY)) this.#follow();
  }

  disconnectedCallback(): void {
    this.#account?.stop();
  }

  /** Leads back, for who signed in elsewhere meanwhile. */
  #wireContinue(): void {
    const link = this.querySelector<HTMLAnchorElement>('[data-continue]');
    const { next, eventId } = this.#errand;
    if (!link || !next) return;
    link.href = next;
    link.hidden = false;
    link.addEventListener('click', (event) => {
      if (eventId === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.#follow();
    });
  }

  #follow = (): void => void this.#load().then((account) => account.follow(), reportLoadFailure);

  #load = (): Promise<Account> =>
    (this.#loading ??= loadCode().then(
      ({ startAccount }) => (this.#account = startAccount(this, this.#errand, this.#openLogin)),
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    ));
}

customElements.define('auth-screen', AuthScreen);
