import { expect, onTestFinished, test, vi } from 'vitest';
import { words } from '../../../../../src/i18n/translate.ts';
import { myEventsKeys } from '../../../../../src/screens/account/my-events/my-events-words.ts';
import { SubscribedEvents } from '../../../../../src/screens/account/my-events/SubscribedEvents.tsx';
import { $eventSummaries } from '../../../../../src/stores/event-summaries.ts';
import { $session } from '../../../../../src/stores/session.ts';
import { summary } from '../../../domain/plan/builders.ts';
import { showLive } from '../../../live-island.ts';
import { leila, registeredFor } from '../../../stores/harness.ts';

test('an event in my events shows the language of its type', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(registeredFor(12)));
  const type = { text: 'Débats', lang: 'fr' as const, isFallback: true };
  $eventSummaries.set({ 12: summary(12, { type }) });
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
  await vi.waitFor(() => expect(page.main.querySelector('[lang="fr"]')?.textContent).toBe('Débats'));
});
