import { openHtml } from '../open-html.ts';

/** Opens a page of the site at this path, in a browser with a history. */
export function openAddress(path: string) {
  const window = openHtml('', path);
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
