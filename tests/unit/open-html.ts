import { JSDOM } from 'jsdom';
import { vi } from 'vitest';

/** What the site's scripts use of a browser without naming `window`. */
const GLOBALS = [
  ...['document', 'location', 'history', 'localStorage', 'customElements', 'getComputedStyle'],
  ...['Element', 'HTMLElement', 'HTMLAnchorElement', 'CustomEvent', 'DOMParser', 'MutationObserver'],
  ...['CSSStyleSheet', 'requestAnimationFrame'],
];

/** Opens a page with this HTML at this path, as the page of the current test. @returns its window. */
export function openHtml(html: string, path = '/en/') {
  const { window } = new JSDOM(html, { url: `https://dhaw.example${path}`, pretendToBeVisual: true });
  vi.stubGlobal('window', window);
  for (const name of GLOBALS) vi.stubGlobal(name, window[name]);
  return window;
}
