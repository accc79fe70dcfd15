import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keysUnder, words } from '../../../../../src/i18n/translate.ts';
import { EventLink } from '../../../../../src/screens/event/lists/EventLink.tsx';
import { eventMarks, markKeys } from '../../../../../src/screens/event/status/event-marks.ts';
import { openHtml } from '../../../open-html.ts';

const until = '2024-10-24T21:00:00.000Z';
const before = '2024-10-24T20:59:00Z';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('an island says that an event was moved, after its status, until that no longer matters', () => {
  const marksAt = (now: string, given: Parameters<typeof eventMarks>[0] = { moved: until }) =>
    eventMarks(given, words('en', ...markKeys), new Date(now)).map(({ word }) => word);
  expect(marksAt(before)).toEqual(['Moved']);
  expect(marksAt(until)).toEqual([]);
  expect(marksAt(before, { status: 'full', moved: until })).toEqual(['Full', 'Moved']);
  expect(marksAt(before, { status: 'cancelled' })).toEqual(['Cancelled']);
  expect(marksAt(before, { status: null })).toEqual([]);
});

test.each([
  ['fr', 'Déplacé'],
  ['en', 'Moved'],
] as const)('the link of an event in an island has the mark before the title, in %s', (lang, word) => {
  vi.setSystemTime(before);
  const title = { text: 'Nuit', lang: 'fr', isFallback: false } as const;
  const event = { href: '/fr/event/Nuit/?id=1', title, status: null, moved: until };
  const html = () => renderToStaticMarkup(<EventLink event={event} words={words(lang, ...markKeys)} />);
  expect(html()).toMatch(new RegExp(`^<span class="status" data-status="moved">${word}</span> <a .*Nuit`));
  vi.setSystemTime(until);
  expect(html()).toMatch(/^<a /);
});

test('a page that is left open takes the mark off once it no longer matters, and keeps the state of the event', async () => {
  vi.setSystemTime(before);
  openHtml(
    `<html lang="en"><ol data-entries="rows"><li>
      <event-state class="when" opens="2024-10-24T18:00Z/21:00Z">19:00</event-state>
      <h3><event-state data-until="2024-10-24T21:00Z"><span class="status">Moved</span></event-state></h3>
    </li></ol></html>`,
  );
  vi.stubGlobal('__STATE_WORDS__', { en: words('en', ...keysUnder('state')) });
  vi.resetModules();
  await import('../../../../../src/screens/event/status/event-state.client.ts');
  const hidden = () =>
    [...document.querySelectorAll<HTMLElement>('event-state')].map((element) => element.hidden);
  expect(hidden()).toEqual([false, false]);
  vi.advanceTimersByTime(60_000);
  expect(hidden()).toEqual([false, true]);
});
