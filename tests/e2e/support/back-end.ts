import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Festival } from './festivals.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** Records the methods of the requests of a page to addresses with this part, but for those that only ask leave. */
export function callsTo(page: Page, part: string): readonly string[] {
  const methods: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part) && request.method() !== 'OPTIONS') methods.push(request.method());
  });
  return methods;
}

/** The back end of a festival, called directly instead of by the site. */
export type BackEnd = ReturnType<typeof backEndOf>;

export function backEndOf({ api, key, keyHeader }: Festival, request: APIRequestContext) {
  const headers = { [keyHeader]: key };
  const authorised = (token: string) => ({ ...headers, Authorization: `Token ${token}` });
  return {
    /** Creates an account. @returns its visitor. */
    async member(): Promise<Visitor> {
      const visitor = newVisitor();
      const data = { ...visitor, password2: visitor.password };
      const answer = await request.post(`${api}/api/register/`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(201);
      return visitor;
    },
    /** Signs a member in and stores the session on the page's device, as the site does. @returns the token. */
    async signIn(page: Page, { username, password, ...visitor }: Visitor): Promise<string> {
      const answer = await request.post(`${api}/api/login/`, { headers, data: { username, password } });
      const { token } = (await answer.json()) as { token: string };
      const { first_name: firstName, last_name: lastName, email } = visitor;
      const session = { token, username, firstName, lastName, email };
      await page.goto('/fr/contact/');
      await page.evaluate((stored) => Object.assign(localStorage, stored), {
        session: JSON.stringify(session),
        registered: '',
      });
      return token;
    },
    async endToken(token: string): Promise<void> {
      await request.post(`${api}/api/logout/`, { headers: authorised(token) });
    },
    async subscribe(token: string, eventId: number): Promise<void> {
      const answer = await request.post(`${api}/api/subscribe/${eventId}/`, { headers: authorised(token) });
      expect(answer.status()).toBe(201);
    },
  };
}
