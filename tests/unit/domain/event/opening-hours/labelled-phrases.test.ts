import { describe, expect, test } from 'vitest';
import { readOpeningHours } from '../../../../../src/domain/event/opening-hours/event-hours.ts';
import { labelledPhrases } from '../../../../fixtures/opening-hours-labels.ts';
import { festival } from '../../../demo/festival-parts.ts';

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

test('at least 95 % of the demo festival’s opening hours are read, in both languages', () => {
  const phrases = festival.events.flatMap(({ jours_ouverture: days, horaires_ouverture: hours }) =>
    days ? [days.intitule, days.intitule_en ?? days.intitule].map((words) => `${words}, ${hours ?? ''}`) : [],
  );
  const unread = phrases.filter((phrase) => !readOpeningHours(phrase));
  expect(phrases.length).toBeGreaterThan(40);
  expect(unread.length / phrases.length, unread.join('\n')).toBeLessThanOrEqual(0.05);
});

test.for(['', 'x'.repeat(5000), 'mardi, '.repeat(2000)])('a text without hours is not read', (text) => {
  expect(readOpeningHours(text)).toBeNull();
});
