import { defaultTreeAdapter, html, parse, parseFragment, serialize } from 'parse5';
import type { DiskFiles } from './disk-files.ts';
import {
  attribute,
  type Element,
  elementsBelow,
  remove,
  setAttribute,
  textOf,
} from '../../files/html-tree.ts';
import { memoised } from '../../../src/domain/memoised.ts';

/** `rel` values of links that only speed up a served page, or install the site. */
const FOR_SERVED_PAGES = ['preload', 'modulepreload', 'prefetch', 'manifest', 'apple-touch-icon'];
/** Attributes that are only for scripts, or for loading pictures over a network. */
const FOR_SCRIPTS = ['data-large', 'srcset', 'sizes', 'loading', 'fetchpriority', 'decoding'];

/** Attributes with an address, whatever the element. */
const ADDRESSES = ['href', 'src', 'poster', 'data', 'action'];

/**
 * Converts a page of the site so that it opens from a disk: without scripts, which its content does not need, with one
 * file for each picture, and with addresses that lead to files of the archive or otherwise to the site.
 */
export function diskPage(source: string, path: string, disk: DiskFiles): string {
  // With scripting disabled, the content of `noscript` is parsed as elements.
  const document = parse(source, { scriptingEnabled: false });
  for (const element of elementsBelow(document)) if (isForScript(element)) removeWithSection(element);
  for (const element of elementsBelow(document)) {
    if (element.tagName === 'astro-island') element.attrs = [];
    if (element.tagName === 'style') linkStyles(element, path, disk);
    if (element.tagName === 'source' && isPicture(element.parentNode)) remove(element);
    else rewriteAddresses(element, path, disk);
  }
  const all = elementsBelow(document);
  const body = all.find(({ tagName }) => tagName === 'body');
  const uses = all.filter(({ tagName }) => tagName === 'use');
  if (body) inlineDrawings(body, uses, disk.textOf);
  return serialize(document);
}

/** Removes an element, and also its section if that is empty afterwards. */
function removeWithSection(element: Element): void {
  const parent = element.parentNode;
  remove(element);
  if (!parent || !('tagName' in parent) || parent.tagName !== 'section') return;
  const isEmpty = elementsBelow(parent).length === 0 && textOf(parent).trim() === '';
  if (isEmpty) remove(parent);
}

function isForScript(element: Element): boolean {
  const { tagName } = element;
  if (tagName === 'script') return attribute(element, 'type') !== 'application/ld+json';
  if (tagName === 'link') return FOR_SERVED_PAGES.includes(attribute(element, 'rel') ?? '');
  // The policy allows the site's own origin, but files on a disk have no origin.
  if (tagName === 'meta')
    return attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';
  // Templates are for scripts; `noscript` explains what is missing without them, here for every reader.
  if (tagName === 'template' || tagName === 'noscript') return true;
  return (attribute(element, 'class') ?? '').split(/\s+/).includes('needs-script');
}

const isPicture = (parent: Element['parentNode']): boolean =>
  parent !== null && 'tagName' in parent && parent.tagName === 'picture';

function linkStyles(style: Element, path: string, disk: DiskFiles): void {
  const file = disk.styleSheetOf(textOf(style));
  const up = decodeURIComponent(path).split('/').length - 2;
  const link = defaultTreeAdapter.createElement('link', html.NS.HTML, [
    { name: 'rel', value: 'stylesheet' },
    { name: 'href', value: `${'../'.repeat(up)}${file}` },
  ]);
  if (style.parentNode) defaultTreeAdapter.insertBefore(style.parentNode, link, style);
  remove(style);
}

function rewriteAddresses(element: Element, path: string, disk: DiskFiles): void {
  // The drawings of `use` are copied into the page.
  if (element.tagName === 'use' || (element.tagName === 'link' && isAboutSite(element))) return;
  element.attrs = element.attrs.filter(({ name }) => !FOR_SCRIPTS.includes(name));
  for (const name of ADDRESSES) {
    const address = attribute(element, name);
    if (address) setAttribute(element, name, disk.addressFrom(path, address));
  }
}

const isAboutSite = (link: Element): boolean =>
  attribute(link, 'rel') === 'canonical' || attribute(link, 'hreflang') !== undefined;

/** Copies the drawings that `use` elements refer to into the page: browsers load none from another file on a disk. */
function inlineDrawings(body: Element, uses: readonly Element[], textOf: (path: string) => string): void {
  const taken = new Map<string, Element>();
  const drawingsIn = memoised((path: string) => elementsBelow(parseFragment(textOf(path))));
  for (const use of uses) {
    const name = ['href', 'xlink:href'].find((each) => attribute(use, each)?.startsWith('/'));
    if (name === undefined) continue;
    const address = attribute(use, name) ?? '';
    const [path = '', id = ''] = address.split('#');
    const ownId = `drawing-${id}`;
    setAttribute(use, name, `#${ownId}`);
    if (taken.has(ownId)) continue;
    const drawing = drawingsIn(path).find((each) => attribute(each, 'id') === id);
    if (!drawing) throw new Error(`${path} has no drawing “${id}”, which a page of the edition shows.`);
    setAttribute(drawing, 'id', ownId);
    taken.set(ownId, drawing);
  }
  if (taken.size === 0) return;
  const { HTML, SVG } = html.NS;
  const hidden = defaultTreeAdapter.createElement('div', HTML, [{ name: 'hidden', value: '' }]);
  const sheet = defaultTreeAdapter.createElement('svg', SVG, []);
  for (const drawing of taken.values()) defaultTreeAdapter.appendChild(sheet, drawing);
  defaultTreeAdapter.appendChild(hidden, sheet);
  defaultTreeAdapter.appendChild(body, hidden);
}
