import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node);

/** Every element below a node, parents first. The list is complete before anything is changed. */
export function elementsBelow(parent: Parent): Element[] {
  return parent.childNodes.filter(isElement).flatMap((element) => [element, ...elementsBelow(element)]);
}

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

export function setAttribute(element: Element, name: string, value: string): void {
  const attr = element.attrs.find((each) => each.name === name);
  if (attr) attr.value = value;
  else element.attrs.push({ name, value });
}

export function removeAttributes(element: Element, ...names: string[]): void {
  element.attrs = element.attrs.filter(({ name }) => !names.includes(name));
}

export const remove = (node: Node): void => defaultTreeAdapter.detachNode(node);

export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
