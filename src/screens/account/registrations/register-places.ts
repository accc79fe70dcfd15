import { atom } from 'nanostores';
import { REGISTER_LINKS, REGISTER_PLACE } from '../../event/buttons/registration-markup.ts';

/** Where a link that registers stood in the page, and now its button stands. */
export type RegisterPlace = ReturnType<typeof placeOf>;

/** Places of all links that register, in rows that come later too. */
export const $registerPlaces = atom<readonly RegisterPlace[]>([]);

let lastKey = 0;

/** Makes a place of every link that registers, now and as the page changes. @returns what ends it. */
export function followRegisterLinks(): () => void {
  collectPlaces();
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(holdsLink))) collectPlaces();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const holdsLink = (node: Node): boolean =>
  node instanceof Element && (node.matches(REGISTER_LINKS) || node.querySelector(REGISTER_LINKS) !== null);

function collectPlaces(): void {
  const known = $registerPlaces.get();
  const staying = known.filter(({ element }) => element.isConnected);
  const elements = new Set<Element | null>(staying.map(({ element }) => element));
  const links = [...document.querySelectorAll<HTMLAnchorElement>(REGISTER_LINKS)];
  const fresh = links.filter(({ parentElement }) => !elements.has(parentElement));
  // One that is being pressed would miss its click.
  const added = fresh.filter((link) => !link.matches(':active')).map(placeOf);
  if (added.length < fresh.length)
    document.addEventListener('pointerup', () => setTimeout(collectPlaces), { once: true });
  if (added.length === 0 && staying.length === known.length) return;
  $registerPlaces.set([...staying, ...added]);
  // A row that left the page has its link back, should it return.
  for (const { element, link } of known) if (!element.isConnected) element.replaceWith(link);
}

function placeOf(link: HTMLAnchorElement) {
  lastKey += 1;
  const element = document.createElement('span');
  element.setAttribute(REGISTER_PLACE, '');
  const hadFocus = link === document.activeElement;
  link.replaceWith(element);
  return {
    key: String(lastKey),
    /** Takes no part in the layout. */
    element,
    /** The link as the page had it, out of the page. */
    link,
    /** The link had the focus when it gave way. */
    hadFocus,
  };
}
