import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

export const api = process.env['API_UNDER_TEST'] ?? 'http://localhost:4322';
const headers = {
  [process.env['API_KEY_HEADER'] ?? 'X-App-Key']: process.env['API_KEY'] ?? 'dhaw-development-key',
};

export interface Visitor {
  username: string;
  password: string;
  first_name: string;
  last_name: string;
  email: string;
}

/** Somebody the back end has not met. */
export function someone(): Visitor {
  const username = `leila-${randomUUID().slice(0, 12)}`;
  return {
    username,
    password: 'une lampe dans la nuit',
    first_name: 'Leïla',
    last_name: 'Ben Salah',
    email: `${username}@example.org`,
  };
}

/** Somebody who has an account. */
export async function member(request: APIRequestContext): Promise<Visitor> {
  const visitor = someone();
  const data = { ...visitor, password2: visitor.password };
  const answer = await request.post(`${api}/api/register/`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return visitor;
}

/** Signs a member in on the page's device, as the site itself keeps it. @returns the token. */
export async function signedIn(page: Page, visitor: Visitor): Promise<string> {
  const { username, password } = visitor;
  const answer = await page.request.post(`${api}/api/login/`, { headers, data: { username, password } });
  const { token } = (await answer.json()) as { token: string };
  const session = {
    token,
    username,
    firstName: visitor.first_name,
    lastName: visitor.last_name,
    email: visitor.email,
  };
  await page.goto('/fr/contact/');
  await page.evaluate((kept) => localStorage.setItem('session', kept), JSON.stringify(session));
  return token;
}

/** Ends a token at the back end, behind the site's back. */
export async function endToken(request: APIRequestContext, token: string): Promise<void> {
  await request.post(`${api}/api/logout/`, { headers: { ...headers, Authorization: `Token ${token}` } });
}

/** Subscribes at the back end, behind the site's back. */
export async function subscribe(request: APIRequestContext, token: string, eventId: number): Promise<void> {
  const authorised = { ...headers, Authorization: `Token ${token}` };
  const answer = await request.post(`${api}/api/subscribe/${eventId}/`, { headers: authorised });
  expect(answer.status()).toBe(201);
}
