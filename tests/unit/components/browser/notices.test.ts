import { expect, test, vi } from 'vitest';
import { openHtml } from '../../open-html.ts';

const html = `<main tabindex="-1"></main>
<ul data-notices><template><p></p><button data-action></button><button data-close></button></template></ul>`;

test('the action of a notice is a button, which removes the notice, and the focus stays in the page', async () => {
  const { document } = openHtml(html);
  vi.resetModules();
  const { showNotices } = await import('../../../../src/components/browser/notices.ts');
  const { notify } = await import('../../../../src/stores/notices.ts');
  showNotices();
  const run = vi.fn();
  notify({ about: 'logout', kind: 'error', text: 'Failed', action: { label: 'Forget me', run } });
  notify({ about: 'login', kind: 'success', text: 'Done' });
  const texts = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['FailedForget me', 'Done']);
  const button = document.querySelector<HTMLElement>('[data-action]');
  button?.focus();
  button?.click();
  expect(run).toHaveBeenCalledOnce();
  expect(texts()).toEqual(['Done']);
  expect(document.activeElement).toBe(document.querySelector('main'));
  document.querySelector<HTMLElement>('[data-close]')?.click();
  expect(texts()).toEqual([]);
});
