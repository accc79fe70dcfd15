import type { Page } from '@playwright/test';

/** An act of a visitor, and where the page answers it. */
export interface WatchedAct {
  event: 'click' | 'change';
  /** Selector of the elements that the answer changes. If another page answers, its first paint counts. */
  answer: string;
  perform: (page: Page) => Promise<unknown>;
}

/**
 * Returns the milliseconds from the act to the frame that shows the answer. The page writes them to its console, since
 * polling it would run further scripts in the slowed page.
 */
export async function timeOf(page: Page, act: WatchedAct): Promise<number> {
  await page.evaluate(noteAnswer, { event: act.event, answer: act.answer });
  const answer = page.waitForEvent('console', (message) => message.text().startsWith('answered '));
  await act.perform(page);
  const [, time] = (await answer).text().split(' ');
  await page.evaluate(() => sessionStorage.clear());
  return Number(time);
}

/** Runs in every page: if an act leads to another page, the first paint of that page is its answer. */
export function noteFirstPaint(): void {
  const acted = sessionStorage.getItem('acted');
  if (acted === null) return;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
      console.info('answered', performance.timeOrigin + startTime - Number(acted));
  }).observe({ type: 'paint', buffered: true });
}

/** Runs in the page before an act, and logs the time of its answer. */
function noteAnswer({ event, answer }: Pick<WatchedAct, 'event' | 'answer'>): void {
  let acted = NaN;
  const onAct = ({ timeStamp }: Event): void => {
    acted = timeStamp;
    sessionStorage.setItem('acted', String(performance.timeOrigin + timeStamp));
  };
  addEventListener(event, onAct, { capture: true, once: true });
  const changes = new MutationObserver(() => {
    if (Number.isNaN(acted)) return;
    changes.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => console.info('answered', performance.now() - acted);
      port1.postMessage(null);
    });
  });
  for (const element of document.querySelectorAll(answer))
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['hidden'] });
}

/** Milliseconds that the scripts work for a key, and from the key until the frame is painted. */
export interface Key {
  worked: number;
  painted: number;
}

export async function keysOf(page: Page, query: string): Promise<Key[]> {
  const keys = await page.evaluateHandle(noteKeys);
  // Longer than the search waits before it calls the back end, and long enough for a frame of each key.
  await page.keyboard.type(query, { delay: 250 });
  await page.waitForTimeout(250);
  return keys.jsonValue();
}

/** Runs in the page. Returns a list to which the times of each later key are added. */
function noteKeys(): Key[] {
  const keys: Key[] = [];
  let began = NaN;
  addEventListener('input', () => (began = performance.now()), { capture: true });
  addEventListener('input', ({ timeStamp }) => {
    const worked = performance.now() - began;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => keys.push({ worked, painted: performance.now() - timeStamp });
      port1.postMessage(null);
    });
  });
  return keys;
}
