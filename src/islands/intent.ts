import type { ClientDirective } from 'astro';
import { SESSION_EVENT, SESSION_KEY } from '../stores/session-key.ts';

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
  const asked: unknown = value;
  const { query = [], session, event } = (typeof asked === 'object' && asked ? asked : {}) as Intent;
  let waking: Promise<void> | undefined;

  const wake = (): Promise<void> => (waking ??= hydrated().catch(sleep));
  const wakeThen = (then: () => void): void => void wake().then(then, stay);
  const onGesture = (): void => wakeThen(stay);

  async function hydrated(): Promise<void> {
    const hydrate = await load();
    await hydrate();
    // React attaches its listeners in a transition of its own: one frame later they are there.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (const name of gestures) element.removeEventListener(name, onGesture);
    element.removeEventListener('click', keep, true);
    if (event) window.removeEventListener(event, relay);
  }

  /** The network was away: the next gesture tries again. */
  function sleep(error: unknown): never {
    waking = undefined;
    throw error;
  }

  function keep(click: Event): void {
    if (!(click.target instanceof Element)) return;
    const button = click.target.closest('button[type="button"]');
    if (!(button instanceof HTMLElement)) return;
    click.preventDefault();
    click.stopImmediatePropagation();
    wakeThen(() => button.click());
  }

  function relay(given: Event): void {
    const detail: unknown = given instanceof CustomEvent ? given.detail : undefined;
    wakeThen(() => window.dispatchEvent(new CustomEvent(given.type, { detail })));
  }

  for (const name of gestures) element.addEventListener(name, onGesture, { passive: true });
  element.addEventListener('click', keep, true);
  if (event) window.addEventListener(event, relay);

  if (session) {
    window.addEventListener(SESSION_EVENT, onGesture);
    window.addEventListener('storage', ({ key }) => {
      if (key === SESSION_KEY && hasSession()) onGesture();
    });
  }

  const params = new URLSearchParams(location.search);
  if (query.some((name) => params.has(name)) || (session && hasSession())) onGesture();
};

const stay = (): void => undefined;

function hasSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // Storage is blocked: then nobody is remembered on this device either.
    return false;
  }
}

export default intent;
