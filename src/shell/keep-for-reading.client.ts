import { isReadOffline } from '../site/offline-reading.ts';
import { loadOnDemand } from './load-on-demand.ts';

const watchAwayLinks = (): void =>
  void loadOnDemand().then((onDemand) => onDemand.watchAwayLinks(), console.warn);

/** Keeps what is read readable without a network (`scripts/astro/service-worker/worker.ts`). */
export function keepForReading(): void {
  if (!import.meta.env.PROD || !isReadOffline || !('serviceWorker' in navigator)) return;
  window.addEventListener('offline', watchAwayLinks);
  if (!navigator.onLine) watchAwayLinks();
  window.addEventListener('load', () => {
    const isFirst = navigator.serviceWorker.controller === null;
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      // The first page was read before the worker was there: it keeps it too, unless it is one of nothing found.
      .then(({ active }) => isFirst && active?.postMessage(location.pathname))
      // Without a worker nothing is kept, and nothing else is other than with one: the browser says why.
      .catch(console.warn);
  });
}
