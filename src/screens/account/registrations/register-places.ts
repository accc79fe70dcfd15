import { atom } from 'nanostores';
import { REGISTER_LINKS, REGISTER_PLACE } from '../../event/buttons/registration-markup.ts';

/** Place of a registration link in the page, where its button is rendered. */
export type RegisterPlace = ReturnType<typeof placeOf>;

export const $registerPlaces = atom<readonly RegisterPlace[]>([]);

let lastKey = 0;

/** Makes a place for every registration link, now and as the page changes. @returns a function that stops this. */
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
  // Not a link that is being pressed: it would miss its click.
  const added = fresh.filter((link) => !link.matches(':active')).map(placeOf);
  if (added.length < fresh.length)
    document.addEventListener('pointerup', () => setTimeout(collectPlaces), { once: true });
  if (added.length === 0 && staying.length === known.length) return;
  $registerPlaces.set([...staying, ...added]);
  // A row that was removed gets its link back, in case the row is added again.
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
    /** Element for the button; takes no part in the layout. */
    element,
    /** The original link, removed from the page. */
    link,
    /** The link had the focus when it was replaced. */
    hadFocus,
  };
}
