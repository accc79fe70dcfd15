import { cleanStores } from 'nanostores';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { storedPlan } from '../../../src/domain/plan/saved-event.ts';
import { saved } from '../domain/plan/builders.ts';
import { dispatch, openBrowser, openBrowserWithoutStorage } from './browser.ts';

let storage: ReturnType<typeof openBrowser>;
beforeEach(() => {
  storage = openBrowser();
});

/** Loads the plan as a newly opened page does. */
async function openPage() {
  vi.resetModules();
  const page = await import('../../../src/stores/plan.ts');
  page.$plan.subscribe(() => undefined);
  onTestFinished(() => cleanStores(page.$plan, page.$planProblem));
  return { ...page, ids: () => page.$plan.get().map(({ id }) => id) };
}

const store = (...ids: number[]) => storage.localStorage.set('plan', storedPlan(ids.map((id) => saved(id))));

describe('the plan of a visitor', () => {
  test('is available on the next page, and leaves nothing in the storage when its last event is removed', async () => {
    (await openPage()).saveEvents([saved(57)]);
    const page = await openPage();
    expect(page.ids()).toEqual([57]);
    page.removeEvent(57);
    expect(storage.localStorage.has('plan')).toBe(false);
  });

  test('keeps the chosen day of an event that is saved again or whose facts the site updates', async () => {
    store(57);
    const page = await openPage();
    page.chooseDay(57, '2024-10-20');
    page.saveEvents([saved(57), saved(12)]);
    expect(page.$plan.get()).toEqual([saved(57, { day: '2024-10-20' }), saved(12)]);
    page.updateEvents([saved(57, { facts: null })]);
    const updated = [saved(57, { day: '2024-10-20', facts: null }), saved(12)];
    expect(page.$plan.get()).toEqual(updated);
    expect((await openPage()).$plan.get()).toEqual(updated);
  });

  test('keeps the same objects for events that did not change', async () => {
    store(57, 12);
    const page = await openPage();
    const [first] = page.$plan.get();
    page.chooseDay(12, '2024-10-20');
    expect(page.$plan.get()[0]).toBe(first);
  });

  test('follows changes from another tab, and undoes none of them', async () => {
    const page = await openPage();
    store(57);
    dispatch('storage', { key: 'plan' });
    expect(page.ids()).toEqual([57]);
    // The browser has not yet dispatched an event for this change.
    store(57, 12);
    page.saveEvents([saved(3)]);
    expect(page.ids()).toEqual([57, 12, 3]);
  });
});

describe('a plan that cannot be stored', () => {
  test('is available while the page is open, with a problem, if storage is blocked', async () => {
    openBrowserWithoutStorage();
    const page = await openPage();
    expect(page.$planProblem.get()).toBe('blocked');
    page.saveEvents([saved(57)]);
    page.saveEvents([saved(12)]);
    expect(page.ids()).toEqual([57, 12]);
    expect(page.$planProblem.get()).toBe('blocked');
  });

  test('keeps its stored version, with a problem, if storage is full', async () => {
    store(57);
    const page = await openPage();
    window.localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    page.saveEvents([saved(12)]);
    expect(page.$planProblem.get()).toBe('full');
    page.saveEvents([saved(3)]);
    expect(page.ids()).toEqual([57, 12, 3]);
    expect((await openPage()).ids()).toEqual([57]);
  });
});
