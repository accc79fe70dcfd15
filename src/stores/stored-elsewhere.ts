/**
 * Calls back when another tab has changed the value stored under a key, or has cleared the storage, and when the page
 * returns from the back-forward cache, where it missed the changes of other tabs.
 * @returns a function that stops the listening.
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
