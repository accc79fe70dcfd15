import type { ClientDirective } from 'astro';
import { hasSession, SESSION_EVENT } from '../../stores/browser-storage.ts';
import { CONTROLS_READY, takeIslandRequest } from './island-request.ts';
import { takeEarlyPress } from './early-press.ts';
import { reportLoadFailure } from './load-failure.ts';
import { fetchModules, waitFor } from './load-code.ts';

/** When an island hydrates, in addition to the visitor's first gesture. */
export interface Intent {
  /** At once, if the address has one of these parameters. */
  query?: string[];
  /** At once for signed-in visitors, or as soon as they sign in. */
  session?: true;
  /** When this event is dispatched on the window; it is dispatched again once the island is hydrated. */
  event?: string;
  /**
   * Selector of links elsewhere in the page that the island handles once it has dispatched `CONTROLS_READY`. Any touch,
   * key or wheel event in the page is then a gesture for the island.
   */
  controls?: string;
}

/** The first thing a visitor does with a part of a page. */
export const gestures = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'wheel'] as const;

/**
 * React is ten times as large as the script budget of a page, so an island stays plain HTML until the visitor uses it.
 * A button that is clicked before the island is hydrated, or before this script is loaded, is clicked again afterwards,
 * and so is a link that is one of its controls; if the code cannot be loaded, such a link is followed. A form that only
 * an island submits (`method="dialog"`) is submitted again. Other links, `summary` and form controls work without the
 * island. `data-ready` marks an element that has these listeners.
 */
const intent: ClientDirective = (load, { value }, element) => {
  // Astro types the value of `client:intent` as a string, but passes on any value: `true` if there is none.
  const { query = [], session, event, controls } = value as Intent;
  const area: GlobalEventHandlers = controls === undefined ? element : document;
  const pressable = controls ?? 'button[type="button"]';
  const waiting = new AbortController();
  const { signal } = waiting;
  let hydration: Promise<void> | undefined;

  const hydrateOnce = (): Promise<void> => (hydration ??= loadAndHydrate().catch(allowRetry));
  /** Hydrates for a visitor who waits: a failure is reported, and so is a delay. */
  const hydrateThen = (then: () => void, otherwise: (reason: unknown) => void = reportLoadFailure): void =>
    void waitFor(hydrateOnce()).then(then, otherwise);
  /** Hydrates while nobody waits for anything yet, so a failure is silent and the next gesture tries again. */
  const onGesture = ({ type, target }: Event): void => {
    // On a new page, a pointer at rest is over some element without having moved.
    if (type !== 'pointerover' || controls === undefined || controlAt(target))
      void hydrateOnce().catch(ignore);
  };
  const hydrateNow = (): void => hydrateThen(ignore);
  const hydrateSignedIn = (): void => {
    if (hasSession()) hydrateNow();
  };

  async function loadAndHydrate(): Promise<void> {
    const files = ['component-url', 'renderer-url'].map((name) => element.getAttribute(name) ?? '');
    await fetchModules(files);
    const hydrate = await load();
    // The controls are elsewhere in the page, and may not have been parsed yet.
    if (controls !== undefined) await wholePage();
    const ready = controls === undefined ? undefined : once(element, CONTROLS_READY);
    await hydrate();
    // Astro does not report a failed hydration; the attribute is removed after a successful one.
    if (element.hasAttribute('ssr')) throw new Error(`${files[0]} could not be started`);
    await (ready ?? nextFrame());
    waiting.abort();
  }

  function allowRetry(error: unknown): never {
    hydration = undefined;
    throw error;
  }

  function controlAt(target: EventTarget | null): HTMLElement | null {
    return target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  }

  function holdClick(click: MouseEvent): void {
    const control = controlAt(click.target);
    if (!control || click.ctrlKey || click.metaKey || click.shiftKey) return;
    hold(click);
    const follow =
      control instanceof HTMLAnchorElement ? () => location.assign(control.href) : reportLoadFailure;
    hydrateThen(() => control.click(), follow);
  }

  /** Submits again by clicking the form's button: React hydrates at once for a click, but not for a submission. */
  function holdSubmit(submit: SubmitEvent): void {
    const { target: form, submitter } = submit;
    if (!(form instanceof HTMLFormElement) || form.method !== 'dialog') return;
    hold(submit);
    hydrateThen(() => submitter instanceof HTMLElement && submitter.click());
  }

  function hold(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function relayEvent(trigger: Event): void {
    takeIslandRequest(trigger.type);
    hydrateThen(
      () => window.dispatchEvent(trigger),
      () => reportLoadFailure(trigger.type),
    );
  }

  for (const name of gestures) area.addEventListener(name, onGesture, { passive: true, signal });
  area.addEventListener('click', holdClick, { capture: true, signal });
  element.addEventListener('submit', holdSubmit, { capture: true, signal });
  // A visitor who types waits for the result.
  element.addEventListener('input', hydrateNow, { signal });
  if (event) {
    window.addEventListener(event, relayEvent, { signal });
    const request = takeIslandRequest(event);
    if (request) relayEvent(request);
  }

  if (session) {
    window.addEventListener(SESSION_EVENT, hydrateNow);
    // Somebody may have signed in elsewhere, also while this page was in the back/forward cache.
    for (const type of ['storage', 'pageshow']) window.addEventListener(type, hydrateSignedIn);
    hydrateSignedIn();
  }

  const params = new URLSearchParams(location.search);
  if (query.some((name) => params.has(name))) hydrateNow();
  for (const button of element.querySelectorAll('button'))
    if (takeEarlyPress(button)) hydrateThen(() => button.click());
  element.toggleAttribute('data-ready', true);
};

const ignore = (): void => undefined;

const once = (target: EventTarget, name: string): Promise<unknown> =>
  new Promise((done) => target.addEventListener(name, done, { once: true }));

async function wholePage(): Promise<void> {
  if (document.readyState === 'loading') await once(document, 'DOMContentLoaded');
}

/** React attaches its listeners in a transition; they are attached one frame later. */
const nextFrame = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

export default intent;
