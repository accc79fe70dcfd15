import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { RegisterLink } from '../../../../src/screens/account/registrations/RegisterLink.tsx';
import { showLive } from '../../live-island.ts';

const $link = atom<HTMLAnchorElement | null>(null);

function Place() {
  const link = useStore($link);
  return link && <RegisterLink link={link} hadFocus />;
}

test('the focus stays in the page if a visitor left a full event before its button was live', async () => {
  const page = await showLive(<Place />);
  page.main.tabIndex = -1;
  // Unlike a browser, jsdom also focuses an element that the styles hide.
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    if (!this.matches('.leave:not([data-joined])')) focus.call(this, options);
  };
  const link = document.createElement('a');
  link.className = 'button leave';
  link.setAttribute('data-register', '42');
  await page.settle(() => $link.set(link));
  expect(page.main.querySelector('a')?.className).toBe('button leave');
  expect(page.focused()).toBe(page.main);
});
