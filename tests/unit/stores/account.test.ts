import { beforeEach, describe, expect, test } from 'vitest';
import { words } from '../../../src/i18n/translate.ts';
import { answering } from '../pull/client/fake-fetch.ts';
import { openBrowser } from './browser.ts';
import { json, leila, noContent, offline, openPage, shownNotices } from './harness.ts';

const credentials = { username: 'leila', password: 'p' };
const registration = { ...credentials, password2: 'p', first_name: '', last_name: '', email: 'e' };
const answer = {
  token: 'secret',
  username: 'leila',
  first_name: 'Leïla',
  last_name: 'Ben Salah',
  email: leila.email,
};

beforeEach(() => void openBrowser());

describe('signing in', () => {
  test('keeps what the back end returned and says so', async () => {
    const page = await openPage(answering(json(200, answer)));
    const outcome = await page.signIn(credentials, words('en', ...page.loginKeys));
    expect(outcome.isDone).toBe(true);
    expect(page.$session.get()).toEqual(leila);
    expect(shownNotices(page)).toEqual(['success: authentification successful!']);
  });

  test.each([
    ['refused', json(400, { non_field_errors: ['Unable to log in.'] })],
    ['slowed down', json(429, { detail: 'Later.' })],
    ['impossible', offline],
  ])('that is %s signs nobody in and says so', async (_, failure) => {
    const page = await openPage(answering(failure));
    const outcome = await page.signIn(credentials, words('en', ...page.loginKeys));
    expect(outcome.isDone).toBe(false);
    expect(page.$session.get()).toBeNull();
    expect(shownNotices(page)).toEqual(['error: authentification failed. Please try again.']);
  });

  test('after a failure leaves only the success to read', async () => {
    const page = await openPage(answering(offline, json(200, answer)));
    await page.signIn(credentials, words('en', ...page.loginKeys));
    await page.signIn(credentials, words('en', ...page.loginKeys));
    expect(shownNotices(page)).toEqual(['success: authentification successful!']);
  });
});

describe('registering', () => {
  test('says that it is done, and signs nobody in', async () => {
    const page = await openPage(answering(json(201, { message: 'Registration successful!' })));
    const outcome = await page.signUp(registration, words('en', ...page.registerKeys));
    expect(outcome.isDone).toBe(true);
    expect(shownNotices(page)).toEqual(['success: Registration successful!']);
    expect(page.$session.get()).toBeNull();
  });

  test('under a taken name says all the back end has to say about the name', async () => {
    const fields = { username: ['This username is already taken.', 'Too short.'], email: ['Taken.'] };
    const page = await openPage(answering(json(400, fields)));
    const outcome = await page.signUp(registration, words('en', ...page.registerKeys));
    expect(shownNotices(page)).toEqual(['error: This username is already taken. Too short.']);
    expect(outcome).toEqual({ isDone: false, fields });
  });

  test.each([{ non_field_errors: ['Closed.'] }, { detail: 'Closed.' }, { error: 'Closed.' }])(
    'that is refused as a whole says why: %o',
    async (body) => {
      const page = await openPage(answering(json(400, body)));
      await page.signUp(registration, words('en', ...page.registerKeys));
      expect(shownNotices(page)).toEqual(['error: Closed.']);
    },
  );

  test.each([json(400, { email: ['Taken.'] }), json(503, { detail: 'Busy.' }), offline])(
    'that fails for another reason says what was agreed',
    async (failure) => {
      const page = await openPage(answering(failure));
      await page.signUp(registration, words('en', ...page.registerKeys));
      expect(shownNotices(page)).toEqual(['error: Registration failed. Please try again.']);
    },
  );
});

describe('signing out', () => {
  const signedIn = async (answer: Response | Error | (() => Response)) => {
    const page = await openPage(answering(answer));
    page.storeSession(leila);
    return page;
  };

  test('ends the session when the call succeeds', async () => {
    const page = await signedIn(noContent());
    await page.signOut(words('en', ...page.logoutKeys));
    expect(page.$session.get()).toBeNull();
    expect(shownNotices(page)).toEqual(['success: You are logged out.']);
  });

  test.each([offline, json(500, {})])(
    'keeps the session when the call fails, says so, and lets this device forget it',
    async (failure) => {
      const page = await signedIn(failure);
      await page.signOut(words('en', ...page.logoutKeys));
      expect(page.$session.get()).toEqual(leila);
      expect(shownNotices(page)).toEqual(['error: Logout failed: you are still logged in.']);
      const action = page.$notices.get()[0]?.action;
      expect(action?.label).toBe('Forget me on this device');
      action?.run();
      expect(page.$session.get()).toBeNull();
    },
  );

  test('of a token that is dead already is done', async () => {
    const page = await signedIn(json(401, { detail: 'Invalid token.' }));
    await page.signOut(words('en', ...page.logoutKeys));
    expect(page.$session.get()).toBeNull();
    expect(shownNotices(page)).toEqual(['success: You are logged out.']);
  });

  test('does not sign out someone who signed in meanwhile', async () => {
    const page = await signedIn(() => {
      page.storeSession({ ...leila, token: 'newer' });
      return noContent();
    });
    await page.signOut(words('en', ...page.logoutKeys));
    expect(page.$session.get()?.token).toBe('newer');
  });
});
