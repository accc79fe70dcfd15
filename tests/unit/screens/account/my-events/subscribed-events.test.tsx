import { expect, onTestFinished, test, vi } from 'vitest';
import type { EventSummary } from '../../../../../src/domain/event/event-summary.ts';
import { WITHDRAWN } from '../../../../../src/screens/event/row/row-markup.ts';
import { words } from '../../../../../src/i18n/translate.ts';
import { myEventsKeys } from '../../../../../src/screens/account/my-events/my-events-words.ts';
import { SubscribedEvents } from '../../../../../src/screens/account/my-events/SubscribedEvents.tsx';
import { $eventSummaries } from '../../../../../src/stores/event-summaries.ts';
import { $session } from '../../../../../src/stores/session.ts';
import { summary } from '../../../domain/plan/builders.ts';
import { showLive } from '../../../live-island.ts';
import { leila, registeredFor } from '../../../stores/harness.ts';

/** Shows the events of a visitor who is registered for event 12 and for the others. */
async function myEventsWith(given: Partial<EventSummary>, ...others: number[]): Promise<HTMLElement> {
  vi.stubGlobal('fetch', () => Promise.resolve(registeredFor(12, ...others)));
  $eventSummaries.set({ 12: summary(12, given) });
  onTestFinished(() => {
    $eventSummaries.set(null);
    $session.set(null);
  });
  const page = await showLive(
    <SubscribedEvents
      lang="en"
      level={2}
      links={{ auth: '/en/auth/', programme: '/en/program/2024/' }}
      words={words('en', ...myEventsKeys)}
    />,
  );
  await page.settle(() => $session.set(leila));
  await vi.waitFor(() => expect(page.main.querySelector('li')).not.toBeNull());
  return page.main;
}

test('an event in my events shows the language of its type', async () => {
  const main = await myEventsWith({ type: { text: 'Débats', lang: 'fr', isFallback: true } });
  expect(main.querySelector('[lang="fr"]')?.textContent).toBe('Débats');
});

test.each([
  ['how many of them have no date yet', [13], true],
  ['no such number if all have a date', [], false],
] as const)('my events state, below the button of the calendar, %s', async (_, undated, isStated) => {
  const main = await myEventsWith({}, ...undated);
  const note = '1 event without a known date is not added to your calendar.';
  expect(main.textContent.includes(`With a reminder${note}`)).toBe(isStated);
});

test('a withdrawn event in my events says so, and cannot be saved', async () => {
  const main = await myEventsWith({ isWithdrawn: true });
  expect(main.querySelector(`li[${WITHDRAWN}]`)?.textContent).toContain('Withdrawn from the programme');
});
