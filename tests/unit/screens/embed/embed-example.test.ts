import { describe, expect, test } from 'vitest';
import { embedExample } from '../../../../src/screens/embed/embed-example.ts';
import { event, timeOf } from '../../domain/builders.ts';

describe('the example in the code for partners', () => {
  test('takes its title, type, venue and day each from the first event that has one', () => {
    const programme = [
      event(1, ''),
      event(2, 'Ouverture', { typeId: 7 }),
      event(3, 'Débat', { typeId: 4, placeId: 9, time: timeOf('2026-05-02T18:00:00') }),
    ];
    expect(embedExample(programme)).toEqual({
      event: { id: 2, title: { fr: 'Ouverture' } },
      typeId: 7,
      placeId: 9,
      day: '2026-05-02',
    });
  });

  test('is empty as long as there is no programme', () => {
    expect(embedExample([])).toEqual({ event: null, typeId: null, placeId: null, day: null });
  });
});
