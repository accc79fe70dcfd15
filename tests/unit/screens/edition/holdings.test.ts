import { expect, test } from 'vitest';
import { holdingsText, sealText } from '../../../../src/screens/edition/holdings.ts';
import { activity, event, participant, photo, timeOf } from '../../domain/builders.ts';

const time = timeOf('2024-10-12T18:00');
const withdrawn = { ...event(9, 'Retiré'), withdrawnAt: '2024-10-01T10:00:00.000Z' };

test('the holdings of an edition state what is known and what is missing', () => {
  const data = {
    events: [
      event(1, '', {
        time,
        placeId: 7,
        activities: [activity(1, {}, [participant(12, 1), participant(12, 3)])],
      }),
      event(2, '', { activities: [activity(2, {}, [participant(13, 1)])] }),
      event(3, 'D’une autre édition', { editionId: 2, photos: [photo(1)] }),
    ],
    withdrawn: [withdrawn],
  };
  expect(holdingsText(1, data, 'en')).toBe(
    'Of this edition, this site holds 2 events, 2 people; no photographs, 1 event without a date, 1 event without a venue, 1 event withdrawn from the programme.',
  );
});

test('the holdings of a complete edition state only what is known, those of an edition without a programme that it has none', () => {
  const whole = event(1, 'Un', { time, placeId: 7, photos: [photo(1), photo(2)] });
  const held = (...events: (typeof whole)[]) => holdingsText(1, { events, withdrawn: [] }, 'fr');
  expect(held(whole)).toBe('De cette édition, ce site garde 1 événement, 2 photographies.');
  expect(held().replaceAll(/\s/g, ' ')).toBe(
    'De cette édition, ce site garde aucun événement ; pas de photographies.',
  );
});

test('a sealed edition states its date and what is still updated, and other editions have no such text', () => {
  const manifest = { sealedAt: { 2018: '2024-10-11T23:30:00.000Z' } };
  expect(sealText(2018, manifest, 'fr')).toMatch(
    /comme elle était le 12\soctobre 2024\s: ses événements.* Les personnes, les lieux, .* suivent encore/,
  );
  expect(sealText(2020, manifest, 'fr')).toBeNull();
});
