import { accountPage } from './support/account-page.ts';
import { respond } from './support/failures.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** Id of an event that was announced after the site was built. */
const NEW_EVENT_ID = 987_654;
const titles = {
  fr: 'Nuit <img src=x onerror=alert(1)> blanche',
  en: 'Sleepless <img src=x onerror=alert(1)> night',
};
const newEvent = {
  id: NEW_EVENT_ID,
  show: true,
  date: '2024-10-20T19:00:00+01:00',
  type: 4,
  lieu: { id: 999, nom: 'Le nouveau quai', nom_en: 'The new quay' },
  inscription_form: true,
  activite: [
    {
      id: 1,
      intitule: titles.fr,
      intitule_en: titles.en,
      intro_fr: '<p>Une <b>veille</b>.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
      intro_en: '<p>A <b>vigil</b>.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    },
  ],
};

const t = wordsOf('en');

test('an event announced after the site was built is found, marked as new, and shown all the same', async ({
  page,
}) => {
  await respond(page, '/s/?search=*', { event: [newEvent], person: [] });
  await respond(page, `/evenements/${NEW_EVENT_ID}/`, newEvent);
  await page.goto('/en/search/?q=blanche');
  const main = page.getByRole('main');
  const result = main.locator(`a[href="/en/event/${NEW_EVENT_ID}/"]`);
  await expect(result).toContainText(t('found.new'));
  await result.click();
  await expect(page.getByRole('heading', { level: 1, name: titles.en })).toBeVisible();
  await expect(main).toContainText(t('notFound.new'));
  await expect(main).toContainText('Sunday 20\u00a0October 2024, 7pm');
  await expect(main).toContainText('The new quay');
  await expect(main.getByText('A vigil.', { exact: true })).toBeVisible();
  await expect(main.getByRole('article').locator('img, script')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Sleepless/);
  await main.getByRole('link', { name: t('row.register') }).click();
  await expect(page).toHaveURL(
    new RegExp(`/en/auth/\\?next=%2Fen%2Fevent%2F${NEW_EVENT_ID}%2F&register=${NEW_EVENT_ID}$`),
  );
});

test('a visitor who must sign in first returns to the new event registered', async ({ page, backEnd }) => {
  const site = accountPage(page, 'fr');
  await respond(page, `/evenements/${NEW_EVENT_ID}/`, newEvent);
  await respond(page, `/subscribe/${NEW_EVENT_ID}/`, { id: 1, event: NEW_EVENT_ID }, 201);
  await page.goto(`/fr/event/${NEW_EVENT_ID}/`);
  const register = page.getByRole('main').getByRole('link', { name: site.t('row.register') });
  // The plain address of the link, as if it were opened in a new tab.
  await page.goto((await register.getAttribute('href')) ?? '');
  await site.logIn(await backEnd.member());
  await expect(page).toHaveURL(`/fr/event/${NEW_EVENT_ID}/`);
  await expect(page.getByRole('heading', { level: 1, name: titles.fr })).toBeVisible();
  await expect(site.notice('subscription.joined')).toBeVisible();
});

test('a signed-in visitor registers for a new event on its page, and sees it in the list', async ({
  page,
  backEnd,
}) => {
  const site = accountPage(page, 'fr');
  await backEnd.signIn(page, await backEnd.member());
  await respond(page, `/evenements/${NEW_EVENT_ID}/`, newEvent);
  await respond(page, `/subscribe/${NEW_EVENT_ID}/`, { id: 1, event: NEW_EVENT_ID }, 201);
  await page.goto(`/fr/event/${NEW_EVENT_ID}/`);
  const button = page.getByRole('main').getByRole('button', { name: site.t('row.register') });
  await expect(button).toBeVisible();
  await respond(page, '/subscriptions/', [
    { id: 1, event: { id: NEW_EVENT_ID, activite: newEvent.activite } },
  ]);
  await button.click();
  await expect(page.getByRole('main').getByRole('button', { name: site.t('row.unregister') })).toBeVisible();
  await page.goto('/fr/userEventSubscriptions/');
  await expect(site.listed.getByRole('link')).toHaveAttribute('href', `/fr/event/${NEW_EVENT_ID}/`);
});
