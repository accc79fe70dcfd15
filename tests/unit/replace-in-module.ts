import { onTestFinished, vi } from 'vitest';

/** Replaces exports of a module, named by its path in `src`, for what the current test imports from then on. */
export function replaceInModule(path: string, exports: object): void {
  const module = `../../src/${path}`;
  vi.resetModules();
  vi.doMock(module, async (original) => ({ ...(await original<object>()), ...exports }));
  onTestFinished(() => {
    vi.doUnmock(module);
    vi.resetModules();
  });
}
