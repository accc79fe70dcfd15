import { describe, expect, test } from 'vitest';
import { readOpeningHours } from '../../../../../src/domain/event/opening-hours/event-hours.ts';
import { labelledPhrases } from '../../../../fixtures/opening-hours-labels.ts';

describe.for(['fr', 'en', 'edges'] as const)('labelled phrases: %s', (lang) => {
  test.for(labelledPhrases(lang))('$phrase', ({ phrase, label, isRead }) => {
    expect(readOpeningHours(phrase)).toEqual(isRead ? label : null);
  });
});

test.for(['fr', 'en'] as const)('at least 85 in 100 phrases of museums in %s can be read', (lang) => {
  const phrases = labelledPhrases(lang);
  expect(phrases.length).toBeGreaterThan(250);
  expect(phrases.filter(({ isRead }) => isRead).length / phrases.length).toBeGreaterThanOrEqual(0.85);
});
