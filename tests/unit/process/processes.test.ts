import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { exitingWithParent, runNode, startNode } from '../../../scripts/process/processes.ts';

afterEach(() => void vi.restoreAllMocks());

const forever = 'setInterval(() => {}, 1000)';
/** Program that starts a child process and prints its id. */
const parent = `
  const { spawn } = require('node:child_process');
  console.log(spawn(process.execPath, ['-e', ${JSON.stringify(forever)}]).pid);
  ${forever}`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function waitUntilEnded(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
}

test('a program that is killed from outside is reported', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const running = startNode(['-e', forever], { output: 'piped' });
  running.child.kill('SIGKILL');
  expect(await running.exited).toBe(1);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(`-e ${forever} was ended from outside by SIGKILL.`);
});

test('a program that exceeds its time limit is killed; stopping it then also stops the processes that it has started', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const running = startNode(['-e', parent], { output: 'piped', limitMs: 1_000 });
  const [data] = (await once(running.child.stdout ?? running.child, 'data')) as [Buffer];
  expect(await running.exited).toBe(1);
  await running.stop();
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('by SIGKILL'));
  await waitUntilEnded(Number(data.toString()));
});

test('stopping a program also stops the processes that it has started', async () => {
  const running = startNode(['-e', parent], { output: 'piped' });
  const [data] = (await once(running.child.stdout ?? running.child, 'data')) as [Buffer];
  const grandchild = Number(data.toString());
  expect(isAlive(grandchild)).toBe(true);
  await running.stop();
  await waitUntilEnded(grandchild);
});

test('a program that ignores the request to end is killed', async () => {
  const stubborn = `process.on('SIGTERM', () => {}); console.log('ready'); ${forever}`;
  const running = startNode(['-e', stubborn], { output: 'piped', graceMs: 200 });
  await once(running.child.stdout ?? running.child, 'data');
  await running.stop();
  expect(running.child.signalCode).toBe('SIGKILL');
});

test('a program that exits with its parent ends even if the parent is killed', async () => {
  const holder = `
    import { exitingWithParent, startNode } from './scripts/process/processes.ts';
    const { child } = startNode(exitingWithParent('tests/fixtures/forever.ts'), { output: 'hidden' });
    console.log(child.pid);
    ${forever}`;
  const running = startNode(['--input-type=module-typescript', '-e', holder], { output: 'piped' });
  const [data] = (await once(running.child.stdout ?? running.child, 'data')) as [Buffer];
  const childPid = Number(data.toString());
  expect(isAlive(childPid)).toBe(true);
  running.child.kill('SIGKILL');
  await waitUntilEnded(childPid);
});

test('a program that exits with its parent can exchange messages with a process that it forks', async () => {
  expect(await runNode(exitingWithParent('tests/fixtures/forks-child.ts'))).toBe(0);
});
