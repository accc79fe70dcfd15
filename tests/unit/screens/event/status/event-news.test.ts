import { expect, test } from 'vitest';
import { eventView } from '../../../../../src/screens/event/event-view.ts';
import { movedView } from '../../../../../src/screens/event/status/event-news.ts';
import type { FestivalEvent } from '../../../../../src/domain/model/core.ts';
import type { Change } from '../../../../../src/domain/model/snapshot.ts';
import { event, moment, timeOf } from '../../../domain/builders.ts';
import { change, festivalOf } from '../../builders.ts';

const concert = event(1, 'Nuit', {
  time: timeOf('2099-10-24T20:00', '2099-10-24T22:00'),
  previousStart: moment('2099-10-22T20:00'),
});
const movedOf = (given: Partial<FestivalEvent> = {}, changes: Change[] = []) =>
  movedView({ ...concert, ...given }, { changes }, 'en');

test('the page of an event that was moved says on which day it was first to be, until it is over', () => {
  const view = eventView(concert, festivalOf({ events: [concert] }), 'fr', new Map());
  expect(view.moved).toEqual({
    text: 'Cet événement était d’abord annoncé pour le jeudi 22\u00a0octobre.',
    until: '2099-10-24T21:00:00.000Z',
  });
  expect(movedOf({ status: 'full' })?.text).toBe(
    'This event was first announced for Thursday 22\u00a0October.',
  );
});

test('an event that was moved to another hour or place says at which hour and where it was first to be', () => {
  const before = { starts: '2099-10-24T17:30:00.000Z', placeId: 5, place: { fr: 'Palais', en: 'Palace' } };
  const moved = change(1, { before });
  const given = { previousStart: null, placeId: 7 };
  expect(movedOf(given, [moved])?.text).toBe(
    'This event was first announced for Saturday 24\u00a0October, 6.30pm. Originally: Palace',
  );
  expect(movedOf({ ...given, time: timeOf('2099-10-24T18:30') }, [moved])?.text).toBe('Originally: Palace');
});
