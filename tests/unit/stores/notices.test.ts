import { beforeEach, describe, expect, test } from 'vitest';
import { NOTICES_KEY } from '../../../src/stores/browser-storage.ts';
import { openBrowser } from './browser.ts';
import { openPage, shownNotices } from './harness.ts';

let storage: Map<string, string>;
beforeEach(() => {
  storage = openBrowser().sessionStorage;
});

describe('a notice', () => {
  test('stays until it or its subject is dismissed', async () => {
    const page = await openPage();
    for (const text of ['One', 'Two', 'Three']) page.notify({ about: text, kind: 'error', text });
    const [first] = page.$notices.get();
    if (first) page.dismiss(first.id);
    expect(shownNotices(page)).toEqual(['error: Two', 'error: Three']);
    page.dismissAbout('Two');
    expect(shownNotices(page)).toEqual(['error: Three']);
  });

  test('replaces the previous one about the same subject', async () => {
    const page = await openPage();
    page.notify({ about: 'a', kind: 'error', text: 'Failed' });
    const [first] = page.$notices.get();
    page.notify({ about: 'a', kind: 'error', text: 'Failed' });
    expect(shownNotices(page)).toEqual(['error: Failed']);
    expect(page.$notices.get()[0]?.id).not.toBe(first?.id);
  });

  test('is shown on the next page, once', async () => {
    const page = await openPage();
    page.notify({ about: 'a', kind: 'success', text: 'One' });
    page.saveNoticesForNextPage();
    expect(shownNotices(await openPage())).toEqual(['success: One']);
    expect(shownNotices(await openPage())).toEqual([]);
  });

  test('is not read from malformed storage', async () => {
    for (const value of ['{', '{}', '[1]', '[{"about":"a","kind":"loud","text":"x"}]']) {
      storage.set(NOTICES_KEY, value);
      expect(shownNotices(await openPage()), value).toEqual([]);
    }
  });
});
