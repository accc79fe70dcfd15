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

  test('replaces the previous one about the same subject', async () => {
    const page = await openPage();
    page.notify({ about: 'a', kind: 'error', text: 'Failed' });
    const [first] = page.$notices.get();
    page.notify({ about: 'a', kind: 'error', text: 'Failed' });
    expect(shownNotices(page)).toEqual(['error: Failed']);
    expect(page.$notices.get()[0]?.id).not.toBe(first?.id);
  });

  test('disappears when its subject is dismissed', async () => {
    const page = await openPage();
    page.notify({ about: 'a', kind: 'error', text: 'One' });
    page.notify({ about: 'b', kind: 'error', text: 'Two' });
    page.dismissAbout('a');
    expect(shownNotices(page)).toEqual(['error: Two']);
  });

  test('is shown on the next page, once', async () => {
    const page = await openPage();
    page.notify({ about: 'a', kind: 'success', text: 'One' });
    page.saveNoticesForNextPage();
    expect(shownNotices(await openPage())).toEqual(['success: One']);
    expect(shownNotices(await openPage())).toEqual([]);
  });

  const malformed = ['{', '{}', '[1]', '[{"about":"a","kind":"loud","text":"x"}]'];

  test.each(malformed)('is not read from malformed storage: %s', async (value) => {
    storage.set(NOTICES_KEY, value);
    expect(shownNotices(await openPage())).toEqual([]);
  });
});
