import { expect, onTestFinished, test, vi } from 'vitest';
import { words } from '../../../../src/i18n/translate.ts';
import { UserMenu, userMenuKeys } from '../../../../src/shell/header/UserMenu.tsx';
import { $session } from '../../../../src/stores/session.ts';
import { showLive } from '../../live-island.ts';
import { leila } from '../../stores/harness.ts';

const en = words('en', ...userMenuKeys);
const links = { auth: '/en/auth/', events: '/en/mine/' };

/** Shows the menu of a signed-in visitor. */
async function memberMenu() {
  const page = await showLive(<UserMenu links={links} words={en} />);
  onTestFinished(() => $session.set(null));
  await page.settle(() => $session.set(leila));
  return page;
}

test('the button that logs out is pressed once, and keeps the focus if the logout fails', async () => {
  const answer = Promise.withResolvers<Response>();
  const fetch = vi.fn<(url: string) => Promise<Response>>(() => answer.promise);
  vi.stubGlobal('fetch', fetch);
  const page = await memberMenu();
  const button = page.button(en['nav.logout']);
  await page.press(en['nav.logout']);
  await page.press(en['nav.logout']);
  // Stores that other tests have loaded also call the back end for a new session.
  expect(fetch.mock.calls.filter(([url]) => url.endsWith('/logout/'))).toHaveLength(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(false);
  await page.settle(() => answer.resolve(new Response(null, { status: 503 })));
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  expect(page.focused()).toBe(button);
});

test('the focus moves from the menu to the link that replaces it when the session ends, for whatever reason', async () => {
  const page = await memberMenu();
  page.button(en['nav.logout']).focus();
  await page.settle(() => $session.set(null));
  expect(page.focused()).toBe(page.main.querySelector('a'));
});

test('the focus stays elsewhere when the session ends after a logout has failed', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
  const page = await memberMenu();
  await page.press(en['nav.logout']);
  const button = page.button(en['nav.logout']);
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  page.main.tabIndex = -1;
  page.main.focus();
  await page.settle(() => $session.set(null));
  expect(page.focused()).toBe(page.main);
});
