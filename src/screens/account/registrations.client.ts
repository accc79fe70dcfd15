import { LOAD_FAILED } from '../../components/browser/load-failure.ts';
import { isRepeatedClick } from '../../components/browser/repeated-click.ts';
import { requestOfIsland } from '../../components/browser/island-request.ts';
import { hasSession, SESSION_KEY } from '../../stores/browser-storage.ts';
import { eventIdOf, REGISTER_LINKS } from '../event/buttons/registration-markup.ts';
import { REGISTRATION_REQUEST, type RegistrationRequest } from './registrations/registration-request.ts';

/** Where the last press leads when the code of the buttons cannot be had. */
let loginHref = '';

/**
 * Every link that registers for an event. For visitors who are signed out it leads to the login and back to this page;
 * for those who are signed in it is a button of `Registrations.island.tsx`, whose code is loaded only then.
 */
export function watchRegistrations(): void {
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick);
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY) activateRegistrations();
  });
  window.addEventListener(LOAD_FAILED, onLost);
  activateRegistrations();
}

/** Makes the links buttons where somebody is signed in: to be called again when a page gets its first ones. */
export function activateRegistrations(): void {
  if (hasSession() && document.querySelector(REGISTER_LINKS)) request(null);
}

const request = (detail: RegistrationRequest | null): void => requestOfIsland(REGISTRATION_REQUEST, detail);

function onClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(REGISTER_LINKS) : null;
  if (!link) return;
  link.href = withReturn(link.href);
  const opensElsewhere = event.type === 'auxclick' || event.ctrlKey || event.metaKey || event.shiftKey;
  if (opensElsewhere || !hasSession()) return;
  event.preventDefault();
  // The first click may be done already, and would be undone.
  if (isRepeatedClick(event)) return;
  loginHref = link.href;
  request({ eventId: eventIdOf(link), loginHref });
}

/** The login finishes what was pressed. */
function onLost(lost: Event): void {
  if (!(lost instanceof CustomEvent) || lost.detail !== REGISTRATION_REQUEST || !loginHref) return;
  lost.preventDefault();
  location.assign(loginHref);
  // Once: each request that waited for the code reports it, and a second departure would break off the first.
  loginHref = '';
}

/** Back to the page as it is now, with its filters and its place. */
function withReturn(href: string): string {
  const url = new URL(href);
  url.searchParams.set('next', location.pathname + location.search + location.hash);
  return url.href;
}
