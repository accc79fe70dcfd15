import type { Locator, Page } from '@playwright/test';
import { demo, type Festival } from './festivals.ts';
import type { Visitor } from './visitor.ts';
import { wordsOf, type Lang } from './words.ts';

/** Returns the parts of the account pages, found by the texts that a visitor reads, and what a visitor does there. */
export function accountPage(page: Page, lang: Lang) {
  const t = wordsOf(lang);
  const notices = page.getByRole('region', { name: t('a11y.notices') });
  const panel = (name: string): Locator => page.getByRole('tabpanel', { name });
  return {
    t,
    /** The notice with the text of a key. */
    notice: (key: string): Locator => notices.getByText(t(key), { exact: true }),
    notices,
    register: panel(t('auth.register')),
    login: panel(t('auth.login')),
    async fillRegistration(visitor: Visitor): Promise<void> {
      const form = panel(t('auth.register'));
      await page.getByRole('tab', { name: t('auth.register') }).click();
      await form.getByLabel(t('auth.firstName'), { exact: true }).fill(visitor.first_name);
      await form.getByLabel(t('auth.lastName'), { exact: true }).fill(visitor.last_name);
      await form.getByLabel(t('auth.username'), { exact: true }).fill(visitor.username);
      await form.getByLabel(t('auth.email'), { exact: true }).fill(visitor.email);
      await form.getByLabel(t('auth.password'), { exact: true }).fill(visitor.password);
      await form.getByLabel(t('auth.password2'), { exact: true }).fill(visitor.password);
    },
    submitRegistration: () => page.getByRole('button', { name: t('auth.registerSubmit') }).click(),
    async logIn({ username, password }: Pick<Visitor, 'username' | 'password'>): Promise<void> {
      const form = panel(t('auth.login'));
      await form.getByLabel(t('auth.username'), { exact: true }).fill(username);
      await form.getByLabel(t('auth.password'), { exact: true }).fill(password);
      await form.getByRole('button', { name: t('auth.loginSubmit') }).click();
    },
    async logOut(): Promise<void> {
      await page
        .getByRole('navigation', { name: t('a11y.mainMenu') })
        .locator('summary[aria-label]')
        .first()
        .click();
      await page.getByRole('button', { name: t('nav.logout') }).click();
    },
    /** Pattern of the name of a control that does this, and for which event: “S’inscrire : Contre-jour”. */
    named: (key: 'row.register' | 'row.unregister'): RegExp => new RegExp(`^${t(key)}\\s*: \\S`),
    listed: page.locator('main').getByRole('listitem'),
    programme: ({ year }: Festival = demo): string => `/${lang}/program/${year}/`,
    /** The control by which a visitor registers for an event. */
    buttonOf: (eventId = demo.inProgramme): Locator => page.locator(`[data-register="${eventId}"]`),
  };
}
