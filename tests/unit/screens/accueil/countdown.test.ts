import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accueilView } from '../../../../src/screens/accueil/accueil-view.ts';
import { edition, event, timeOf } from '../../domain/builders.ts';
import { openHtml } from '../../open-html.ts';
import { festivalOf } from '../builders.ts';

const OPENING = '2024-10-08T23:00:00.000Z';

/** Shows a countdown at this instant; its clock then runs. */
async function countdownAt(instant: string, attributes: string): Promise<Element | null> {
  vi.setSystemTime(instant);
  const { document } = openHtml(
    `<edition-countdown ${attributes}>
      <p data-phase="before" hidden>opens in</p>
      <div role="timer"><b data-unit="days">00</b></div>
      <p data-phase="over" hidden>is over</p>
    </edition-countdown>`,
  );
  vi.resetModules();
  await import('../../../../src/screens/accueil/edition-countdown.client.ts');
  return document.querySelector('edition-countdown');
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const isHidden = (element: Element | null): boolean | undefined => element?.hasAttribute('hidden');

test('an edition that opens, and whose end is unknown, shows no digits that stand still', async () => {
  const countdown = await countdownAt('2024-10-08T22:59:59Z', `data-opening="${OPENING}"`);
  expect(isHidden(countdown)).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(isHidden(countdown)).toBe(true);
});

test('an edition whose start is unknown shows nothing until it is over', async () => {
  const countdown = await countdownAt('2024-11-09T22:59:59Z', 'data-closing="2024-11-09T23:00:00Z"');
  expect(isHidden(countdown)).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(isHidden(countdown)).toBe(false);
  expect(isHidden(countdown?.querySelector('[data-phase="over"]') ?? null)).toBe(false);
  expect(isHidden(countdown?.querySelector('[role="timer"]') ?? null)).toBe(true);
});

/** Returns what the intro counts to, in an edition with an event that lasts until 03:00. */
function spanOf(end: string | null) {
  const current = edition(1, 2024, '2024-10-09', end);
  const night = timeOf('2024-11-09T22:00', '2024-11-10T03:00');
  const elsewhere = event(2, '', { editionId: 7, time: timeOf('2024-11-09', '2024-11-10T06:00') });
  const events = [event(1, 'Nuit', { time: night }), elsewhere];
  return accueilView('fr', { ...festivalOf({ editions: [current], events }), current }).span;
}

test.each([
  ['the end of the last night, as the home page does', '2024-11-09', '2024-11-10T02:00:00.000Z'],
  ['no closing if the end of the edition is unknown', null, null],
])('the intro counts to %s', (_, end, closing) => {
  expect(spanOf(end)).toEqual({ opening: OPENING, closing });
});
