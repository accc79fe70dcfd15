import { expect, test } from 'vitest';
import en from '../../../i18n/en.json' with { type: 'json' };
import fr from '../../../i18n/fr.json' with { type: 'json' };

test.each([
  ['pdf.unavailable', 'Sorry, the PDF is currently unavailable.'],
  ['pdf.failed', 'An error occurred while downloading the PDF.'],
  ['partnership.done', 'Partnership request sent successfully!'],
  ['partnership.failed', 'Failed to submit partnership request'],
  ['partnership.exception', 'An error occurred while submitting the partnership request.'],
  ['contact.done', 'Message sent successfully!'],
  ['contact.failed', 'Failed to send message'],
  ['contact.exception', 'An error occurred while sending the message.'],
  ['form.error', 'Error: {detail}'],
  ['auth.registerDone', 'Registration successful!'],
  ['auth.registerFailed', 'Registration failed. Please try again.'],
  ['auth.loginDone', 'authentification successful!'],
  ['auth.loginFailed', 'authentification failed. Please try again.'],
  ['place.unknown', 'Unknown Place'],
  ['page.untitled', 'Default Title'],
] as const)('the message “%s” has the words agreed with the festival, in English', (key, words) => {
  expect(en[key]).toBe(words);
});

test('an empty agenda has the words agreed with the festival, in French', () => {
  expect(fr['agenda.empty']).toBe('Aucun événement pour le moment');
});
