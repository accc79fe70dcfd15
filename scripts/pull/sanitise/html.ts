import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { langs } from '../../../src/domain/model/languages.ts';
import { resolveUrl } from '../../../src/domain/text/links.ts';
import { canBeCopied } from './own-copies.ts';
import type { TopHeading } from './html-fields.ts';
import { cleanCharacters, demoteHeadings, wrapTables } from './tidy.ts';
import { MAX_TEXT_LENGTH } from '../wire/clean-record.ts';
import { htmlPieces } from '../../../src/domain/text/html-text.ts';

/** No editor nests this deep, and the time that a parser takes grows with the square of the depth. */
const MAX_HTML_DEPTH = 250;

/** Elements that end at the next one of their kind: many of them without a closing tag make HTML long, not deep. */
const endedByNextSibling = new Set('p li dt dd tr td th thead tbody tfoot option'.split(' '));

/** Returns how deep the HTML nests, by its opening and closing tags; a little too much if tags overlap. */
function depthOf(html: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  for (const { kind, value } of htmlPieces(html)) {
    if (endedByNextSibling.has(value)) continue;
    const count = open.get(value) ?? 0;
    if (kind === 'open') {
      open.set(value, count + 1);
      deepest = Math.max(deepest, ++depth);
    } else if (kind === 'close' && count > 0) {
      open.set(value, count - 1);
      depth--;
    }
  }
  return deepest;
}

/** Elements that editors need: nothing that runs, loads, takes input or covers the page. */
const tags = [
  'p div br hr h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption',
  'ul ol li dl dt dd table caption thead tbody tfoot tr th td',
  'a strong b em i u s sub sup small mark abbr cite q code span time bdi img',
].flatMap((line) => line.split(' '));
const attributes = 'href title lang dir src alt datetime start reversed colspan rowspan scope'.split(' ');
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, blockquote, figure, figcaption, table';

export interface HtmlOptions {
  /** Base of relative addresses of pictures and of files that are linked. */
  apiUrl: string;
  /** Links to this origin are the site's own. */
  siteUrl: string;
  /** Whether visitors can reach the back end: if not, links to it become plain text. */
  hasBackEnd: boolean;
  /** Whether links to files of the back end are kept for `own-copies.ts`, which replaces them by own copies. */
  copiesFiles: boolean;
  /** Whether the address of a picture or a link is already that of the site's own copy. */
  isOwnCopy: (src: string) => boolean;
}

/** @throws Error when the HTML cannot be sanitised; the message is to be read after the field's path. */
export type SanitiseHtml = (html: string, top: TopHeading) => string;

/**
 * Put before every field and removed afterwards: a `<frameset>` at the start of a document replaces its body, but after
 * a line break it is a stray tag.
 */
const START_OF_BODY = '<br>';

/**
 * Creates the sanitiser of editorial HTML. It uses jsdom, since DOMPurify is not safe with smaller DOM implementations;
 * `canary.ts` checks that it works.
 */
export function createHtmlSanitiser(options: HtmlOptions): SanitiseHtml {
  const { window } = new JSDOM();
  const purify = createDOMPurify(window);
  const { apiUrl, isOwnCopy } = options;

  return (html, top) => {
    if (depthOf(html) > MAX_HTML_DEPTH) {
      throw new Error(`nests more than ${MAX_HTML_DEPTH} elements; write it again without the markup`);
    }
    const fragment = purify.sanitize(START_OF_BODY + html, {
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: attributes,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
    fragment.firstChild?.remove();
    // Done before links and pictures are checked: invisible characters must not change the target of an address.
    cleanCharacters(fragment);
    for (const link of fragment.querySelectorAll('a')) sanitiseLink(link, options);
    for (const picture of fragment.querySelectorAll('img')) resolvePicture(picture, apiUrl, isOwnCopy);
    demoteHeadings(fragment, top);
    dropEmptyBlocks(fragment);
    wrapTables(fragment);
    const holder = window.document.createElement('div');
    holder.append(fragment);
    const clean = holder.innerHTML.trim();
    // A short text can become long, since the parser repeats elements that were left open.
    if (clean.length > MAX_TEXT_LENGTH)
      throw new Error(`becomes a text of ${clean.length} characters; write it again without the markup`);
    return clean;
  };
}

/** Paths of files that editors have uploaded to the back end. The site's pages are below a language. */
const uploadedFile = new RegExp(
  `^/media/|^/(?![/\\\\]|(?:${langs.join('|')})/)[^?#]*\\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|jpe?g|png|webp|avif|gif|svg|mp[34])(?:[?#]|$)`,
  'i',
);

/** **Links lead by http**; in HTML also by mail, by telephone or within the site. Other links become plain text. */
function sanitiseLink(
  link: HTMLAnchorElement,
  { apiUrl, siteUrl, hasBackEnd, copiesFiles, isOwnCopy }: HtmlOptions,
): void {
  const written = link.getAttribute('href') ?? '';
  const isUploaded = uploadedFile.test(written) && !isOwnCopy(written.replace(/#.*/s, ''));
  const href = (isUploaded && resolveUrl(written, `${apiUrl}/`)) || written;
  if (isUploaded) link.setAttribute('href', href);
  const isWithinSite = /^[/#?](?![/\\])/.test(href);
  const url = resolveUrl(href, 'https://relative.invalid');
  const isAbsolute = url !== null && /^https?:\/\//i.test(href);
  const origin = isAbsolute ? new URL(url).origin : null;
  const isOfBackEnd = origin === new URL(apiUrl).origin;
  if (isOfBackEnd && copiesFiles && canBeCopied(href)) return;
  if (!hasBackEnd && isOfBackEnd) {
    link.replaceWith(...link.childNodes);
  } else if (isAbsolute && origin !== new URL(siteUrl).origin) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener');
  } else if (!isAbsolute && !isWithinSite && !/^(?:mailto|tel):/i.test(href)) {
    link.replaceWith(...link.childNodes);
  }
}

function resolvePicture(picture: HTMLImageElement, apiUrl: string, isOwnCopy: HtmlOptions['isOwnCopy']) {
  const src = picture.getAttribute('src') ?? '';
  const url = isOwnCopy(src) ? src : resolveUrl(src, `${apiUrl}/`);
  if (url === null) picture.remove();
  else picture.setAttribute('src', url);
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/** Editors leave blank paragraphs as spacing; the style sheet has its own. */
function dropEmptyBlocks(fragment: DocumentFragment): void {
  for (const block of fragment.querySelectorAll(blocks)) {
    if (!block.textContent.trim() && !block.querySelector('img, hr, td')) block.remove();
  }
}
