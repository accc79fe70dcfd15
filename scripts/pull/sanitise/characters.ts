import { cleanText } from '../../../src/domain/text/clean-text.ts';

/**
 * Cleans every text and attribute of a parsed text: the wire has cleaned the HTML as it was written, but a character
 * reference such as `&#x202e;` is a character only now.
 */
export function cleanCharacters(fragment: DocumentFragment): void {
  const nodes = fragment.ownerDocument.createNodeIterator(fragment, 1 | 4);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (node.nodeType === node.TEXT_NODE) node.nodeValue = cleanText(node.nodeValue ?? '');
    else for (const attribute of (node as Element).attributes) attribute.value = cleanText(attribute.value);
  }
}
