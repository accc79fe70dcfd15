import { beforeEach, expect, it, vi } from 'vitest';
import { ReportedFailure } from '../../../scripts/process/failure.ts';
import { runNode } from '../../../scripts/process/processes.ts';
import { pullFestival } from '../../../scripts/commands/support/pull-festival.ts';
import { REFUSED } from '../../../scripts/pull/pull-refused.ts';

vi.mock(import('../../../scripts/process/processes.ts'), async (original) => ({
  ...(await original()),
  runNode: vi.fn(),
}));

const ends = vi.mocked(runNode);
const pulls = () => ends.mock.calls.map(([args]) => args.slice(args.indexOf('scripts/pull/main.ts') + 1));

beforeEach(() => {
  ends.mockReset();
});

it('a build continues from the last good snapshot if the pull was killed, and says why', async () => {
  ends.mockResolvedValueOnce(1).mockResolvedValueOnce(0);
  await pullFestival({}, ['--accept-changes']);
  expect(pulls()).toEqual([
    ['--accept-changes'],
    ['--accept-changes', '--given-up', expect.stringContaining('ended early')],
  ]);
});

it('a pull that hangs or fills the memory is killed', async () => {
  ends.mockResolvedValueOnce(0);
  await pullFestival({}, []);
  const [args, options] = ends.mock.calls[0] ?? [];
  expect(args).toContain('--max-old-space-size=2048');
  expect(options?.limitMs).toBeGreaterThan(20 * 60_000);
});

it.each([
  ['a strict pull is killed', 1, ['--strict']],
  ['a pull that was to seal an edition is killed', 1, ['--freeze', '2024']],
  ['a pull has reported itself why there is no snapshot', REFUSED, []],
])('a build fails if %s', async (_when, code, args) => {
  ends.mockResolvedValueOnce(code);
  await expect(pullFestival({}, args)).rejects.toThrow(ReportedFailure);
  expect(pulls()).toEqual([args]);
});

it('a build fails if there is no snapshot to continue from', async () => {
  ends.mockResolvedValueOnce(1).mockResolvedValueOnce(REFUSED);
  await expect(pullFestival({}, [])).rejects.toThrow(ReportedFailure);
});
