import { beforeEach, describe, expect, test } from 'vitest';
import { words } from '../../../src/i18n/translate.ts';
import { answering } from '../pull/client/fake-fetch.ts';
import { openBrowser } from './browser.ts';
import { json, leila, noContent, offline, openPage, shownNotices } from './harness.ts';

const credentials = { username: 'leila', password: 'p' };
const registration = { ...credentials, password2: 'p', first_name: '', last_name: '', email: 'e' };
const names = { first_name: 'Leïla', last_name: 'Ben Salah' };
const answer = { token: 'secret', username: 'leila', ...names, email: leila.email };

beforeEach(() => void openBrowser());

type Answer = Response | Error | (() => Response);

/** Opens a page for signing in, with these successive answers of the back end. */
async function signingIn(...answers: Answer[]) {
  const page = await openPage(answering(...answers));
  return { page, signIn: () => page.signIn(credentials, words('en', ...page.loginKeys)) };
}

/** Opens a page and tries to register, with this answer of the back end. */
async function registered(answer: Answer) {
  const page = await openPage(answering(answer));
  const outcome = await page.signUp(registration, words('en', ...page.registerKeys));
  return { page, outcome, notices: shownNotices(page) };
}

describe('signing in', () => {
  test('keeps the session that the back end returned and confirms it', async () => {
    const { page, signIn } = await signingIn(json(200, answer));
    expect((await signIn()).isDone).toBe(true);
    expect(page.$session.get()).toEqual(leila);
    expect(shownNotices(page)).toEqual(['success: authentification successful!']);
  });

  test.each([
    ['refused', json(400, { non_field_errors: ['Unable to log in.'] })],
    ['offline', offline],
  ])('that is %s signs nobody in and shows an error, which a success replaces', async (_, failure) => {
    const { page, signIn } = await signingIn(failure, json(200, answer));
    expect((await signIn()).isDone).toBe(false);
    expect(page.$session.get()).toBeNull();
    expect(shownNotices(page)).toEqual(['error: authentification failed. Please try again.']);
    await signIn();
    expect(shownNotices(page)).toEqual(['success: authentification successful!']);
  });

  test('too often says in the back end’s words how long to wait, if it has any', async () => {
    const wait = 'Too many attempts. Please try again in 12 minutes.';
    const busy = Response.json({ detail: wait }, { status: 503, headers: { 'Retry-After': '720' } });
    const { page, signIn } = await signingIn(json(429, { detail: wait }), busy, json(429, {}));
    await signIn();
    expect(shownNotices(page)).toEqual([`error: authentification failed. Please try again. ${wait}`]);
    await signIn();
    expect(shownNotices(page)).toEqual([`error: authentification failed. Please try again. ${wait}`]);
    await signIn();
    expect(shownNotices(page)).toEqual(['error: authentification failed. Please try again.']);
  });
});

describe('registering', () => {
  test('confirms the registration, and signs nobody in', async () => {
    const { page, outcome, notices } = await registered(json(201, { message: 'Registration successful!' }));
    expect([outcome.isDone, page.$session.get()]).toEqual([true, null]);
    expect(notices).toEqual(['success: Registration successful!']);
  });

  test('under a taken name shows all messages of the back end about the name', async () => {
    const fields = { username: ['This username is already taken.', 'Too short.'], email: ['Taken.'] };
    const { outcome, notices } = await registered(json(400, { ...fields, email: 'Taken.' }));
    expect(notices).toEqual(['error: This username is already taken. Too short.']);
    expect(outcome).toEqual({ isDone: false, fields });
  });

  test('shows what concerns the whole beside what concerns the name', async () => {
    const { notices } = await registered(json(400, { username: ['Taken.'], non_field_errors: ['Closed.'] }));
    expect(notices).toEqual(['error: Taken. Closed.']);
  });

  const failed = 'Registration failed. Please try again.';

  test.each([
    ['the reason for the form as a whole', json(400, { non_field_errors: ['Closed.'] }), 'Closed.'],
    ['the reason in the detail', json(400, { detail: 'Closed.' }), 'Closed.'],
    ['the reason in the error', json(400, { error: 'Closed.' }), 'Closed.'],
    ['how long to wait', json(429, { detail: 'Wait 20 seconds.' }), 'Wait 20 seconds.'],
    ['the agreed message for another field', json(400, { email: ['Taken.'] }), failed],
    ['the agreed message for an error of the back end', json(503, { detail: 'Busy.' }), failed],
    ['the agreed message without a network', offline, failed],
  ])('that fails shows %s', async (_, failure, text) => {
    expect((await registered(failure)).notices).toEqual([`error: ${text}`]);
  });
});

describe('signing out', () => {
  const signedIn = async (answer: Answer) => {
    const page = await openPage(answering(answer));
    page.storeSession(leila);
    return { ...page, signOut: () => page.signOut(words('en', ...page.logoutKeys)) };
  };

  test.each([
    ['if the call succeeds', () => noContent()],
    ['if the token is already invalid', () => json(401, { detail: 'Invalid token.' })],
  ])('ends the session %s', async (_, answer) => {
    const page = await signedIn(answer());
    await page.signOut();
    expect(page.$session.get()).toBeNull();
    expect(shownNotices(page)).toEqual(['success: You are logged out.']);
  });

  test.each([offline, json(500, {})])(
    'keeps the session if the call fails, shows an error and offers to forget it on this device',
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

  test('does not end a session that began in the meantime', async () => {
    const page = await signedIn(() => {
      page.storeSession({ ...leila, token: 'newer' });
      return noContent();
    });
    await page.signOut();
    expect(page.$session.get()?.token).toBe('newer');
  });
});
