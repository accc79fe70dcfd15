import { expect, test } from 'vitest';
import { eventView } from '../../../../../src/screens/event/event-view.ts';
import { movedView } from '../../../../../src/screens/event/status/event-news.ts';
import type { FestivalEvent } from '../../../../../src/domain/model/core.ts';
import type { Change } from '../../../../../src/domain/model/snapshot.ts';
import { event, moment, timeOf } from '../../../domain/builders.ts';
import { festivalOf } from '../../builders.ts';

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

test('an event that was brought forward says so until its former day is over', () => {
  const former = { previousStart: moment('2099-10-30T20:00') };
  expect(movedOf(former)?.until).toBe('2099-10-30T23:00:00.000Z');
  const past = { time: timeOf('2024-09-01T20:00', '2024-09-01T22:00') };
  expect(movedOf({ ...past, ...former })?.until).toBe('2099-10-30T23:00:00.000Z');
  expect(movedOf({ ...past, previousStart: moment('2024-09-02') })).toBeNull();
});

test('an event of which a pull found that it was moved says so too', () => {
  const before = { starts: '2099-10-20T19:00:00.000Z' };
  const moved: Change = {
    kind: 'moved',
    entity: 'event',
    id: 1,
    title: {},
    year: 2099,
    pulledAt: '2024-10-01T10:00:00.000Z',
    before,
    after: null,
  };
  expect(movedOf({ previousStart: null }, [moved])?.text).toContain('Tuesday 20\u00a0October');
});

test('an event that was moved to another hour or place says at which hour and where it was first to be', () => {
  const before = { starts: '2099-10-24T17:30:00.000Z', placeId: 5, place: { fr: 'Palais', en: 'Palace' } };
  const moved: Change = {
    kind: 'moved',
    entity: 'event',
    id: 1,
    title: {},
    year: 2099,
    pulledAt: '2024-10-01T10:00:00.000Z',
    before,
    after: null,
  };
  const given = { previousStart: null, placeId: 7 };
  expect(movedOf(given, [moved])?.text).toBe(
    'This event was first announced for Saturday 24\u00a0October, 6.30pm. Originally: Palace',
  );
  expect(movedOf({ ...given, time: timeOf('2099-10-24T18:30') }, [moved])?.text).toBe('Originally: Palace');
});

test('an event that is as planned, cancelled or postponed has no notice that it was moved', () => {
  expect(movedOf({ previousStart: null })).toBeNull();
  expect(movedOf({ previousStart: moment('2099-10-24T20:00') })).toBeNull();
  expect([movedOf({ status: 'cancelled' }), movedOf({ status: 'postponed' })]).toEqual([null, null]);
});
