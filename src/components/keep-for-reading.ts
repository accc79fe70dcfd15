/** Keeps what is read readable without a network (`scripts/build/service-worker/worker.ts`). */
export function keepForReading(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register('/sw.js')
      // The first page was read before the worker was there: it keeps it too, unless it is one of nothing found.
      .then(() => caches.open('pages').then((pages) => pages.add(location.pathname)))
      .catch((error: unknown) => {
        console.warn('This page cannot be kept for reading offline.', error);
      });
  });
}
