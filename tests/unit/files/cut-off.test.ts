import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** Starts a program that writes files to a folder forever, and kills it once one of them is incomplete. */
async function killed(folder: string, wholeBytes: number, program: string, ...args: string[]): Promise<void> {
  const child: ChildProcess = fork(`tests/fixtures/${program}.ts`, args);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  const isInPart = (name: string): boolean => {
    const size = statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? wholeBytes;
    return size < wholeBytes;
  };
  while (!readdirSync(folder).some(isInPart)) await nextTurn();
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a file that is being replaced stays complete whenever its writer is killed', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'snapshot.json');
  for (let time = 0; time < 2; time++) {
    await killed(folder, 8e6, 'replaces-forever', file);
    const bytes = readFileSync(file);
    expect(bytes).toHaveLength(8e6);
    expect(bytes.every((byte) => byte === bytes[0])).toBe(true);
    expect(readdirSync(folder).filter((name) => !name.endsWith('.staged'))).toEqual(['snapshot.json']);
  }
}, 60_000);

test('a picture gets its name only once it is complete, even if its encoder is killed', async () => {
  const folder = temporaryFolder();
  const [originals, cache] = [join(folder, 'originals'), join(folder, 'cache')];
  mkdirSync(originals);
  mkdirSync(cache);
  const original = join(originals, '0123456789abcdef.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  await sharp({ create: { width: 900, height: 900, channels: 3, background: '#48c', noise } })
    .png()
    .toFile(original);
  const target = join(cache, '0123456789abcdef-900.webp');
  await killed(cache, 200_000, 'encodes-forever', original, target, '0123456789abcdef-900.webp');
  if (existsSync(target)) expect(await sharp(target, { failOn: 'warning' }).stats()).toBeTruthy();
}, 60_000);
