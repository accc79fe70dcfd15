import { readItem } from '../../stores/browser-storage.ts';
import { SESSION_KEY } from '../../stores/session-key.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import type { RegistrationToggles, ToggleWords } from './registration-toggles.client.ts';

const loadToggles = () => import('./registration-toggles.client.ts');
const LINK = 'a[data-register]';
let waking: Promise<RegistrationToggles> | undefined;

/**
 * Every link that registers for an event: for who is not signed in it leads to the login and back to this very page;
 * for who is, it is a button, whose code comes only then.
 */
export function watchRegistrations(): void {
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick);
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY) wakeForMember();
  });
  wakeForMember();
}

/** Makes the links buttons where somebody is signed in: to be called again when a page gets its first ones. */
export function wakeForMember(): void {
  if (isSignedIn() && document.querySelector(LINK)) wake().catch(reportLoadFailure);
}

const isSignedIn = (): boolean => Boolean(readItem('local', SESSION_KEY));

function wake(): Promise<RegistrationToggles> {
  return (waking ??= loadToggles().then(
    ({ startToggles }) => startToggles(wordsOfPage()),
    (error: unknown) => {
      waking = undefined;
      throw error;
    },
  ));
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
  if (!link) return;
  link.href = withReturn(link.href);
  const opensElsewhere = event.type === 'auxclick' || event.ctrlKey || event.metaKey || event.shiftKey;
  if (opensElsewhere || !(isSignedIn() || waking)) return;
  event.preventDefault();
  // The second click of a double one: the first may be done already, and would be undone.
  if (event.detail > 1) return;
  wake().then(
    (toggles) => toggles.press(link),
    () => location.assign(link.href),
  );
}

/** Back to the page as it is now, with its filters and its place. */
function withReturn(href: string): string {
  const url = new URL(href);
  url.searchParams.set('next', location.pathname + location.search + location.hash);
  return url.href;
}

function wordsOfPage(): ToggleWords {
  const holder = document.querySelector<HTMLElement>('[data-registrations]');
  return JSON.parse(holder?.dataset['words'] ?? '{}') as ToggleWords;
}
