import { test as base, expect } from '@playwright/test';
import { type BackEnd, backEndOf } from './back-end.ts';
import { demo, type Festival } from './festivals.ts';

export { expect };

export interface FestivalOption {
  festival: Festival;
}

interface Fixtures extends FestivalOption {
  /** Its back end, behind the site's back. */
  backEnd: BackEnd;
  noUncaughtError: undefined;
}

/** Every journey also proves that no page of it throws. */
export const test = base.extend<Fixtures>({
  festival: [demo, { option: true }],
  backEnd: async ({ festival, request }, use) => {
    await use(backEndOf(festival, request));
  },
  noUncaughtError: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) =>
        errors.push(`${error.error().name}: ${error.error().stack ?? error.error().message}`),
      );
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
