import { beforeEach, expect, test } from 'vitest';
import { translator, words } from '../../../src/i18n/translate.ts';
import type { FormContents, LiveForm } from '../../../src/stores/forms.ts';
import { answering } from '../pull/client/fake-fetch.ts';
import { openBrowser } from './browser.ts';
import { json, offline, openPage, shownNotices } from './harness.ts';

const partnership = {
  firstName: 'Leïla',
  lastName: 'Ben Salah',
  email: 'leila@example.org',
  phone: '1',
  jobTitle: 'j',
  experienceField: 'e',
  website: 'https://example.org',
  partnershipReason: ['values' as const],
};
const contact = { sender_email: 'leila@example.org', subject: 's', message: 'm' };

const t = translator('en');
const portal = new Response('<html>', { status: 200 });

async function sent<Form extends LiveForm>(
  form: Form,
  contents: FormContents[Form],
  answer: Response | Error,
) {
  const page = await openPage(answering(answer));
  const messages = {
    done: t(`${form}.done`),
    failed: t(`${form}.failed`),
    exception: t(`${form}.exception`),
    error: words('en', 'form.error')['form.error'],
  };
  const { isDone } = await page.submitForm(form, contents, messages);
  return [isDone, shownNotices(page)];
}

beforeEach(() => void openBrowser());

test.each([
  [json(200, { message: 'ok' }), true, 'success: Partnership request sent successfully!'],
  [json(400, { error: 'No website.' }), false, 'error: Error: No website.'],
  [json(400, { error: 'Closed.', detail: 'Closed.' }), false, 'error: Error: Closed.'],
  [json(200, { error: 'Closed.' }), false, 'error: Error: Closed.'],
  [json(200, { error: ['Full.', 'Closed.'] }), false, 'error: Error: Full. Closed.'],
  [json(200, { error: {}, message: 'ok' }), true, 'success: Partnership request sent successfully!'],
  [json(500, {}), false, 'error: Error: Failed to submit partnership request'],
  [offline, false, 'error: An error occurred while submitting the partnership request.'],
  [portal, false, 'error: An error occurred while submitting the partnership request.'],
])('a partnership request answered by %o shows the agreed notice', async (answer, isDone, notice) => {
  expect(await sent('partnership', partnership, answer)).toEqual([isDone, [notice]]);
});

test('a form with an error in a field is not sent, and the error is shown at the field', async () => {
  const page = await openPage(answering(json(200, { error: { email: ['No such address.'] } })));
  const messages = { done: '', failed: '', exception: '', error: '' };
  expect(await page.submitForm('partnership', partnership, messages)).toEqual({
    isDone: false,
    fields: { email: ['No such address.'] },
  });
});

test.each([
  [json(200, {}), true, 'success: Message sent successfully!'],
  [json(400, { error: 'Too long.' }), false, 'error: Error: Too long.'],
  [json(429, {}), false, 'error: Error: Failed to send message'],
  [json(429, { detail: 'Request was throttled.' }), false, 'error: Error: Request was throttled.'],
  [offline, false, 'error: An error occurred while sending the message.'],
])('a message to the organisers answered by %o shows the agreed notice', async (answer, isDone, notice) => {
  expect(await sent('contact', contact, answer)).toEqual([isDone, [notice]]);
});
