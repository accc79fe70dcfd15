import { beforeEach, describe, expect, test } from 'vitest';
import { NOTICES_KEY } from '../../../src/stores/browser-storage.ts';
import { openBrowser } from './browser.ts';
import { openPage, shownNotices } from './harness.ts';

let storage: Map<string, string>;
beforeEach(() => {
  storage = openBrowser().sessionStorage;
});

describe('a notice', () => {
  test('stays until it is dismissed', async () => {
    const page = await openPage();
    page.notify({ about: 'a', kind: 'success', text: 'One' });
    page.notify({ about: 'b', kind: 'error', text: 'Two' });
    const [first] = page.$notices.get();
    if (first) page.dismiss(first.id);
    expect(shownNotices(page)).toEqual(['error: Two']);
  });

  test('takes the place of the last one about the same', async () => {
    const page = await openPage();
    page.notify({ about: 'a', kind: 'error', text: 'Failed' });
    const [first] = page.$notices.get();
    page.notify({ about: 'a', kind: 'error', text: 'Failed' });
    expect(shownNotices(page)).toEqual(['error: Failed']);
    expect(page.$notices.get()[0]?.id).not.toBe(first?.id);
  });

  test('goes when what it was about has been put right', async () => {
    const page = await openPage();
    page.notify({ about: 'a', kind: 'error', text: 'One' });
    page.notify({ about: 'b', kind: 'error', text: 'Two' });
    page.dismissAbout('a');
    expect(shownNotices(page)).toEqual(['error: Two']);
  });

  test('comes along to the next page, once', async () => {
    const page = await openPage();
    page.notify({ about: 'a', kind: 'success', text: 'One' });
    page.saveNoticesForNextPage();
    expect(shownNotices(await openPage())).toEqual(['success: One']);
    expect(shownNotices(await openPage())).toEqual([]);
  });

  test.each(['{', '{}', '[1]', '[{"about":"a","kind":"loud","text":"x"}]'])(
    'is not made of %s found in the storage',
    async (value) => {
      storage.set(NOTICES_KEY, value);
      expect(shownNotices(await openPage())).toEqual([]);
    },
  );
});
