import type { Page } from '@playwright/test';
import { callsTo } from './support/back-end.ts';
import { withFailure, PATIENCE_MS, refuse } from './support/failures.ts';
import { atFestivalOf } from './support/festivals.ts';
import { contact, type LiveForm, partnership, type Values } from './support/live-forms.ts';
import { expect, test } from './support/test.ts';
import { langs, type Lang, wordsOf } from './support/words.ts';

function formPage(page: Page, lang: Lang, form: LiveForm) {
  const t = wordsOf(lang);
  const field = (key: string) => page.locator('main').getByLabel(t(key), { exact: true });
  const notices = page.getByRole('region', { name: t('a11y.notices') });
  return {
    t,
    field,
    notices,
    open: () => page.goto(`/${lang}/${form.route}/`),
    async fill(): Promise<void> {
      for (const [key, value] of Object.entries(form.values)) await field(key).fill(value);
    },
    send: () => page.getByRole('button', { name: t(`${form.prefix}.send`) }).click(),
    async holds(values: Values): Promise<void> {
      for (const [key, value] of Object.entries(values)) await expect(field(key)).toHaveValue(value);
    },
    says: (text: string) => expect(notices.getByText(text, { exact: true })).toBeVisible(),
  };
}

const emptied = (values: Values): Values => Object.fromEntries(Object.keys(values).map((key) => [key, '']));

for (const form of [contact, partnership]) {
  for (const lang of langs) {
    const anywhere = { tag: atFestivalOf(lang) };
    test.describe(`${form.route} in ${lang}`, () => {
      test('is sent, confirms it until dismissed, and is cleared', anywhere, async ({ page }) => {
        const site = formPage(page, lang, form);
        await site.open();
        await site.fill();
        await site.send();
        await site.says(site.t(`${form.prefix}.done`));
        await site.holds(emptied(form.values));
        await site.notices.getByRole('button', { name: site.t('a11y.close') }).click();
        await expect(site.notices.getByRole('listitem')).toHaveCount(0);
        await page.reload();
        await site.holds(emptied(form.values));
      });

      test('shows why it was refused, also next to the field', anywhere, async ({ page }) => {
        const site = formPage(page, lang, form);
        const name = form === contact ? 'sender_email' : 'email';
        await refuse(page, form.path, { error: 'Not this address.', [name]: ['Not this address.'] });
        await site.open();
        await site.fill();
        await site.send();
        await site.says(site.t('form.error').replace('{detail}', 'Not this address.'));
        const field = site.field(`${form.prefix}.email`);
        await expect(field).toBeFocused();
        await expect(field).toHaveAccessibleDescription(/Not this address\./);
      });
    });
  }

  test(`${form.route}: every word is kept when the back end is ${form.failure}, and can be sent again`, async ({
    page,
  }) => {
    const site = formPage(page, 'fr', form);
    await page.clock.install();
    await site.open();
    await site.fill();
    const restore = await withFailure(page, form.path, form.failure);
    const request = page.waitForRequest((call) => call.url().includes(form.path));
    await site.send();
    await request;
    await page.clock.fastForward(PATIENCE_MS);
    await site.says(site.t(`${form.prefix}.exception`));
    await site.holds(form.values);
    await restore();
    await site.send();
    await site.says(site.t(`${form.prefix}.done`));
    await site.holds(emptied(form.values));
  });

  test(`${form.route}: typed text survives a reload, a lost network and a change of language`, async ({
    page,
    context,
  }) => {
    const site = formPage(page, 'fr', form);
    await site.open();
    await site.fill();
    await page.reload();
    await site.holds(form.values);
    await context.setOffline(true);
    await site.send();
    await site.says(site.t(`${form.prefix}.exception`));
    await site.holds(form.values);
    await context.setOffline(false);
    const other = formPage(page, 'en', form);
    await other.open();
    await other.holds(form.values);
    await other.send();
    await other.says(other.t(`${form.prefix}.done`));
  });

  test(`${form.route}: a double click sends once`, async ({ page }) => {
    const site = formPage(page, 'en', form);
    const calls = callsTo(page, form.path);
    await site.open();
    await site.fill();
    const button = page.getByRole('button', { name: site.t(`${form.prefix}.send`) });
    await button.dblclick();
    await site.says(site.t(`${form.prefix}.done`));
    // The same if the answer arrives before the second click, when the form is empty again.
    await site.fill();
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await button.click();
    await answered;
    await site.holds(emptied(form.values));
    await button.dispatchEvent('click', { detail: 2 });
    await site.says(site.t(`${form.prefix}.done`));
    expect(calls).toEqual(['POST', 'POST']);
  });

  test(`${form.route}: an invalid email address is reported next to its field until it is corrected`, async ({
    page,
  }) => {
    const site = formPage(page, 'fr', form);
    await site.open();
    await site.fill();
    const field = site.field(`${form.prefix}.email`);
    await field.fill('leila');
    await site.send();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(site.t('form.email'));
    await field.fill('leila@example.org');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).toHaveAccessibleDescription('');
    await site.send();
    await site.says(site.t(`${form.prefix}.done`));
  });
}

test('a form with a blank field is not sent: the field is named and gets the focus', async ({ page }) => {
  const t = wordsOf('fr');
  const requests = callsTo(page, '/');
  for (const [form, key, blank] of [
    [contact, 'contact.message', ''],
    [contact, 'contact.message', ' \n '],
    [partnership, 'partnership.lastName', '  '],
  ] as const) {
    const site = formPage(page, 'fr', form);
    await site.open();
    await site.fill();
    const field = site.field(key);
    await field.fill(blank);
    await site.send();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(t('form.blank').replace('{label}', t(key)));
  }
  expect(requests).not.toContain('POST');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of forms, of the visitor’s events and of the plan show their titles, what they need and one link to go on, and promise nothing', async ({
    page,
  }) => {
    const t = wordsOf('fr');
    const main = page.locator('main');
    for (const [route, key] of [
      ['contact', 'form.needsScript'],
      ['add-partner', 'form.needsScript'],
      ['auth', 'auth.needsScript'],
      ['userEventSubscriptions', 'page.needsScript'],
      ['plan', 'page.needsScript'],
    ] as const) {
      await page.goto(`/fr/${route}/`);
      expect((await page.locator('h1').boundingBox())?.height, route).toBeGreaterThan(20);
      expect(await main.innerText(), route).toContain(t(key));
      await expect(main.locator(':is(button, input, textarea):visible'), route).toHaveCount(0);
      for (const promise of ['plan.intro', 'myevents.signIn', 'partnership.required', 'form.draftKept'])
        await expect(main.getByText(t(promise)).filter({ visible: true }), route).toHaveCount(0);
      await expect(main.getByRole('link'), route).toHaveCount(1);
      await expect(main.getByRole('link'), route).toHaveAttribute('href', /^mailto:|^\/fr\/program\/2024\/$/);
    }
  });
});
