import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withLock } from '../../../scripts/commands/support/lock.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** Starts a small build. `isAtWork` resolves with its process once it has the lock. */
function startBuild(folder: string, command: string) {
  const child = fork('tests/fixtures/locked-build.ts', [folder, command], { silent: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, isAtWork: once(child, 'message').then(() => child) };
}

test('a command that another one locks out reports which one, since when, and what to do, until that is gone or killed', async () => {
  const folder = temporaryFolder();
  const holder = await startBuild(folder, 'npm start').isAtWork;
  const options = { file: join(folder, 'lock'), timeoutMs: 0 };
  const attempt = () => withLock('npm run build', () => Promise.resolve('built'), options);
  await expect(attempt()).rejects.toThrow(
    new RegExp(
      `^“npm start” \\(process ${holder.pid ?? 0}, since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\) .*` +
        `wait for it to end, or stop it with “kill ${holder.pid ?? 0}”, then start again\\.$`,
    ),
  );
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await attempt()).toBe('built');
});

test('a lock is free after work that failed', async () => {
  const file = join(temporaryFolder(), 'lock');
  await expect(withLock('a', () => Promise.reject(new Error('no')), { file })).rejects.toThrow('no');
  expect(await withLock('b', () => Promise.resolve('yes'), { file, timeoutMs: 0 })).toBe('yes');
});

test('a pull, a build and a start run one after the other: two report that they wait, and no pages are mixed', async () => {
  const folder = temporaryFolder();
  const first = await startBuild(folder, 'npm run pull').isAtWork;
  const waiting = ['npm run build', 'npm start'].map((command) => startBuild(folder, command));
  const said = await Promise.all(waiting.map(({ child }) => once(child.stdout ?? child, 'data')));
  for (const words of said)
    expect(String(words)).toMatch(
      new RegExp(
        `^“npm run pull” \\(process ${first.pid ?? 0}, since .*is at work on \\.data, \\.cache and dist: this waits`,
      ),
    );
  const end = async (child: ChildProcess): Promise<void> => {
    const ended = once(child, 'exit');
    child.send('go on');
    expect(await ended).toEqual([0, null]);
  };
  await end(first);
  const second = await Promise.race(waiting.map(({ isAtWork }) => isAtWork));
  await end(second);
  const third = waiting.find(({ child }) => child !== second);
  if (third) await end(await third.isAtWork);
  const pages = readdirSync(join(folder, 'dist')).map((name) =>
    readFileSync(join(folder, 'dist', name), 'utf8'),
  );
  expect(pages).toHaveLength(50);
  expect(new Set(pages)).toEqual(new Set([String(third?.child.pid)]));
}, 60_000);
