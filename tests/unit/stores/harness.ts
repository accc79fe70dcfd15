import { cleanStores, type Store } from 'nanostores';
import { onTestFinished, vi } from 'vitest';
import type { Session } from '../../../src/stores/session.ts';
import type { FakeFetch } from '../pull/client/fake-fetch.ts';

export const leila: Session = {
  token: 'secret',
  username: 'leila',
  firstName: 'Leïla',
  lastName: 'Ben Salah',
  email: 'leila@example.org',
};

/** Lets the fake answer the calls that a French page makes. @returns the fake. */
export function calling<Fake extends Pick<FakeFetch, 'fetch'>>(fake: Fake): Fake {
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('fetch', fake.fetch);
  return fake;
}

/** Loads every store again, as on a newly opened page, with calls to the fake. */
export async function openPage(fake?: FakeFetch) {
  vi.resetModules();
  if (fake) calling(fake);
  const [account, forms, notices, session, subscriptions] = await Promise.all([
    import('../../../src/stores/account.ts'),
    import('../../../src/stores/forms.ts'),
    import('../../../src/stores/notices.ts'),
    import('../../../src/stores/session.ts'),
    import('../../../src/stores/subscriptions.ts'),
  ]);
  const page = { ...account, ...forms, ...notices, ...session, ...subscriptions };
  // A store without listeners is unmounted a second later, when its window no longer exists.
  onTestFinished(() => cleanStores(...Object.values<unknown>(page).filter(isStore)));
  return page;
}

const isStore = (value: unknown): value is Store =>
  typeof value === 'object' && value !== null && 'listen' in value;

/** Returns the kinds and texts of the notices that the visitor can read. */
export function shownNotices(page: Pick<Awaited<ReturnType<typeof openPage>>, '$notices'>): string[] {
  return page.$notices.get().map(({ kind, text }) => `${kind}: ${text}`);
}

export const json = (status: number, body: unknown): Response => Response.json(body, { status });
/** Returns the answer of a back end that has the visitor registered for these events. */
export const registeredFor = (...events: number[]): Response =>
  json(
    200,
    events.map((event) => ({ id: 100 + event, event })),
  );
export const noContent = (): Response => new Response(null, { status: 204 });
export const offline = new TypeError('Failed to fetch');
/** Waits until answers that are already there have been read. */
export const settled = () => new Promise((done) => setTimeout(done));
