import { expect, onTestFinished, test, vi } from 'vitest';
import { words } from '../../../../src/i18n/translate.ts';
import { UserMenu } from '../../../../src/shell/header/navbar/UserMenu.tsx';
import { userMenuKeys } from '../../../../src/shell/header/navbar/navbar-words.ts';
import { $session } from '../../../../src/stores/session.ts';
import { showLive } from '../../live-island.ts';
import { leila } from '../../stores/harness.ts';

const en = words('en', ...userMenuKeys);

test('the button that logs out is pressed once, and keeps the focus if the logout fails', async () => {
  const answer = Promise.withResolvers<Response>();
  const fetch = vi.fn(() => answer.promise);
  vi.stubGlobal('fetch', fetch);
  const page = await showLive(<UserMenu links={{ auth: '/en/auth/', events: '/en/mine/' }} words={en} />);
  onTestFinished(() => $session.set(null));
  await page.settle(() => $session.set(leila));
  const button = page.button(en['nav.logout']);
  await page.press(en['nav.logout']);
  await page.press(en['nav.logout']);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(false);
  await page.settle(() => answer.resolve(new Response(null, { status: 503 })));
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  expect(page.focused()).toBe(button);
});
