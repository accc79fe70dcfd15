import { type Lang, isLang } from '../../domain/model/languages.ts';
import { writeItem } from '../../stores/browser-storage.ts';
import { SEARCH_DIALOG_ID } from '../../screens/search/search-markup.ts';
import { ITEM, LANGUAGE, SEARCH_LINK } from './header-markup.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The site's own cookie, and the one by which Netlify selects redirects. */
const COOKIES = ['selectedLanguage', 'nf_lang'];

/** Remembers the visitor's choice for 365 days: addresses without a language redirect to it. */
export function rememberLanguage(lang: Lang): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const name of COOKIES) {
    document.cookie = `${name}=${lang}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  }
}

/** Storage key of the page identifier of the sub-menu item last chosen in this tab. */
export const PAGE_KEY = 'page';

/** Returns the page identifier of a path: `19` for `/fr/page/19/`, `program/2024` for `/en/program/2024/`. */
export function pageIdentifierOf(pathname: string): string {
  return decodeURI(pathname).replace(/^\/[a-z]{2}\/(?:page\/)?|\/$/g, '');
}

/** Points a language link to the same place: the visitor's search, filters and anchor are kept. */
function changeLanguage(link: HTMLAnchorElement): void {
  const lang = link.getAttribute(LANGUAGE);
  if (!isLang(lang)) return;
  rememberLanguage(lang);
  // The 404 page is shown at any address, which is unknown when the page is built.
  const tree = `/${document.documentElement.lang}/`;
  if (location.pathname.startsWith(tree)) link.pathname = `/${lang}/${location.pathname.slice(tree.length)}`;
  link.search = location.search;
  link.hash = location.hash;
}

function closeAll(): void {
  for (const open of document.querySelectorAll('header details[open]')) open.removeAttribute('open');
}

/** Opens the search over the page, unless the visitor opens the link in a new tab. */
function openSearch(event: MouseEvent, link: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>(`#${SEARCH_DIALOG_ID}`);
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!dialog || !isPlain) return;
  event.preventDefault();
  // On closing, a dialog returns the focus to the element that had it, which must not be a link in a closed menu.
  (link.closest('details')?.querySelector('summary') ?? link).focus();
  closeAll();
  dialog.showModal();
  const field = dialog.querySelector('input');
  field?.focus();
  field?.select();
}

/** Handles the header's links without an island, so that they work before any island is hydrated. */
export function enhanceLinks(): void {
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    const link =
      target instanceof Element ? target.closest(`a[${LANGUAGE}], a[${SEARCH_LINK}], [${ITEM}] a`) : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (link.hasAttribute(SEARCH_LINK)) openSearch(event, link);
    else if (link.hasAttribute(LANGUAGE)) changeLanguage(link);
    else if (event.type === 'click') writeItem('session', PAGE_KEY, pageIdentifierOf(link.pathname));
  };
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', onClick);
  // The back-forward cache keeps a page as it was left: with the menu still open.
  window.addEventListener('pagehide', closeAll);
}
