/**
 * Calls back when another tab has changed what is stored under a key, or has cleared everything, and when the page comes
 * back from the back-forward cache, where it slept through what other tabs did.
 * @returns what ends it.
 */
export function onStoredElsewhere(storedKey: string, callback: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener(
    'storage',
    ({ key }) => {
      // Null: everything was cleared.
      if (key === storedKey || key === null) callback();
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) callback();
    },
    { signal },
  );
  return () => listening.abort();
}
