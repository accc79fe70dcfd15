import { addSheet } from '../components/browser/load-code.ts';
import { showNotices } from '../components/browser/notices.ts';
import { IN_PLACE_OF_SHEET } from '../domain/archive/pack.ts';
import { fill } from '../i18n/fill.ts';
import { pageLang } from '../components/browser/page-lang.ts';
import { pagePath } from '../i18n/paths.ts';
import { UNAVAILABLE_WORDS } from '../screens/offline/offline-markup.ts';
import { isAvailableOffline, offlinePaths } from '../stores/kept/offline-paths.ts';
import { dismissAbout, notify } from '../stores/notices.ts';
import sheet from './unavailable-links.css?url';

/** Attribute of links to pages that are not on the device, and id of the note that describes these links. */
const UNAVAILABLE = 'data-unavailable';
const NOTE_ID = 'unavailable-note';
const SUBJECT = 'unavailable-link';
const SHEET_SUBJECT = 'unavailable-sheet';

const WORDS = ['short', 'text', 'try', 'sheet'] as const;
type UnavailableWords = Record<(typeof WORDS)[number], string>;

let isWatching = false;

/**
 * Marks every link to a page that is not on this device while there is no network, visually and for screen readers. A
 * press on such a link shows the reason, and offers to try nevertheless.
 */
export async function markUnavailableLinks(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  try {
    const [words, available] = await Promise.all([readWords(), offlinePaths(caches)]);
    // The network may be back by now, and nothing would remove the marks.
    isWatching = words !== null && !navigator.onLine;
    if (words && isWatching) markUntilOnline(words, available);
  } catch (error) {
    isWatching = false;
    throw error;
  }
}

function markUntilOnline(words: UnavailableWords, available: ReadonlySet<string>): void {
  if (location.hash === IN_PLACE_OF_SHEET) notifyOf({ about: SHEET_SUBJECT, text: words.sheet });
  // A separate file, so that no page loads these styles before they are needed.
  addSheet(sheet);
  const note = { id: NOTE_ID, hidden: true, textContent: words.short };
  document.body.append(Object.assign(document.createElement('p'), note));
  const mark = (): void => markLinks(available);
  const observer = new MutationObserver(mark);
  // Search results and islands add links later.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] });
  const onClick = (event: MouseEvent): void => explain(event, words);
  document.addEventListener('click', onClick, true);
  window.addEventListener(
    'online',
    () => {
      observer.disconnect();
      document.removeEventListener('click', onClick, true);
      document.getElementById(NOTE_ID)?.remove();
      for (const link of document.querySelectorAll(`[${UNAVAILABLE}]`)) toggleMark(link, false);
      for (const subject of [SUBJECT, SHEET_SUBJECT]) dismissAbout(subject);
      isWatching = false;
    },
    { once: true },
  );
  mark();
}

/** Reads the words from the offline page, which is on every device that can run this script without a network. */
async function readWords(): Promise<UnavailableWords | null> {
  const page = await caches.match(pagePath(pageLang(), 'offline'), { ignoreVary: true });
  if (!page) return null;
  const offline = new DOMParser().parseFromString(await page.text(), 'text/html');
  const words = offline.querySelector<HTMLElement>(`[${UNAVAILABLE_WORDS}]`)?.dataset;
  return words && WORDS.every((word) => words[word]) ? (words as UnavailableWords) : null;
}

function markLinks(available: ReadonlySet<string>): void {
  for (const link of document.querySelectorAll('a[href]')) {
    const isUnavailable = isOutOfReach(addressOf(link), available);
    if (link.hasAttribute(UNAVAILABLE) !== isUnavailable) toggleMark(link, isUnavailable);
  }
}

/** Returns the address of a link. Links in an SVG, such as the map without tiles, have it only as text. */
function addressOf(link: Element): URL | HTMLAnchorElement {
  return link instanceof HTMLAnchorElement
    ? link
    : new URL(link.getAttribute('href') ?? '', document.baseURI);
}

function isOutOfReach(
  { protocol, origin, pathname }: URL | HTMLAnchorElement,
  available: ReadonlySet<string>,
): boolean {
  if (!protocol.startsWith('http')) return false;
  if (origin !== location.origin) return true;
  return pathname !== location.pathname && !isAvailableOffline(pathname, available);
}

function toggleMark(link: Element, isUnavailable: boolean): void {
  link.toggleAttribute(UNAVAILABLE, isUnavailable);
  const description = link.getAttribute('aria-describedby');
  if (isUnavailable && description === null) link.setAttribute('aria-describedby', NOTE_ID);
  if (!isUnavailable && description === NOTE_ID) link.removeAttribute('aria-describedby');
}

function explain(event: MouseEvent, words: UnavailableWords): void {
  const link = event.target instanceof Element ? event.target.closest(`a[${UNAVAILABLE}]`) : null;
  if (!link) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { href, hostname, pathname } = addressOf(link);
  const title =
    link.textContent.trim().replace(/\s+/g, ' ') || link.getAttribute('aria-label') || hostname + pathname;
  notifyOf({
    about: SUBJECT,
    text: fill(words.text, { title }),
    action: { label: words.try, run: () => location.assign(href) },
  });
}

function notifyOf(notice: Omit<Parameters<typeof notify>[0], 'kind'>): void {
  notify({ ...notice, kind: 'error' });
  showNotices();
}
