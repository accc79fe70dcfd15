import { JSDOM } from 'jsdom';
import { vi } from 'vitest';

/** Opens a page of the site at this path, in a browser with a history. */
export function openAddress(path: string) {
  const { window } = new JSDOM('', { url: `https://site.example${path}` });
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('history', window.history);
  return {
    address: () => window.location.pathname + window.location.search,
    /** Goes through the history, back if the number is negative. */
    go: (steps: number) =>
      new Promise((done) => {
        window.addEventListener('popstate', done, { once: true });
        window.history.go(steps);
      }),
  };
}
