import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOAD_FAILED } from '../../../../src/components/browser/load-failure.ts';
import { watchRegistrations } from '../../../../src/screens/account/registrations.client.ts';
import { REGISTRATION_REQUEST } from '../../../../src/screens/account/registrations/registration-request.ts';
import { openHtml } from '../../open-html.ts';

const button = readFileSync('src/screens/event/buttons/RegisterButton.astro', 'utf8');
const styles = /<style[^>]*>([^]*)<\/style>/.exec(button)?.[1] ?? '';

/** Opens a page with a register link for a visitor who is signed in, before the code of its button is loaded. */
function openPage(attributes: string) {
  const window = openHtml(
    `<style>${styles}</style>
    <a href="/en/auth/?register=5" data-register="5" ${attributes}><span>Register</span><span>Unregister</span></a>`,
    '/en/?day=2',
  );
  window.localStorage.setItem('session', '{}');
  watchRegistrations();
  const pressed: unknown[] = [];
  window.addEventListener(REGISTRATION_REQUEST, ({ detail }) => pressed.push(detail?.loginHref));
  window.document.querySelector('a')?.click();
  return { window, pressed };
}

test('a press waits for the code of the button with what the words said, however the registration changes meanwhile', () => {
  const loginHref = 'https://dhaw.example/en/auth/?register=5&next=%2Fen%2F%3Fday%3D2';
  expect(openPage('').pressed).toEqual([loginHref]);
  expect(openPage('data-joined').pressed).toEqual([null]);
  expect(openPage('data-joined class="leave"').pressed).toEqual([null]);
});

test('a press on “unregister” whose code is lost is reported, and does not open the login, which would register', () => {
  const { window } = openPage('data-joined');
  const lost = new window.CustomEvent(LOAD_FAILED, { cancelable: true, detail: REGISTRATION_REQUEST });
  window.dispatchEvent(lost);
  expect(lost.defaultPrevented).toBe(false);
});
