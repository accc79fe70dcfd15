import type { Page } from '@playwright/test';

/** Time within which a page must report that code cannot be loaded. */
const PATIENCE_MS = 10_000;
/** Time after which the page abandons an unanswered live call; until then its control is busy. */
const LIVE_LIMIT_MS = 15_000;

/**
 * Returns the faults of an open page: parts that are missing, and elements that cover others.
 * @param html the page as it was sent.
 */
export const notWhole = (page: Page, html: string): Promise<string[]> => page.evaluate(lookAtAll, html);

function lookAtAll(html: string): string[] {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const found: string[] = [];
  const main = document.querySelector('main');
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (element: Element): string => element.textContent.trim().slice(0, 40);
  const headings = [...document.querySelectorAll('h1')].filter(isSeen);
  // Until the intro gate is opened, it hides the heading.
  const isGate = document.querySelector('accueil-intro:not([data-open])') !== null;
  if (headings.length !== 1 && !isGate) found.push(`${headings.length} headings of the page are seen`);
  if (!main?.innerText.trim()) found.push('main says nothing');
  const linksOf = (root: Element | null): Set<string | null> =>
    new Set(
      [...(root?.querySelectorAll('a[href]:not(noscript *, [data-as-built] *)') ?? [])].map((link) =>
        link.getAttribute('href'),
      ),
    );
  const there = linksOf(main);
  const lost = [...linksOf(sent.querySelector('main'))].filter((href) => !there.has(href));
  if (lost.length > 0) found.push(`main has lost ${lost.length} links: ${lost.slice(0, 3).join(' ')}`);
  const width = document.documentElement.scrollWidth;
  if (width > window.innerWidth) found.push(`the page is ${width} px wide`);
  const links = [...document.querySelectorAll('main a[href], header a[href]')].filter(isSeen).slice(0, 12);
  for (const element of [...headings, ...links]) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = element.getClientRects();
    if (!box || box.height < 2) continue;
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (over && !over.contains(element) && !element.contains(over))
      found.push(`<${over.tagName.toLowerCase()} class="${over.className}"> covers “${nameOf(element)}”`);
  }
  const foot = document.elementFromPoint(8, window.innerHeight - 8);
  if (
    foot?.closest('main, footer, header') === null &&
    foot !== document.body &&
    foot !== document.documentElement
  )
    found.push(`<${foot.tagName.toLowerCase()} class="${foot.className}"> lies over the foot of the screen`);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return found;
}

/** Presses one control of each kind. @returns those that do nothing and give no reason in time, and what stays busy. */
export async function deadControls(page: Page): Promise<string[]> {
  await page.evaluate(becomeVisitor);
  const found: string[] = [];
  for (const index of (await page.evaluate(() => window.visitor?.pressEachKind())) ?? []) {
    const name = await page.evaluate((at) => window.visitor?.press(at), index);
    if (name === null) continue;
    await passTime(page);
    await page
      .waitForFunction(() => window.visitor?.hasMetEffect(), null, { timeout: PATIENCE_MS, polling: 20 })
      .catch(() => found.push(`${name} does nothing and says nothing`));
  }
  await passTime(page);
  await page
    .waitForFunction(() => !window.visitor?.isBusy(), null, { timeout: 5000 })
    .catch(() => found.push('it stays busy'));
  return found;
}

/** Moves the clock on, and the animations too: late messages that only a style sheet can show depend on them. */
async function passTime(page: Page): Promise<void> {
  await page.clock.fastForward(LIVE_LIMIT_MS);
  await page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations())
      // Other animations depend on the scroll position.
      if (typeof animation.currentTime === 'number') animation.currentTime += milliseconds;
  }, PATIENCE_MS);
}

