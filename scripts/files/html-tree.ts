import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node);

/** Returns every element below a node, parents first. The list does not follow later changes of the tree. */
export function elementsBelow(parent: Parent): Element[] {
  const found: Element[] = [];
  const visit = (node: Parent): void => {
    for (const child of node.childNodes.filter(isElement)) {
      found.push(child);
      visit(child);
    }
  };
  visit(parent);
  return found;
}

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

export function setAttribute(element: Element, name: string, value: string): void {
  const attr = element.attrs.find((each) => each.name === name);
  if (attr) attr.value = value;
  else element.attrs.push({ name, value });
}

export const remove = (node: Node): void => defaultTreeAdapter.detachNode(node);

export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Inserts markup at the end of an element, leaving the rest as it is. @throws Error when there is no such element. */
export function writeInto(
  html: string,
  isWanted: (element: Element) => boolean,
  markupFor: (element: Element) => string,
): string {
  const element = elementsBelow(parse(html, { sourceCodeLocationInfo: true })).find(isWanted);
  const at = element?.sourceCodeLocation?.endTag?.startOffset;
  if (!element || at === undefined) throw new Error('A page lacks the element that the build completes.');
  return html.slice(0, at) + markupFor(element) + html.slice(at);
}
