import { expect, test } from 'vitest';
import { embedExample } from '../../../../src/screens/embed/embed-code.ts';
import { event, timeOf } from '../../domain/builders.ts';

test('the example in the code for partners takes each part from the first event that has it, and may be empty', () => {
  const opening = event(2, 'Ouverture', { typeId: 7 });
  const talk = event(3, 'Débat', { typeId: 4, placeId: 9, time: timeOf('2026-05-02T18:00') });
  const first = { event: { id: 2, title: { fr: 'Ouverture' } }, typeId: 7, placeId: 9, day: '2026-05-02' };
  expect(embedExample([event(1, ''), opening, talk])).toEqual(first);
  expect(embedExample([])).toEqual({ event: null, typeId: null, placeId: null, day: null });
});
