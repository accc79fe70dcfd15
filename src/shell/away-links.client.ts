import { showNotices } from '../components/browser/notices.ts';
import { fill } from '../i18n/fill.ts';
import { isLang } from '../i18n/lang.ts';
import { pagePath } from '../i18n/paths.ts';
import { AWAY_WORDS } from '../screens/offline/offline-markup.ts';
import { isAtHand, pathsAtHand } from '../stores/kept/paths-at-hand.ts';
import { dismissAbout, notify } from '../stores/notices.ts';
import sheet from './away-links.css?url';

/** Attribute of a link to what is not on the device, and id of the note that describes such links. */
const AWAY = 'data-away';
const NOTE_ID = 'away-note';
const SUBJECT = 'away';

interface AwayWords {
  short: string;
  /** With the place of the link's own words. */
  text: string;
  try: string;
}

let isWatching = false;

/**
 * While the network is cut, says of every link to what is neither kept nor read that it is not on this device, before it
 * is followed; a press says so again, and offers to try nevertheless.
 */
export async function watchAwayLinks(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  const words = await readWords();
  if (!words) return;
  const atHand = await pathsAtHand(caches);
  addSheet();
  document.body.append(noteOf(words));
  const mark = (): void => markLinks(atHand);
  const observer = new MutationObserver(mark);
  // Search results, and what islands add, have links too.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] });
  const onClick = (event: MouseEvent): void => explain(event, words);
  document.addEventListener('click', onClick, true);
  window.addEventListener(
    'online',
    () => {
      observer.disconnect();
      document.removeEventListener('click', onClick, true);
      document.getElementById(NOTE_ID)?.remove();
      for (const link of document.querySelectorAll(`[${AWAY}]`)) toggleAway(link, false);
      dismissAbout(SUBJECT);
      isWatching = false;
    },
    { once: true },
  );
  mark();
}

/** They stand in the offline page, which is on every device that this can run on without a network. */
async function readWords(): Promise<AwayWords | null> {
  const { lang } = document.documentElement;
  const page = isLang(lang) ? await caches.match(pagePath(lang, 'offline'), { ignoreVary: true }) : undefined;
  if (!page) return null;
  const offline = new DOMParser().parseFromString(await page.text(), 'text/html');
  const { short, text, try: tryWord } = offline.querySelector<HTMLElement>(`[${AWAY_WORDS}]`)?.dataset ?? {};
  return short && text && tryWord ? { short, text, try: tryWord } : null;
}

/** A file of its own: no page has these styles before they are needed. */
function addSheet(): void {
  if (document.querySelector(`link[href="${sheet}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
}

function noteOf({ short }: AwayWords): HTMLElement {
  return Object.assign(document.createElement('p'), { id: NOTE_ID, hidden: true, textContent: short });
}

function markLinks(atHand: ReadonlySet<string>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const isAway = leadsAway(link, atHand);
    if (link.hasAttribute(AWAY) !== isAway) toggleAway(link, isAway);
  }
}

function leadsAway({ protocol, origin, pathname }: HTMLAnchorElement, atHand: ReadonlySet<string>): boolean {
  if (!protocol.startsWith('http')) return false;
  if (origin !== location.origin) return true;
  return pathname !== location.pathname && !isAtHand(pathname, atHand);
}

function toggleAway(link: Element, isAway: boolean): void {
  link.toggleAttribute(AWAY, isAway);
  const description = link.getAttribute('aria-describedby');
  if (isAway && description === null) link.setAttribute('aria-describedby', NOTE_ID);
  if (!isAway && description === NOTE_ID) link.removeAttribute('aria-describedby');
}

function explain(event: MouseEvent, words: AwayWords): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${AWAY}]`) : null;
  if (!link) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const title =
    link.textContent.trim().replace(/\s+/g, ' ') || link.ariaLabel || link.hostname + link.pathname;
  notify({
    about: SUBJECT,
    kind: 'error',
    text: fill(words.text, { title }),
    action: { label: words.try, run: () => location.assign(link.href) },
  });
  showNotices();
}
