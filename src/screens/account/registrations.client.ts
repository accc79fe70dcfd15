import { LOAD_FAILED } from '../../components/browser/load-failure.ts';
import { isRepeatedClick } from '../../components/browser/repeated-click.ts';
import { requestIsland } from '../../components/browser/island-request.ts';
import { hasSession } from '../../stores/browser-storage.ts';
import { LEAVE, REGISTER_LINKS } from '../event/buttons/registration-markup.ts';
import { REGISTRATION_REQUEST, type RegistrationRequest } from './registrations/registration-request.ts';

/** Address of the login for the last press, in case the code of the buttons cannot be loaded; null if there is none. */
let loginHref: RegistrationRequest['loginHref'] = null;

/**
 * Handles every link that registers for an event. For signed-out visitors it leads to the login and back to this page.
 * For signed-in visitors it is a button of `Registrations.island.tsx`, whose code is loaded only then.
 */
export function watchRegistrations(): void {
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick);
  // Somebody may have signed in elsewhere, also while this page was in the back/forward cache. A repetition does nothing.
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, activateRegistrations);
  window.addEventListener(LOAD_FAILED, onLost);
  activateRegistrations();
}

/** Turns the links into buttons if the visitor is signed in. Call it again when a page gets its first links. */
export function activateRegistrations(): void {
  if (hasSession() && document.querySelector(REGISTER_LINKS)) request(null);
}

const request = (detail: RegistrationRequest | null): void => requestIsland(REGISTRATION_REQUEST, detail);

function onClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(REGISTER_LINKS) : null;
  if (!link) return;
  addReturn(link);
  const opensElsewhere = event.type === 'auxclick' || event.ctrlKey || event.metaKey || event.shiftKey;
  if (opensElsewhere || !hasSession()) return;
  event.preventDefault();
  // The first click of a double click may have been handled already; the second one would undo it.
  if (isRepeatedClick(event)) return;
  // Until the code is loaded, the registration may change elsewhere, and the words with it.
  loginHref = getComputedStyle(link).getPropertyValue(LEAVE) ? null : link.href;
  request({ link, loginHref });
}

/** Sends a visitor who registers to the login, which finishes that, if the code of the buttons cannot be loaded. */
function onLost(lost: CustomEvent<unknown>): void {
  if (lost.detail !== REGISTRATION_REQUEST || loginHref === null) return;
  lost.preventDefault();
  location.assign(loginHref);
  // Only once: each request that waited for the code reports the failure, and a second navigation would stop the first.
  loginHref = null;
}

/** Adds the address to return to: the page as it is now, with its filters and anchor. */
function addReturn(link: HTMLAnchorElement): void {
  const url = new URL(link.href);
  url.searchParams.set('next', location.pathname + location.search + location.hash);
  link.href = url.href;
}
