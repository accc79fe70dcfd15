import { describe, expect, test } from 'vitest';
import { readOpeningHours } from '../../../../../src/domain/event/opening-hours/event-hours.ts';
import { labelledPhrases } from '../../../../fixtures/opening-hours-labels.ts';

describe.for(['fr', 'en'] as const)('phrases of museums in %s', (lang) => {
  const phrases = labelledPhrases(lang);

  test.for(phrases)('$phrase', ({ phrase, label, isRead }) => {
    expect(readOpeningHours(phrase)).toEqual(isRead ? label : null);
  });

  test('are read, 85 in a hundred; the others are shown as they stand', () => {
    expect(phrases.length).toBeGreaterThan(250);
    expect(phrases.filter(({ isRead }) => isRead).length / phrases.length).toBeGreaterThanOrEqual(0.85);
  });
});
