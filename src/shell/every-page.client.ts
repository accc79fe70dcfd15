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

/** @throws Error if the code cannot be loaded. */
const loadOnDemand = () => import('./on-demand.client.ts');

/** If the code is not on the device when the network fails, links stay unmarked, and the console shows the reason. */
const markUnavailableLinks = (): void =>
  void loadOnDemand()
    .then((onDemand) => onDemand.markUnavailableLinks())
    .catch(console.warn);

/* Everything that a page runs on load, in one file. */
showLoadFailures();
enhanceLinks();
watchRegistrations();
showNoticesLeft();
loadButtonsOnGesture();
registerServiceWorker();
/* The state of events is shown after the page has loaded; until then the page only shows their dates. */
if (document.querySelector(EVENT_STATE))
  import('../screens/event/status/event-state.client.ts').catch(console.warn);
watchDisplay();

function showNoticesLeft(): void {
  if (!readItem('session', NOTICES_KEY)) return;
  loadOnDemand().then(({ showNotices }) => showNotices(), reportLoadFailure);
}

/** Loads the code of the display settings once one is chosen: on this page or before, in this tab or another. */
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
      // The first page was loaded before the worker, which now stores it too, unless its address is unknown.
      .then(({ active }) => isFirst && active?.postMessage(location.pathname))
      // Without a worker, pages need the network but are otherwise the same. The console shows the reason.
      .catch(console.warn);
  });
}

/**
 * Loads the code of the share and save buttons on the visitor's first gesture, since it also adds the buttons to lists
 * of events. Loads it at once if there is a plan to show, or if something was pressed before this script was loaded.
 */
function loadButtonsOnGesture(): void {
  const waiting = new AbortController();
  let saving: Promise<void> | undefined;
  const load = (event?: Event): void => {
    // Only a visitor who uses a button is waiting for the code.
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
  // A press may have begun before this script was loaded: then only its click is left.
  for (const type of [...gestures, 'click', 'scroll'])
    window.addEventListener(type, load, { capture: true, passive: true, signal: waiting.signal });
  if (window.earlyPresses ?? readItem('local', PLAN_KEY)) load();
}
