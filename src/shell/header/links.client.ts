import { isLang } from '../../i18n/lang.ts';
import { savePageIdentifier, pageIdentifierOf } from '../../stores/chosen-page.ts';
import { rememberLanguage } from '../../stores/language.ts';
import { SEARCH_DIALOG_ID } from '../../screens/search/search-markup.ts';
import { ITEM, LANGUAGE, SEARCH_LINK } from './header-markup.ts';

/** The same place in the other language: what the visitor searched, filtered or scrolled to goes along. */
function changeLanguage(link: HTMLAnchorElement): void {
  const lang = link.getAttribute(LANGUAGE);
  if (!isLang(lang)) return;
  rememberLanguage(lang);
  // The 404 page is shown at any address, which it cannot know when it is built.
  const tree = `/${document.documentElement.lang}/`;
  if (location.pathname.startsWith(tree)) link.pathname = `/${lang}/${location.pathname.slice(tree.length)}`;
  link.search = location.search;
  link.hash = location.hash;
}

function closeAll(): void {
  for (const open of document.querySelectorAll('header details[open]')) open.removeAttribute('open');
}

/** Opens the search over the page, unless the visitor asks for a tab of its own. */
function openSearch(event: MouseEvent, link: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>(`#${SEARCH_DIALOG_ID}`);
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!dialog || !isPlain) return;
  event.preventDefault();
  // A dialog gives the focus back to what had it: not to a link within a menu that is closed by then.
  (link.closest('details')?.querySelector('summary') ?? link).focus();
  closeAll();
  dialog.showModal();
  const field = dialog.querySelector('input');
  field?.focus();
  field?.select();
}

/** Does for the header's links what needs no island, so that it works before one wakes. */
export function enhanceLinks(): void {
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    const link =
      target instanceof Element ? target.closest(`a[${LANGUAGE}], a[${SEARCH_LINK}], [${ITEM}] a`) : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (link.hasAttribute(SEARCH_LINK)) openSearch(event, link);
    else if (link.hasAttribute(LANGUAGE)) changeLanguage(link);
    else if (event.type === 'click') savePageIdentifier(pageIdentifierOf(link.pathname));
  };
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', onClick);
  // The back-forward cache keeps a page as it was left: with the menu that led away still open.
  window.addEventListener('pagehide', closeAll);
}
