import type { ClientDirective } from 'astro';
import { SESSION_EVENT, SESSION_KEY } from '../../stores/session-key.ts';
import { reportLoadFailure } from './load-failure.ts';
import type {} from './module-files.ts';

/** When an island wakes besides the visitor's own gesture. */
export interface Intent {
  /** At once, when the address has one of these parameters. */
  query?: string[];
  /** At once, when someone is signed in on this device, or as soon as someone is. */
  session?: true;
  /** When this event is dispatched on the window; it is dispatched again once the island listens. */
  event?: string;
}

const gestures = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * React weighs ten times the script budget of a page, so an island stays plain HTML until someone reaches for it.
 * What is clicked while it wakes is clicked again when it can answer, unless the HTML answers by itself
 * (links, `summary`, form controls).
 */
const intent: ClientDirective = (load, { value }, element) => {
  // Astro types what follows `client:intent=` as a string; it is whatever stands there.
  const options: unknown = value;
  const { query = [], session, event } = (typeof options === 'object' && options ? options : {}) as Intent;
  let hydration: Promise<void> | undefined;

  const hydrateOnce = (): Promise<void> => (hydration ??= loadAndHydrate().catch(allowRetry));
  /** Wakes it for a visitor who waits: they are told when that cannot be. */
  const hydrateThen = (then: () => void, by = ''): void =>
    void hydrateOnce().then(then, () => reportLoadFailure(by));
  /** Someone comes near: nobody waits for anything yet, and the next gesture tries again. */
  const onGesture = (): void => void hydrateOnce().catch(ignore);
  const hydrateNow = (): void => hydrateThen(ignore);

  async function loadAndHydrate(): Promise<void> {
    const files = ['component-url', 'renderer-url'].map((name) => element.getAttribute(name) ?? '');
    // What wakes at once does so before the other scripts of the page have run.
    if (!window.fetchModules) await new Promise((done) => setTimeout(done));
    await window.fetchModules?.(files);
    const hydrate = await load();
    await hydrate();
    // Astro keeps what goes wrong to itself.
    if (element.hasAttribute('ssr')) throw new Error(`${files[0]} could not be started`);
    // React attaches its listeners in a transition of its own: one frame later they are there.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (const name of gestures) element.removeEventListener(name, onGesture);
    element.removeEventListener('click', holdClick, true);
    if (event) window.removeEventListener(event, relayEvent);
  }

  function allowRetry(error: unknown): never {
    hydration = undefined;
    throw error;
  }

  function holdClick(click: Event): void {
    if (!(click.target instanceof Element)) return;
    const button = click.target.closest('button[type="button"]');
    if (!(button instanceof HTMLElement)) return;
    click.preventDefault();
    click.stopImmediatePropagation();
    hydrateThen(() => button.click());
  }

  function relayEvent(trigger: Event): void {
    const detail: unknown = trigger instanceof CustomEvent ? trigger.detail : undefined;
    hydrateThen(() => window.dispatchEvent(new CustomEvent(trigger.type, { detail })), trigger.type);
  }

  for (const name of gestures) element.addEventListener(name, onGesture, { passive: true });
  element.addEventListener('click', holdClick, true);
  if (event) window.addEventListener(event, relayEvent);

  if (session) {
    window.addEventListener(SESSION_EVENT, hydrateNow);
    window.addEventListener('storage', ({ key }) => {
      if (key === SESSION_KEY && hasSession()) hydrateNow();
    });
  }

  const params = new URLSearchParams(location.search);
  if (query.some((name) => params.has(name)) || (session && hasSession())) hydrateNow();
};

const ignore = (): void => undefined;

function hasSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // Storage is blocked: then nobody is remembered on this device either.
    return false;
  }
}

export default intent;
