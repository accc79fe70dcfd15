import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Lang, LocalisedHtml } from '../../domain/model/core.ts';
import { langs } from '../../domain/model/languages.ts';

/** A link of sanitised HTML to a page of this site without a language: not `/fr/…`, `//host` or `/file.pdf`. */
const unprefixedLink = new RegExp(
  `(<a\\s(?:[^>]*\\s)?href=")/(?!(?:${langs.join('|')})(?=[/?#"])|/)([^"?#]*)`,
  'g',
);

/**
 * Sanitised HTML in the best available language. Editors link to `/contact`; such links get the language of the page,
 * whatever language the text is in, instead of passing through a redirect.
 */
export function localiseHtml(html: LocalisedHtml, lang: Lang): LocalText | null {
  const text = localise(html, lang);
  return text && { ...text, text: prefixInternalLinks(lang, text.text) };
}

/** Adds the language of the page to links without one. */
export function prefixInternalLinks(lang: Lang, html: string): string {
  return html.replace(unprefixedLink, (link: string, start: string, path: string) => {
    const isFile = /\.\w+$/.test(path);
    return isFile ? link : `${start}/${lang}/${path}${path === '' || path.endsWith('/') ? '' : '/'}`;
  });
}
