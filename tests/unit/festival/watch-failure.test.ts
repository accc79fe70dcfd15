import { EventEmitter } from 'node:events';
import type * as FileSystem from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newFestival } from '../../../scripts/festival/new-festival.ts';
import { watchFestival } from '../../../scripts/festival/watch-folder.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const watchers = vi.hoisted(() => [] as (EventEmitter & { close: () => void })[]);

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof FileSystem>()),
  watch: () => {
    const watcher = Object.assign(new EventEmitter(), { close: vi.fn() });
    watchers.push(watcher);
    return watcher;
  },
}));

test('a folder that can no longer be watched is reported, and nothing else stops', () => {
  const root = temporaryFolder();
  newFestival(join(root, 'festival'), new Date('2026-11-22T12:00:00Z'));
  const wrong = vi.fn();
  const watching = watchFestival(join(root, 'festival'), {}, { changed: () => undefined, wrong });
  const failure = new Error('EMFILE: too many open files, watch');
  watchers[0]?.emit('error', failure);
  expect(wrong).toHaveBeenCalledExactlyOnceWith(failure);
  expect(watchers[0]?.close).toHaveBeenCalled();
  watching[Symbol.dispose]();
});
