import { isLang } from '../../i18n/lang.ts';
import { rememberLanguage } from '../../stores/language.ts';

/** The same place in the other language: what the visitor searched, filtered or scrolled to goes along. */
function changeLanguage(link: HTMLAnchorElement): void {
  const lang = link.dataset['language'];
  if (isLang(lang)) rememberLanguage(lang);
  link.search = location.search;
  link.hash = location.hash;
}

/** Does for the header's links what needs no island, so that it works before one wakes. */
export function enhanceLinks(): void {
  for (const type of ['click', 'auxclick']) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element ? target.closest('a[data-language]') : null;
      if (link instanceof HTMLAnchorElement) changeLanguage(link);
    });
  }
  // The back-forward cache keeps a page as it was left: with the menu that led away still open.
  window.addEventListener('pagehide', () => {
    for (const open of document.querySelectorAll('header details[open]')) open.removeAttribute('open');
  });
}
