import { languages } from '../../domain/model/language-table.ts';
import { isLang, langs } from '../../domain/model/languages.ts';
import { preferredLang } from '../../i18n/preferred-lang.ts';

/**
 * For the page that answers an address of no page. An address without language is redirected to the visitor's language,
 * with its query and hash. One with a language is not, since that would loop; it is answered in that language alone, as
 * some hosts have one such page for all.
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
