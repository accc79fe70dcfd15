import { isReadOffline } from '../site/offline-reading.ts';
import { loadOnDemand } from './load-on-demand.ts';

/** Its code may not be on the device when the network goes: the links then lead where they lead, and the console says why. */
const markUnavailableLinks = (): void =>
  void loadOnDemand()
    .then((onDemand) => onDemand.markUnavailableLinks())
    .catch(console.warn);

/** Registers the worker that keeps the pages a visitor has read (`scripts/astro/service-worker/worker.ts`). */
export function registerServiceWorker(): void {
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
