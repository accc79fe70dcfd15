import '../../scripts/astro/internals/islands.client.ts';
import { enhanceLinks } from './header/links.client.ts';
import { importAhead, waitFor } from '../components/browser/load-code.ts';
import { showLoadFailures, reportLoadFailure } from '../components/browser/load-failure.ts';
import { watchRegistrations } from '../screens/account/registrations.client.ts';
import { readItem, NOTICES_KEY, PLAN_KEY } from '../stores/browser-storage.ts';
import { DISPLAY, SAVER, SCHEME } from './display/display-markup.ts';
import { isReadOffline } from '../site/offline-reading.ts';
import { gestures } from '../components/browser/intent.ts';
import { SHARE } from '../components/share/share-markup.ts';
import { SAVE } from '../screens/event/buttons/save-markup.ts';
import { EVENT_STATE } from '../screens/event/status/state-markup.ts';

/** @throws Error if it cannot be loaded. */
const loadOnDemand = () => import('./on-demand.client.ts');

/** Its code may not be on the device when the network goes: the links then lead where they lead, and the console says why. */
const markUnavailableLinks = (): void =>
  void loadOnDemand()
    .then((onDemand) => onDemand.markUnavailableLinks())
    .catch(console.warn);

/* What every page runs at load, as one file. */
showLoadFailures();
enhanceLinks();
watchRegistrations();
showNoticesLeft();
loadButtonsOnGesture();
registerServiceWorker();
/* Whether an event is on is shown after the page has loaded; until then the page says when it is. */
if (document.querySelector(EVENT_STATE))
  import('../screens/event/status/event-state.client.ts').catch(console.warn);
watchDisplay();

/** Shows what the page before may have left to say. */
function showNoticesLeft(): void {
  if (!readItem('session', NOTICES_KEY)) return;
  loadOnDemand().then(({ showNotices }) => showNotices(), reportLoadFailure);
}

/** Loads what the display settings need once one of them is chosen: on this page or before, here or in another tab. */
function watchDisplay(): void {
  const load = (changed?: Event): void =>
    void loadOnDemand()
      .then(({ display }) => display(changed))
      .catch(reportLoadFailure);
  const { dataset } = document.documentElement;
  document.forms.namedItem(DISPLAY)?.addEventListener('change', load);
  window.addEventListener('pageshow', () => {
    if (dataset[SCHEME] || dataset[SAVER] === 'true') load();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === SCHEME || key === SAVER) load();
  });
}

/** Registers the worker that keeps the pages a visitor has read (`scripts/astro/service-worker/worker.ts`). */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isReadOffline || !('serviceWorker' in navigator)) return;
  window.addEventListener('offline', markUnavailableLinks);
  if (!navigator.onLine) markUnavailableLinks();
  window.addEventListener('load', () => {
    const isFirst = navigator.serviceWorker.controller === null;
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      // The first page came before the worker, which is told to store it too; it stores no page for an unknown address.
      .then(({ active }) => isFirst && active?.postMessage(location.pathname))
      // Without a worker pages need the network, and are otherwise the same: the console says why.
      .catch(console.warn);
  });
}

/**
 * Loads what shares a page and saves events with the visitor's first gesture, since every list of events has its buttons
 * from there; at once where a plan is there to be shown, or something was pressed before this came.
 */
function loadButtonsOnGesture(): void {
  const waiting = new AbortController();
  let saving: Promise<void> | undefined;
  const load = (event?: Event): void => {
    // Only a visitor who turns to a button waits for it.
    const isAwaited = event?.target instanceof Element && event.target.closest(`[${SAVE}],[${SHARE}]`);
    saving ??= importAhead(loadOnDemand).then(({ watchButtons }) => watchButtons());
    (isAwaited ? waitFor(saving) : saving).then(
      () => waiting.abort(),
      (error: unknown) => {
        // The next gesture tries again.
        saving = undefined;
        if (isAwaited) reportLoadFailure(error);
      },
    );
  };
  for (const type of [...gestures, 'scroll'])
    window.addEventListener(type, load, { capture: true, passive: true, signal: waiting.signal });
  if (window.earlyPresses ?? readItem('local', PLAN_KEY)) load();
}
