import { test as base, expect } from '@playwright/test';

export { expect };

/** Every journey also proves that no page of it throws. */
export const test = base.extend<{ noUncaughtError: undefined }>({
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
