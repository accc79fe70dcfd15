import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { markRows } from '../../../../../src/screens/event/row/row-phase.ts';
import { moment } from '../../../domain/builders.ts';

const { window } = new JSDOM('');
beforeAll(() => Object.assign(globalThis, { document: window.document }));

const words = { now: 'En cours', over: 'Terminé' };

/** A row in the section of Saturday 12 October, as the pages write it. */
function rowOf(when: string, phases?: string): HTMLElement {
  window.document.body.innerHTML = `<section><ol><li class="event-row"${
    phases === undefined ? '' : ` data-phases="${phases}"`
  }>${when}</li></ol></section>`;
  const row = window.document.querySelector<HTMLElement>('li');
  if (!row) throw new Error('The test has a row');
  return row;
}

const saidAt = (row: HTMLElement, now: string) => {
  markRows([row], words, Date.parse(moment(now).instant));
  return row.querySelector('small')?.textContent ?? null;
};

describe('a row says, by the visitor’s clock,', () => {
  const talk = '<time class="when" datetime="2024-10-12T17:30Z" data-minutes="90">18H30</time>';
  const night = '<time class="when" datetime="2024-10-12T21:00Z" data-minutes="300">22H00</time>';
  const weeks =
    '<p class="when">9 oct. → 9 nov.<time datetime="2024-10-09T17:00Z" data-minutes="44640">18H00</time></p>';

  const days = '<p class="when">12 oct. → 13 oct.</p>';
  const interval = '2024-10-11T23:00Z/2024-10-13T23:00Z';

  test.each([
    ['nothing of what is to come', talk, undefined, '2024-10-12T18:29', null],
    ['that it is on', talk, undefined, '2024-10-12T18:30', 'En cours'],
    ['that it is over', talk, undefined, '2024-10-12T20:00', 'Terminé'],
    ['that a night is on past midnight', night, undefined, '2024-10-13T02:59', 'En cours'],
    ['that a night is over', night, undefined, '2024-10-13T03:00', 'Terminé'],
    ['that what runs for weeks is on', weeks, undefined, '2024-10-20T10:00', 'En cours'],
    ['that what ran for weeks is over', weeks, undefined, '2024-11-09T18:00', 'Terminé'],
    ['that what runs for days without hours is on', days, interval, '2024-10-12T00:00', 'En cours'],
    ['that what ran for days without hours is over', days, interval, '2024-10-14T00:00', 'Terminé'],
  ])('%s', (_, when, phases, now, said) => {
    expect(saidAt(rowOf(when, phases), now)).toBe(said);
  });

  test.each([
    ['cancelled', null],
    ['postponed', null],
    ['full', 'En cours'],
  ])('nothing of being on where it is cancelled or postponed: %s', (status, said) => {
    const row = rowOf(`${talk}<h3><span class="status" data-status="${status}">…</span></h3>`);
    expect(saidAt(row, '2024-10-12T18:40')).toBe(said);
  });

  test('once, however often the clock is read, and takes it back', () => {
    const row = rowOf(talk);
    saidAt(row, '2024-10-12T18:40');
    expect(saidAt(row, '2024-10-12T20:00')).toBe('Terminé');
    expect(row.querySelectorAll('small')).toHaveLength(1);
    expect(row.hasAttribute('data-over')).toBe(true);
    expect(saidAt(row, '2024-10-12T18:00')).toBeNull();
    expect(row.hasAttribute('data-over')).toBe(false);
  });

  test('nothing of a talk without a known end until its day is over', () => {
    const open = rowOf('<time class="when" datetime="2024-10-12T17:30Z">18H30</time>', '/2024-10-12T23:00Z');
    expect(saidAt(open, '2024-10-12T23:59')).toBeNull();
    expect(saidAt(open, '2024-10-13T00:00')).toBe('Terminé');
  });
});
