import { languages } from '../../domain/model/language-table.ts';
import { isLang, langs } from '../../domain/model/languages.ts';
import { preferredLang } from '../../i18n/preferred-lang.ts';

/**
 * For the page shown at unknown addresses. An address without a language is redirected to the visitor's language, with
 * its query and hash. One with a language is not, since that would loop: the page keeps only that language, since some
 * hosts have a single such page for all languages.
 */
function chooseTree(): void {
  const [, prefix] = location.pathname.split('/');
  if (!isLang(prefix)) {
    const lang = preferredLang(document.cookie, navigator.languages);
    // A single leading slash: two would name another host.
    const path = location.pathname.replace(/^\/+/, '/');
    location.replace(`/${lang}${path}${location.search}${location.hash}`);
    return;
  }
  Object.assign(document.documentElement, { lang: prefix, dir: languages[prefix].direction });
  for (const other of langs.filter((lang) => lang !== prefix))
    document.querySelector(`#not-found-${other}`)?.remove();
}

chooseTree();
