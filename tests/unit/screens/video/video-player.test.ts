import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';

const html = `
  <video-player owner="1">
    <a href="/1" data-video="0">1</a><a href="/2" data-video="1">2</a>
    <button data-step="-1">Previous</button><button data-step="1">Next</button>
  </video-player>`;

test('a step button that reaches the last film keeps the focus, and says that it leads no further', async () => {
  const { window } = new JSDOM(html);
  const { document } = window;
  for (const name of ['customElements', 'HTMLElement', 'Element'] as const) vi.stubGlobal(name, window[name]);
  await import('../../../../src/screens/video/video-player.client.ts');
  const [previous, next] = document.querySelectorAll('button');
  const stated = () => [previous, next].map((button) => button?.getAttribute('aria-disabled'));
  const current = () => document.querySelector('[aria-current]')?.textContent;
  expect([current(), stated()]).toEqual(['1', ['true', 'false']]);
  next?.focus();
  next?.click();
  expect([current(), stated()]).toEqual(['2', ['false', 'true']]);
  expect(next?.disabled).toBe(false);
  expect(document.activeElement).toBe(next);
  next?.click();
  expect(current()).toBe('2');
});
