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

/**
 * What the browser itself says of a transition between pages that it gives up, as when the next page is a picture, or is
 * left before it has styles. No script of the site begins one, and none can get hold of that promise.
 */
const GIVEN_UP = /^Transition was (?:aborted|skipped)/;

/** Every journey also proves that no page of it throws. */
export const test = base.extend<Fixtures>({
  festival: [demo, { option: true }],
  backEnd: async ({ festival, request }, use) => {
    await use(backEndOf(festival, request));
  },
  noUncaughtError: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (webError) => {
        const { name, message, stack } = webError.error();
        if (!GIVEN_UP.test(message)) errors.push(`${name}: ${stack || message}`);
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
