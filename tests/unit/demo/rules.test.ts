import { describe, expect, test } from 'vitest';
import { demoFestival } from '../../../scripts/festival/demo.ts';
import { eventNumbered, festival, ids } from './festival-parts.ts';

/** Awkward or rare data that occur once each in the demo, so that every rule for them is tried. */

const NOW = '2024-10-12T17:00:00+01:00';
const { events } = festival;
const current = events.filter(({ edition, show }) => edition === 1 && show);

const wordsOf = (html: string | null): string[] => (html ?? '').replace(/<\/?p>/g, '').split(/\s+/);

test.each(['intro_fr', 'intro_en'] as const)(
  'an exhibition has an introduction of over 80 words that is cut within its emphasis: %s',
  (field) => {
    const words = wordsOf(eventNumbered(5).activite[0]?.[field] ?? null);
    const shown = words.slice(0, 80).join(' ');
    expect(eventNumbered(5)).toMatchObject({ type: 1, edition: 1, parent: null });
    expect(words.length).toBeGreaterThan(80);
    expect(shown).toContain('<em>');
    expect(shown).not.toContain('</em>');
    expect(words.slice(80).join(' ')).toContain('</em>');
  },
);

test('one page has a text but no title in any language', () => {
  const untitled = festival.pages.filter(({ intitule_fr, intitule_en }) => !intitule_fr && !intitule_en);
  expect(ids(untitled)).toEqual([55]);
  expect(untitled[0]?.sections[0]?.content_en).toBeTruthy();
});

describe('the programme at the pinned now of the demo', () => {
  const opening = (isPast: boolean) =>
    current.filter(({ vernissage }) => vernissage !== null && vernissage < NOW === isPast);

  test('vernissages are both past and upcoming', () => {
    expect(opening(true).length).toBeGreaterThan(0);
    expect(opening(false).length).toBeGreaterThan(0);
  });

  test('an untitled event has a place and a future date', () => {
    const event = eventNumbered(139);
    expect(event.activite.map(({ intitule, intitule_en }) => [intitule, intitule_en])).toEqual([['', null]]);
    expect(event.lieu).not.toBeNull();
    expect(event.date?.localeCompare(NOW)).toBe(1);
  });
});

describe('changes of the programme', () => {
  test('one upcoming event is cancelled, one postponed and one full', () => {
    const changed = current.filter(({ statut }) => statut !== null);
    expect(changed.map(({ id, statut }) => [id, statut])).toEqual([
      [42, 'complet'],
      [46, 'reporte'],
      [62, 'annule'],
    ]);
    expect(changed.every(({ date }) => (date ?? '') > NOW)).toBe(true);
  });

  test('from one pull to the next, one event is cancelled and one withdrawn, and nothing else changes', () => {
    const before = demoFestival('2024-10-13T07:59:59');
    const after = demoFestival('2024-10-13T08:00:00');
    const differing = after.events.filter((row, index) => {
      return JSON.stringify(row) !== JSON.stringify(before.events[index]);
    });
    expect(before).toEqual(festival);
    expect(differing.map(({ id, statut, show }) => [id, statut, show])).toEqual([
      [37, null, false],
      [61, 'annule', true],
    ]);
    expect({ ...after, events: [] }).toEqual({ ...before, events: [] });
  });
});
