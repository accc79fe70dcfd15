import { pagePath } from '../../i18n/paths.ts';
import { isLang } from '../../i18n/lang.ts';
import { requestOfIsland } from '../../components/browser/island-request.ts';
import { LIST_REQUEST, MISSING_PAGE } from './offline-markup.ts';

const { lang } = document.documentElement;
const isAtHome = isLang(lang) && location.pathname === pagePath(lang, 'offline');

// The service worker shows this page at the address that failed: there reloading tries that again.
if (!isAtHome) {
  for (const element of document.querySelectorAll<HTMLElement>(`[${MISSING_PAGE}]`)) element.hidden = false;
  window.addEventListener('online', () => location.reload());
}

requestOfIsland(LIST_REQUEST);