declare global {
  interface Window {
    visitor?: {
      /** @returns the indices of the controls without an effect within a second. */
      pressEachKind: () => Promise<number[]>;
      /** @returns what was pressed, or null if the control cannot be pressed now. */
      press: (at: number) => string | null;
      /** Whether the last press had an effect, or the page says that it is incomplete. */
      hasMetEffect: () => boolean;
      isBusy: () => boolean;
    };
  }
}

/** Runs in the page: from now on the page is not left, and its changes are counted. */
function becomeVisitor(): void {
  const kinds = new Set<string>();
  const controls = [...document.querySelectorAll('a[href], button, summary, input, select, textarea')].filter(
    (control) => {
      const region = control.closest('header, main, footer, section')?.localName;
      const data = control.getAttributeNames().filter((name) => name.startsWith('data-'));
      const kind = [
        control.localName,
        region,
        control.getAttribute('type'),
        control.className,
        ...data,
      ].join();
      return !kinds.has(kind) && kinds.add(kind);
    },
  );

  let effects = 0;
  const note = (): void => void (effects += 1);
  const isOurs = ({ target, attributeName }: MutationRecord): boolean => {
    const element = target instanceof Element ? target : target.parentElement;
    const isOwnAffair = element?.closest('head, astro-island[ssr], [role="timer"]');
    return !isOwnAffair && element?.localName !== 'astro-island' && attributeName !== 'aria-busy';
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver((changes) => changes.some(isOurs) && note()).observe(document, everything);
  for (const type of ['scroll', 'toggle', 'close', 'invalid']) document.addEventListener(type, note, true);
  navigation.addEventListener('navigate', (event) => {
    note();
    if (!event.destination.sameDocument && event.cancelable) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const opensTab = event.target instanceof Element && event.target.closest('a[target="_blank"]');
    if (!opensTab || event.defaultPrevented) return;
    event.preventDefault();
    note();
  });
  window.print = note;
  window.open = () => {
    note();
    return null;
  };

  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const isTold = (): boolean => [...document.querySelectorAll('.notice-late, .late')].some(isSeen);
  const hasMetEffect = (): boolean => effects > 0 || isTold();
  const type = (field: HTMLInputElement): void => {
    // With the native setter, as otherwise React would not notice.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'lumiere');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const choose = (field: HTMLSelectElement): void => {
    field.selectedIndex = field.options.length - 1;
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
  const press = (at: number): string | null => {
    const control = controls[at];
    const off = ':disabled, [readonly], [aria-disabled="true"], :checked, [type="hidden"], [inert] *';
    if (!control?.isConnected || control.matches(off) || !isSeen(control)) return null;
    const isText = control.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="submit"])');
    // Only search fields respond while the visitor types.
    if (isText && control.matches('form:not([role="search"]) *')) return null;
    effects = 0;
    for (const gesture of ['pointerover', 'pointerdown'])
      control.dispatchEvent(new PointerEvent(gesture, { bubbles: true, pointerType: 'mouse' }));
    if (control instanceof HTMLElement || control instanceof SVGElement)
      control.focus({ preventScroll: true });
    if (isText && control instanceof HTMLInputElement) type(control);
    else if (control instanceof HTMLSelectElement) choose(control);
    else control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const words = control.getAttribute('aria-label') ?? control.textContent.trim().replaceAll(/\s+/g, ' ');
    return `<${control.localName}> “${(words || control.id || control.getAttribute('name') || '').slice(0, 50)}”`;
  };
  const pressEachKind = async (): Promise<number[]> => {
    const quiet: number[] = [];
    for (const at of controls.keys()) {
      if (press(at) === null) continue;
      const until = performance.now() + 1000;
      while (!hasMetEffect() && performance.now() < until) await new Promise((next) => setTimeout(next, 10));
      if (!hasMetEffect()) quiet.push(at);
    }
    return quiet;
  };
  const isBusy = (): boolean =>
    [...document.querySelectorAll('[aria-busy="true"]')].some((one) => isSeen(one) && one.clientHeight > 0);
  window.visitor = { pressEachKind, press, hasMetEffect, isBusy };
}
