import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { resolveUrl } from '../../../src/domain/text/links.ts';
import { cleanCharacters } from './characters.ts';
import { DEEPEST_HTML, depthOf } from './depth.ts';
import { demoteHeadings } from './headings.ts';
import type { TopHeading } from './html-fields.ts';
import { boxTables } from './tables.ts';

/** What an editor writes. Nothing that runs, loads, asks for input or paints over the page. */
const tags = [
  ...[
    'p',
    'div',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'figure',
    'figcaption',
  ],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'cite', 'q', 'code'],
  ...['span', 'time', 'bdi', 'img'],
];
const attributes = [
  ...['href', 'title', 'lang', 'dir', 'src', 'alt', 'datetime', 'start', 'reversed'],
  ...['colspan', 'rowspan', 'scope'],
];
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, blockquote, figure, figcaption';

export interface HtmlOptions {
  /** Base of relative picture addresses. */
  apiUrl: string;
  /** Links to this origin are the site's own. */
  siteUrl: string;
  /** Picture addresses that are the site's own copies already. */
  isOwnCopy: (src: string) => boolean;
}

/** @throws UnreadableHtml when there is no using it. */
export type SanitiseHtml = (html: string, top: TopHeading) => string;

/** A field of HTML that is left out; the message is the reason, to be read after the field's path. */
export class UnreadableHtml extends Error {
  override readonly name = 'UnreadableHtml';
}

/**
 * Goes before every field, and out of it again: a `<frameset>` at the start of a document takes the place of its body,
 * after a line break it is a stray tag.
 */
const START_OF_BODY = '<br>';

/**
 * Makes the sanitiser of editorial HTML. jsdom, since DOMPurify is not safe on smaller imitations of a browser: see
 * `canary.ts`, which makes sure.
 */
export function createHtmlSanitiser({ apiUrl, siteUrl, isOwnCopy }: HtmlOptions): SanitiseHtml {
  const { window } = new JSDOM('');
  const purify = createDOMPurify(window);
  const siteOrigin = new URL(siteUrl).origin;

  return (html, top) => {
    if (depthOf(html) > DEEPEST_HTML) {
      throw new UnreadableHtml(`nests more than ${DEEPEST_HTML} elements; write it anew without the markup`);
    }
    const fragment = purify.sanitize(START_OF_BODY + html, {
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: attributes,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
    fragment.firstChild?.remove();
    // Before links and pictures are looked at: what is invisible in an address must not decide where it leads.
    cleanCharacters(fragment);
    for (const link of fragment.querySelectorAll('a')) tameLink(link, siteOrigin);
    for (const picture of fragment.querySelectorAll('img')) tamePicture(picture, apiUrl, isOwnCopy);
    demoteHeadings(fragment, top);
    dropEmptyBlocks(fragment);
    boxTables(fragment);
    const holder = window.document.createElement('div');
    holder.append(fragment);
    return holder.innerHTML.trim();
  };
}

/** DESIGN §8.17: links lead by http(s), mail, telephone or within the site; others are plain text. */
function tameLink(link: HTMLAnchorElement, siteOrigin: string): void {
  const href = (link.getAttribute('href') ?? '').trim();
  const isWithinSite = /^[/#?](?![/\\])/.test(href);
  const url = resolveUrl(href, 'https://relative.invalid');
  const isAbsolute = url !== null && /^https?:\/\//i.test(href);
  if (isAbsolute && new URL(url).origin !== siteOrigin) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener');
  } else if (!isAbsolute && !isWithinSite && !/^(?:mailto|tel):/i.test(href)) {
    link.replaceWith(...link.childNodes);
  }
}

function tamePicture(picture: HTMLImageElement, apiUrl: string, isOwnCopy: HtmlOptions['isOwnCopy']): void {
  const src = picture.getAttribute('src') ?? '';
  const url = isOwnCopy(src) ? src : resolveUrl(src, `${apiUrl}/`);
  if (url === null) picture.remove();
  else picture.setAttribute('src', url);
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/** Editors leave blank paragraphs as spacing; the style sheet has its own. */
function dropEmptyBlocks(fragment: DocumentFragment): void {
  for (const block of [...fragment.querySelectorAll(blocks)].reverse()) {
    if (!block.textContent.trim() && !block.querySelector('img, hr, td')) block.remove();
  }
}
