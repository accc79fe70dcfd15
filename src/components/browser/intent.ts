import type { ClientDirective } from 'astro';
import { SESSION_EVENT, SESSION_KEY } from '../../stores/session-key.ts';
import { reportLoadFailure } from './load-failure.ts';
import type {} from './module-files.ts';

/** When an island hydrates, besides on a gesture of the visitor. */
export interface Intent {
  /** At once, if the address has one of these parameters. */
  query?: string[];
  /** At once for signed-in visitors, or as soon as they sign in. */
  session?: true;
  /** When this event is dispatched on the window; it is dispatched again once the island is hydrated. */
  event?: string;
}

const gestures = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * React weighs ten times the script budget of a page, so an island stays plain HTML until the visitor uses it. A button
 * that is clicked before the island is hydrated is clicked again afterwards; links, `summary` and form controls work
 * without it.
 */
const intent: ClientDirective = (load, { value }, element) => {
  // Astro types the value of `client:intent` as a string, but passes on any value.
  const options: unknown = value;
  const { query = [], session, event } = (typeof options === 'object' && options ? options : {}) as Intent;
  let hydration: Promise<void> | undefined;

  const hydrateOnce = (): Promise<void> => (hydration ??= loadAndHydrate().catch(allowRetry));
  /** For a visitor who waits: a failure is reported. */
  const hydrateThen = (then: () => void, by = ''): void =>
    void hydrateOnce().then(then, () => reportLoadFailure(by));
  /** Nobody waits for anything yet, so a failure is silent and the next gesture tries again. */
  const onGesture = (): void => void hydrateOnce().catch(ignore);
  const hydrateNow = (): void => hydrateThen(ignore);

  async function loadAndHydrate(): Promise<void> {
    const files = ['component-url', 'renderer-url'].map((name) => element.getAttribute(name) ?? '');
    // An island that hydrates at once may do so before the other scripts of the page have run.
    if (!window.fetchModules) await new Promise((done) => setTimeout(done));
    await window.fetchModules?.(files);
    const hydrate = await load();
    await hydrate();
    // Astro does not report a failed hydration; the attribute is removed after a successful one.
    if (element.hasAttribute('ssr')) throw new Error(`${files[0]} could not be started`);
    // React attaches its listeners in a transition; they are there one frame later.
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
    // Without storage no session is remembered on this device.
    return false;
  }
}

export default intent;
