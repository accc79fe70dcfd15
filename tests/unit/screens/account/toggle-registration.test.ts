import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { words } from '../../../../src/i18n/translate.ts';
import { NOTICES_KEY } from '../../../../src/stores/browser-storage.ts';
import { answering } from '../../pull/client/fake-fetch.ts';
import { openBrowser } from '../../stores/browser.ts';
import type { RegistrationRequest } from '../../../../src/screens/account/registrations/registration-request.ts';
import { json, leila, noContent, offline, openPage, registeredFor } from '../../stores/harness.ts';

const EVENT = 57;
const link = new JSDOM(`<a data-register="${EVENT}">`).window.document.querySelector('a') as HTMLElement;
const request = { link, loginHref: '/fr/auth/?next=%2Ffr%2F&register=57' };
/** A press of the link while its words offered to end the registration. */
const leaving = { link, loginHref: null };

beforeEach(() => void openBrowser());

/** Opens a page of a signed-in visitor, with these answers of the back end. */
async function memberPage(...answers: (Response | Error)[]) {
  const backEnd = answering(...answers);
  const page = await openPage(backEnd);
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  page.storeSession(leila);
  const { registrationKeys, toggleRegistration } =
    await import('../../../../src/screens/account/registrations/toggle-registration.ts');
  return {
    page,
    assign,
    toggle: (pressed: RegistrationRequest = request) =>
      toggleRegistration(pressed, words('en', ...registrationKeys)),
    /** The methods of the calls that change a registration. */
    changes: () =>
      backEnd.calls.filter(({ url }) => url.includes('/subscribe/')).map(({ init }) => init.method),
  };
}

describe('a press of the button', () => {
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

  const [joined, left] = ['You are registered.', 'Your registration is cancelled.'];
  test.each([
    ['register', 'is not registered', request, [], 'POST', joined],
    ['register', 'has registered elsewhere since', request, [EVENT], 'POST', joined],
    ['unregister', 'is registered', leaving, [EVENT], 'DELETE', left],
    ['unregister', 'has unregistered elsewhere since', leaving, [], 'DELETE', left],
  ])(
    'on the word “%s” does and confirms that if the visitor %s',
    async (_word, _visitor, pressed, registered, method, told) => {
      const list = registeredFor(...registered);
      const { page, toggle, changes } = await memberPage(list, noContent(), list);
      page.$subscriptions.listen(() => undefined);
      await vi.waitFor(() => expect(page.$subscriptionsStatus.get()).toBe('loaded'));
      expect(await toggle(pressed)).toBe(told);
      expect(changes()).toEqual([method]);
    },
  );
});
