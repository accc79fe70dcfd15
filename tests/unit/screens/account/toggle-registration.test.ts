import { beforeEach, describe, expect, test, vi } from 'vitest';
import { words } from '../../../../src/i18n/translate.ts';
import { NOTICES_KEY } from '../../../../src/stores/browser-storage.ts';
import { answering } from '../../pull/client/fake-fetch.ts';
import { openBrowser } from '../../stores/browser.ts';
import { json, leila, noContent, offline, openPage, registeredFor } from '../../stores/harness.ts';

const EVENT = 57;
const request = { eventId: EVENT, loginHref: '/fr/auth/?next=%2Ffr%2F&register=57' };

beforeEach(() => void openBrowser());

/** Opens a page of a signed-in visitor, with these answers of the back end. */
async function memberPage(...answers: (Response | Error)[]) {
  const page = await openPage(answering(...answers));
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  page.storeSession(leila);
  const { registrationKeys, toggleRegistration } =
    await import('../../../../src/screens/account/registrations/toggle-registration.ts');
  return { page, assign, toggle: () => toggleRegistration(request, words('en', ...registrationKeys)) };
}

describe('a press of the button', () => {
  test('registers the visitor and returns a confirmation', async () => {
    const { toggle } = await memberPage(registeredFor(), json(201, {}), registeredFor());
    expect(await toggle()).toBe('You are registered.');
  });

  test('returns no message if the back end cannot be reached, since a notice is shown', async () => {
    const { toggle, assign } = await memberPage(registeredFor(), offline);
    expect(await toggle()).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  test('of a visitor whose session has ended leads to the login, which shows the reason', async () => {
    const { toggle, assign } = await memberPage(registeredFor(), json(401, {}));
    expect(await toggle()).toBeNull();
    expect(assign).toHaveBeenCalledWith(request.loginHref);
    expect(window.sessionStorage.getItem(NOTICES_KEY)).toContain('Your session has expired');
  });

  test('changes nothing while the previous one is in progress', async () => {
    const { toggle } = await memberPage(registeredFor(), json(201, {}), registeredFor());
    const first = toggle();
    expect(await toggle()).toBeNull();
    expect(await first).not.toBeNull();
  });

  test('of a registered visitor cancels the registration', async () => {
    const { page, toggle } = await memberPage(registeredFor(EVENT), noContent(), registeredFor());
    page.$subscriptions.listen(() => undefined);
    await vi.waitFor(() => expect(page.$subscriptionsStatus.get()).toBe('loaded'));
    expect(await toggle()).toBe('Your registration is cancelled.');
  });
});
