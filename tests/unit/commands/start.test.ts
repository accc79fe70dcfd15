import { expect, test, vi } from 'vitest';
import { start } from '../../../scripts/commands/start.ts';
import { buildSite } from '../../../scripts/commands/support/build-site.ts';
import { withLock } from '../../../scripts/commands/support/lock.ts';
import { serveUntilInterrupted } from '../../../scripts/process/processes.ts';
import { serve } from '../../../scripts/serve/serve.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const place = vi.hoisted(() => ({ lock: '' }));
vi.mock(import('../../../scripts/commands/support/folders.ts'), async (original) => ({
  ...(await original()),
  get LOCK() {
    return place.lock as '.cache/lock';
  },
}));
vi.mock(import('../../../scripts/commands/support/ports.ts'), () => ({ requireFreePorts: vi.fn() }));
vi.mock(import('../../../scripts/commands/support/pull-festival.ts'), () => ({ pullFestival: vi.fn() }));
vi.mock(import('../../../scripts/commands/support/build-site.ts'), () => ({ buildSite: vi.fn() }));
vi.mock(import('../../../scripts/process/processes.ts'), () => ({
  serveUntilInterrupted: vi.fn(),
}));
vi.mock(import('../../../scripts/serve/serve.ts'), () => ({ serve: vi.fn() }));

test('“npm start” finishes the site that it has built: no other build publishes one before that', async () => {
  place.lock = `${temporaryFolder()}/lock`;
  vi.stubEnv('API_URL', 'https://api.example');
  vi.spyOn(console, 'log').mockReturnValue();
  const done: string[] = [];
  const otherBuild = () => withLock('npm run build', () => Promise.resolve('published'), { timeoutMs: 0 });
  const close = () => Promise.resolve(void done.push('closed'));
  vi.mocked(buildSite).mockResolvedValue(() => Promise.resolve(void done.push('finished')));
  vi.mocked(serve).mockImplementation(async () => {
    await expect(otherBuild()).rejects.toThrow('“npm start”');
    done.push('open');
    return { url: '', close, [Symbol.asyncDispose]: close };
  });
  vi.mocked(serveUntilInterrupted).mockImplementation(async () => void done.push(await otherBuild()));

  await start([]);
  expect(done).toEqual(['open', 'finished', 'published', 'closed']);
});
