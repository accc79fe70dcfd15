import { isLang, langs } from '../../i18n/lang.ts';
import { preferredLang } from '../../i18n/preferred-lang.ts';

/**
 * Stands on the page of what is found in neither tree. An address without language goes on to the visitor's tree, query
 * and hash kept; one that has a language stays, so that nothing turns in circles, and is answered in that language alone:
 * some hosts know no other page for what they do not find.
 */
function chooseTree(): void {
  const [, prefix] = location.pathname.split('/');
  if (!isLang(prefix)) {
    const lang = preferredLang(document.cookie, navigator.languages);
    // One leading slash: two would name another host.
    const path = location.pathname.replace(/^\/+/, '/');
    location.replace(`/${lang}${path}${location.search}${location.hash}`);
    return;
  }
  document.documentElement.lang = prefix;
  for (const other of langs.filter((lang) => lang !== prefix))
    document.querySelector(`#not-found-${other}`)?.remove();
}

chooseTree();
