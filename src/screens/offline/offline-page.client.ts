import { pagePath } from '../../i18n/paths.ts';
import { pageLang } from '../../components/browser/page-lang.ts';
import { requestIsland } from '../../components/browser/island-request.ts';
import { LIST_REQUEST, MISSING_PAGE } from './offline-markup.ts';

const isAtHome = location.pathname === pagePath(pageLang(), 'offline');

// The service worker shows this page at the address that failed: reloading there tries that address again.
if (!isAtHome) {
  for (const element of document.querySelectorAll<HTMLElement>(`[${MISSING_PAGE}]`)) element.hidden = false;
  window.addEventListener('online', () => location.reload());
}

requestIsland(LIST_REQUEST);
