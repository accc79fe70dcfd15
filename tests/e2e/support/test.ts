import { test as base, expect } from '@playwright/test';
import { type BackEnd, backEndOf } from './back-end.ts';
import { demo, type Festival } from './festivals.ts';

export { expect };

export interface FestivalOption {
  festival: Festival;
}

interface Fixtures extends FestivalOption {
  /** The festival's back end, called directly instead of by the site. */
  backEnd: BackEnd;
  noUncaughtError: undefined;
}

/**
 * Message of the browser itself about an abandoned transition between pages, for example if the next page is a picture,
 * or is left before it has styles. No script of the site starts a transition, and none can access that promise.
 */
const GIVEN_UP = /^Transition was (?:aborted|skipped)/;

/** A test that fails if a script of its pages throws an error. */
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
