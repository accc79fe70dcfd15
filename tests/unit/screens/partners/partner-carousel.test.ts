import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Key, translator } from '../../../../src/i18n/translate.ts';
import { PAUSE, PAUSE_LABEL, PLAY_LABEL, STEP } from '../../../../src/screens/partners/carousel-markup.ts';
import { openHtml } from '../../open-html.ts';

const t = translator('en');
const ADVANCE_MS = 3500;
/** Width of the list in pixels, which jsdom does not compute; three of the five logos fill it. */
const LIST = 300;

const html = `
  <partner-carousel role="group" aria-label="${t('carousel.label')}">
    <button aria-label="${t('carousel.previous')}" ${STEP}="-1"></button>
    <button
      aria-label="${t('carousel.pause')}"
      ${PAUSE}
      ${PAUSE_LABEL}="${t('carousel.pause')}"
      ${PLAY_LABEL}="${t('carousel.play')}"
    ></button>
    <button aria-label="${t('carousel.next')}" ${STEP}="1"></button>
    <ul tabindex="0" aria-label="${t('carousel.label')}">
      ${[1, 2, 3, 4, 5].map((id) => `<li><a href="https://${id}.example" aria-label="${id}"></a></li>`).join('')}
    </ul>
  </partner-carousel>
  <a href="/en/contact/" aria-label="Contact"></a>`;

async function showCarousel({ logo = LIST / 3, prefersReducedMotion = false, dir = 'ltr' } = {}) {
  const window = openHtml(`<html dir="${dir}">${html}</html>`);
  Object.defineProperties(window.HTMLElement.prototype, {
    offsetWidth: { get: () => logo },
    clientWidth: { get: () => LIST },
    scrollTo: {
      value(this: HTMLElement, { left = 0 }: ScrollToOptions) {
        this.scrollLeft = left;
      },
    },
  });
  const matchMedia = (query: string) => ({
    matches: prefersReducedMotion && query === '(prefers-reduced-motion: reduce)',
  });
  Object.assign(window, { matchMedia });
  vi.resetModules();
  await import('../../../../src/screens/partners/partner-carousel.client.ts');

  const find = (element: string, name: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`${element}[aria-label="${name}"]`);
    if (!found) throw new Error(`No ${element} “${name}” in ${document.body.innerHTML}`);
    return found;
  };
  const group = find('[role="group"]', t('carousel.label'));
  const list = find('ul', t('carousel.label'));
  /** Index of the first logo in view, negative if the list runs to the left. */
  const first = (): number => list.scrollLeft / logo;
  return {
    focus: (element: 'a' | 'button' | 'ul', name: string) => find(element, name).focus(),
    /** jsdom has no mouse. */
    hover: (isOver: boolean) => {
      const matches = (selector: string): boolean => selector === ':hover' && isOver;
      Object.defineProperty(group, 'matches', { value: matches, configurable: true });
    },
    press: (key: Key) => find('button', t(key)).click(),
    setHidden: (value: boolean) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
    first,
    /** The same after the time in which a carousel that is not held moves so many times. */
    firstAfter: (moves: number) => {
      vi.advanceTimersByTime(moves * ADVANCE_MS);
      return first();
    },
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('it moves by itself, one logo at a time, and from the last logos to the first', async () => {
  const carousel = await showCarousel();
  expect([0, 1, 1, 1].map(carousel.firstAfter)).toEqual([0, 1, 2, 0]);
  vi.advanceTimersByTime(ADVANCE_MS - 1);
  expect(carousel.first()).toBe(0);
});

test('on a page that runs from right to left it moves to the left', async () => {
  const carousel = await showCarousel({ dir: 'rtl' });
  expect([1, 1].map(carousel.firstAfter)).toEqual([-1, -2]);
});

test.each([5, 8])('it does not move if there is room for %i logos', async (count) => {
  const carousel = await showCarousel({ logo: LIST / count });
  expect(carousel.firstAfter(2)).toBe(0);
  carousel.press('carousel.next');
  expect(carousel.first()).toBe(0);
});

type Carousel = Awaited<ReturnType<typeof showCarousel>>;
const leave = (carousel: Carousel) => carousel.focus('a', 'Contact');
test.each<[string, hold: (carousel: Carousel) => void, release: (carousel: Carousel) => void]>([
  ['the mouse is on it', ({ hover }) => hover(true), ({ hover }) => hover(false)],
  ['the keyboard is at a logo', ({ focus }) => focus('a', '4'), leave],
  ['the keyboard is at the list that it scrolls', ({ focus }) => focus('ul', t('carousel.label')), leave],
  ['the keyboard is at a button', ({ focus }) => focus('button', t('carousel.next')), leave],
  ['its tab is not shown', ({ setHidden }) => setHidden(true), ({ setHidden }) => setHidden(false)],
])('it stands still while %s', async (_, hold, release) => {
  const carousel = await showCarousel();
  hold(carousel);
  expect(carousel.firstAfter(2)).toBe(0);
  release(carousel);
  expect(carousel.firstAfter(1)).toBe(1);
});

test('a button pauses it until it is pressed again, and is named by what it does next', async () => {
  const carousel = await showCarousel();
  carousel.press('carousel.pause');
  expect(carousel.firstAfter(2)).toBe(0);
  carousel.press('carousel.play');
  expect(carousel.firstAfter(1)).toBe(1);
  carousel.press('carousel.pause');
  expect(carousel.firstAfter(2)).toBe(1);
});

test('visitors who prefer reduced motion start it themselves', async () => {
  const carousel = await showCarousel({ prefersReducedMotion: true });
  expect(carousel.firstAfter(2)).toBe(0);
  carousel.press('carousel.play');
  expect(carousel.firstAfter(1)).toBe(1);
});

test('two buttons step through it, around both ends, also while it is paused', async () => {
  const carousel = await showCarousel();
  carousel.press('carousel.pause');
  const pressed = (['next', 'next', 'next', 'previous', 'previous'] as const).map((way) => {
    carousel.press(`carousel.${way}`);
    return carousel.first();
  });
  expect(pressed).toEqual([1, 2, 0, 2, 1]);
});
