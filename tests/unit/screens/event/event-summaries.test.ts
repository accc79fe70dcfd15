import { expect, it } from 'vitest';
import { eventSummary } from '../../../../src/screens/event/lists/event-summaries.ts';
import { event, timeOf } from '../../domain/builders.ts';
import { festivalOf } from '../builders.ts';

// The data is given: no collection is read.

const whenOf = (time: ReturnType<typeof timeOf>, lang: 'fr' | 'en') =>
  eventSummary(event(1, 'Nuit', { time }), festivalOf({}), lang).when;

it('an event in the visitor’s list says its year, be it of one day or of several', () => {
  const night = timeOf('2022-10-12T22:00', '2022-10-13T03:00');
  expect(whenOf(night, 'fr')).toBe('mercredi 12\u00a0octobre 2022, 22\u00a0h');
  expect(whenOf(night, 'en')).toBe('Wednesday 12\u00a0October 2022, 10pm');
  expect(whenOf(timeOf('2024-10-09', '2024-11-09'), 'en')).toBe('9\u00a0October\u00a0– 9\u00a0November 2024');
});

it('an event that has changed says how often and since when, as in calendars', () => {
  const data = festivalOf({});
  const manifest = {
    ...data.manifest,
    revisions: { 1: 2 },
    recordDates: { edition: {}, person: {}, event: { 1: '2024-10-03T10:00:00.000Z' } },
  };
  const of = (id: number) => eventSummary(event(id, 'Nuit'), { ...data, manifest }, 'fr');
  expect(of(1)).toMatchObject({ sequence: 2, modified: '2024-10-03T10:00:00.000Z' });
  expect(of(2)).not.toHaveProperty('sequence');
});
