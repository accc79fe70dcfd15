import { expect, test } from 'vitest';
import { countdown, editionPhase } from '../../../../src/domain/edition/edition-phase.ts';

const span = { opening: '2024-10-09T17:00:00.000Z', closing: '2024-11-09T23:00:00.000Z' };

const left = (days: number, hours: number, minutes: number, seconds: number) => ({
  left: { days, hours, minutes, seconds },
});

test.each([
  ['counts to the opening', '2024-10-08T15:58:57.500Z', 'before', left(1, 1, 1, 2)],
  ['counts more than a year in days', '2023-10-09T17:00:00Z', 'before', left(366, 0, 0, 0)],
  ['counts to the opening up to its second', '2024-10-09T16:59:59.999Z', 'before', left(0, 0, 0, 0)],
  ['counts to the closing from then on', '2024-10-09T17:00:00Z', 'during', left(31, 6, 0, 0)],
  ['lasts until the closing', '2024-11-09T22:59:59Z', 'during', left(0, 0, 0, 1)],
  ['is over from then on', '2024-11-09T23:00:00Z', 'over', left(0, 0, 0, 0)],
  ['is never negative', '2030-01-01T00:00:00Z', 'over', left(0, 0, 0, 0)],
])('the countdown %s', (_, now, phase, time) => {
  expect(countdown(span, new Date(now))).toEqual({ phase, ...time });
});

test('the phase of an edition without a start is unknown, and “over” once it has closed', () => {
  const phaseAt = (now: string) => editionPhase({ ...span, opening: null }, new Date(now));
  expect(['2024-10-12', '2024-11-10'].map(phaseAt)).toEqual([null, 'over']);
});

test.each([
  ['counts to the opening', '2024-10-09', null, '2024-10-01', 'before'],
  ['does not count to an unknown closing', '2024-10-09', null, '2024-10-10', undefined],
  ['does not count to an unknown opening', null, '2024-11-09', '2024-10-01', undefined],
  ['is over after the end', null, '2024-11-09', '2024-11-10', 'over'],
  ['is absent if both are missing', null, null, '2024-10-01', undefined],
])('the countdown of an edition with missing dates %s', (_, opening, closing, now, phase) => {
  expect(countdown({ opening, closing }, new Date(now))?.phase).toBe(phase);
});
