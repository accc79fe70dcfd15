import { expect, test } from 'vitest';
import { recordAt } from '../../../../src/screens/not-found/record-address.ts';

const at = (address: string) => recordAt(new URL(address, 'https://example.org'));

test.each([
  ['/fr/event/57/', 'event', 57],
  ['/fr/event/57', 'event', 57],
  ['/en/event/An_old_title/?id=57', 'event', 57],
  ['/fr/event/1984/?id=57', 'event', 57],
  ['/en/person/12/', 'person', 12],
])('%s names %s %i', (address, kind, id) => {
  expect(at(address)).toEqual({ kind, id });
});

test.each([
  '/fr/',
  '/fr/event/',
  '/fr/event/Title/',
  '/fr/event/Title/?id=x',
  '/fr/person/12/more/',
  '/fr/page/57/',
  '/event/57/',
])('%s names nothing', (address) => {
  expect(at(address)).toBeNull();
});
