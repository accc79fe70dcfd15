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

type Answer = Response | Error | (() => Response);

/** A page on which somebody tries to sign in, to these answers one after the other. */
async function signingIn(...answers: Answer[]) {
  const page = await openPage(answering(...answers));
  return { page, signIn: () => page.signIn(credentials, words('en', ...page.loginKeys)) };
}

/** A page on which somebody has tried to register. */
async function registered(answer: Answer) {
  const page = await openPage(answering(answer));
  const outcome = await page.signUp(registration, words('en', ...page.registerKeys));
  return { page, outcome, told: shownNotices(page) };
}

describe('signing in', () => {
  test('keeps what the back end returned and says so', async () => {
    const { page, signIn } = await signingIn(json(200, answer));
    expect((await signIn()).isDone).toBe(true);
    expect(page.$session.get()).toEqual(leila);
    expect(shownNotices(page)).toEqual(['success: authentification successful!']);
  });

  test.each([
    ['refused', json(400, { non_field_errors: ['Unable to log in.'] })],
    ['slowed down', json(429, { detail: 'Later.' })],
    ['impossible', offline],
  ])('that is %s signs nobody in and says so', async (_, failure) => {
    const { page, signIn } = await signingIn(failure);
    expect((await signIn()).isDone).toBe(false);
    expect(page.$session.get()).toBeNull();
    expect(shownNotices(page)).toEqual(['error: authentification failed. Please try again.']);
  });

  test('after a failure leaves only the success to read', async () => {
    const { page, signIn } = await signingIn(offline, json(200, answer));
    await signIn();
    await signIn();
    expect(shownNotices(page)).toEqual(['success: authentification successful!']);
  });
});

describe('registering', () => {
  test('says that it is done, and signs nobody in', async () => {
    const { page, outcome, told } = await registered(json(201, { message: 'Registration successful!' }));
    expect([outcome.isDone, page.$session.get()]).toEqual([true, null]);
    expect(told).toEqual(['success: Registration successful!']);
  });

  test('under a taken name says all the back end has to say about the name', async () => {
    const fields = { username: ['This username is already taken.', 'Too short.'], email: ['Taken.'] };
    const { outcome, told } = await registered(json(400, fields));
    expect(told).toEqual(['error: This username is already taken. Too short.']);
    expect(outcome).toEqual({ isDone: false, fields });
  });

  const failed = 'Registration failed. Please try again.';

  test.each([
    ['why, where it is refused as a whole', json(400, { non_field_errors: ['Closed.'] }), 'Closed.'],
    ['why, by the detail', json(400, { detail: 'Closed.' }), 'Closed.'],
    ['why, by the error', json(400, { error: 'Closed.' }), 'Closed.'],
    ['what was agreed for another field', json(400, { email: ['Taken.'] }), failed],
    ['what was agreed for a back end in trouble', json(503, { detail: 'Busy.' }), failed],
    ['what was agreed without a network', offline, failed],
  ])('that fails says %s', async (_, failure, text) => {
    expect((await registered(failure)).told).toEqual([`error: ${text}`]);
  });
});

describe('signing out', () => {
  const signedIn = async (answer: Answer) => {
    const page = await openPage(answering(answer));
    page.storeSession(leila);
    return { ...page, signOut: () => page.signOut(words('en', ...page.logoutKeys)) };
  };

  test.each([
    ['when the call succeeds', () => noContent()],
    ['where the token is dead already', () => json(401, { detail: 'Invalid token.' })],
  ])('ends the session %s', async (_, answer) => {
    const page = await signedIn(answer());
    await page.signOut();
    expect(page.$session.get()).toBeNull();
    expect(shownNotices(page)).toEqual(['success: You are logged out.']);
  });

  test.each([offline, json(500, {})])(
    'keeps the session when the call fails, says so, and lets this device forget it',
    async (failure) => {
      const page = await signedIn(failure);
      await page.signOut();
      expect(page.$session.get()).toEqual(leila);
      expect(shownNotices(page)).toEqual(['error: Logout failed: you are still logged in.']);
      const action = page.$notices.get()[0]?.action;
      expect(action?.label).toBe('Forget me on this device');
      action?.run();
      expect(page.$session.get()).toBeNull();
    },
  );

  test('does not sign out someone who signed in meanwhile', async () => {
    const page = await signedIn(() => {
      page.storeSession({ ...leila, token: 'newer' });
      return noContent();
    });
    await page.signOut();
    expect(page.$session.get()?.token).toBe('newer');
  });
});
