import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Lang, LocalisedHtml } from '../../domain/model/common.ts';

/** A link of sanitised HTML to a page of this site, written without a language: not `/fr/…`, `//host` or `/file.pdf`. */
const unprefixedLink = /(<a\s(?:[^>]*\s)?href=")\/(?!(?:fr|en)(?=[/?#"])|\/)([^"?#]*)/g;

/**
 * Sanitised HTML in the best language to be had. Editors link to `/contact`; here that leads to the page in the tree of
 * the reader, whatever language the text itself is in, and not to the door before it.
 */
export function localiseHtml(html: LocalisedHtml, lang: Lang): LocalText | null {
  const text = localise(html, lang);
  return text && { ...text, text: prefixInternalLinks(lang, text.text) };
}

/** The same for a text that is offered in one language only. */
export function prefixInternalLinks(lang: Lang, html: string): string {
  return html.replace(unprefixedLink, (link: string, start: string, path: string) => {
    const isFile = /\.\w+$/.test(path);
    return isFile ? link : `${start}/${lang}/${path}${path === '' || path.endsWith('/') ? '' : '/'}`;
  });
}
