import { describe, expect, test } from 'vitest';
import { readApiEnvironment } from '../../../scripts/api/environment.ts';
import { readEnvironment } from '../../../src/site/environment.ts';
import { pinnedNow } from '../../../src/site/pinned-now.ts';

const nowOf = (source: Record<string, string>): string | null => pinnedNow(readEnvironment(source));

describe('the festival’s now', () => {
  test('is an evening of the demo festival, the same for the site and its embedded back end', () => {
    expect(nowOf({})).toBe('2024-10-12T16:00:00.000Z');
    expect(readApiEnvironment({}).pinnedNow).toBe(readEnvironment({}).NOW);
  });

  test('is the real clock for another back end, or when asked for', () => {
    expect(nowOf({ API_URL: 'https://api.example' })).toBeNull();
    expect(nowOf({ NOW: 'today' })).toBeNull();
    expect(readApiEnvironment({ NOW: 'today' }).pinnedNow).toBeNull();
  });

  test('can be pinned for any back end, in Tunis unless it says otherwise', () => {
    expect(nowOf({ NOW: '2024-10-20T09:00' })).toBe('2024-10-20T08:00:00.000Z');
    expect(nowOf({ API_URL: 'https://api.example', NOW: '2024-10-20T09:00:00Z' })).toBe(
      '2024-10-20T09:00:00.000Z',
    );
  });

  test('that cannot be read stops with what it should be', () => {
    expect(() => nowOf({ NOW: 'tomorrow' })).toThrow(
      'NOW=tomorrow must be an ISO date-time, e.g. 2024-10-12T17:00, or today',
    );
  });
});
