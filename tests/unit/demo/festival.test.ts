import { describe, expect, test } from 'vitest';
import { DEMO_FOLDER, demoFestival } from '../../../scripts/festival/demo.ts';
import { readFestival } from '../../../scripts/festival/read-festival.ts';
import type { EventRow } from '../../../scripts/api/festival/records/programme.ts';
import { eventNumbered, festival, ids, NOW } from './festival-parts.ts';

const { editions, events, persons } = festival;
const current = events.filter((event) => event.edition === 1 && event.parent === null && event.show);
const ofType = (type: number): EventRow[] => current.filter((event) => event.type === type);

describe('the contents that the demo promises', () => {
  test('there are seven editions, each with its picture, the current one with id 1', () => {
    expect(editions.map((edition) => edition.annee)).toEqual([2024, 2022, 2020, 2018, 2016, 2014, 2013]);
    expect(editions[0]).toMatchObject({ id: 1, date_debut: '2024-10-09', date_fin: '2024-11-09' });
    expect(new Set(editions.map((edition) => edition.image)).size).toBe(7);
  });

  test('the programme has about sixty events, with nine exhibitions, nine performances and nine debates', () => {
    expect([1, 2, 4].map((type) => ofType(type).length)).toEqual([9, 9, 9]);
    expect(current.length).toBeGreaterThanOrEqual(58);
    expect(current.length).toBeLessThanOrEqual(68);
  });

  test('the exhibitions show more than sixty artists', () => {
    const participants = ofType(1).flatMap(({ activite }) =>
      activite.flatMap(({ intervenants }) => intervenants),
    );
    const artists = participants.flatMap(({ role, personne }) => (role === 1 ? personne : []));
    expect(new Set(artists).size).toBeGreaterThan(60);
  });

  test('the texts count nineteen venues, of which nine have an exhibition', () => {
    const venuesOf = (shown: readonly EventRow[]) => new Set(shown.flatMap(({ lieu }) => lieu ?? [])).size;
    const shown = events.filter(({ edition, show }) => edition === 1 && show);
    expect([venuesOf(shown), venuesOf(ofType(1))]).toEqual([19, 9]);
    const { edito_fr, edito_en, presentation_250_fr, presentation_250_en } = editions[0] ?? {};
    expect(edito_fr).toContain('dans dix-neuf lieux');
    expect(edito_en).toContain('in nineteen places');
    expect(presentation_250_fr).toContain('exposent dans neuf lieux');
    expect(presentation_250_en).toContain('show their work in nine places');
  });

  test('an event whose text counts the languages that are spoken states as many', () => {
    const numbers = ['two', 'three', 'four', 'five', 'deux', 'trois', 'quatre', 'cinq'];
    const counted = new RegExp(`\\b(?:in|en) (${numbers.join('|')}) langu`, 'g');
    const wrong = events.filter(({ langues, activite: [activity] }) =>
      [...`${activity?.description_fr} ${activity?.description_en}`.matchAll(counted)].some(
        ([, word = '']) => langues.length > 0 && langues.length !== (numbers.indexOf(word) % 4) + 2,
      ),
    );
    expect(ids(wrong)).toEqual([]);
  });

  test('on 12 October at 17:00, events are on or about to begin, and vernissages are past and upcoming', () => {
    const shown = events.filter(({ edition, show }) => edition === 1 && show);
    const dated = shown.filter(({ type, date }) => type !== 1 && date);
    const underWay = dated.filter(({ date, date_end }) => (date ?? '') < NOW && NOW < (date_end ?? ''));
    const soon = dated.filter(
      ({ date }) => (date ?? '') >= NOW && (date ?? '') <= '2024-10-12T18:00:00+01:00',
    );
    expect(underWay.length).toBeGreaterThanOrEqual(3);
    expect(soon.length).toBeGreaterThanOrEqual(3);
    const vernissages = shown.flatMap(({ vernissage }) => vernissage ?? []);
    expect(vernissages.filter((start) => start > NOW)).toHaveLength(3);
    expect(vernissages.filter((start) => start < NOW).length).toBeGreaterThan(0);
  });

  test('every event is within the days of its edition', () => {
    const strays = events.filter(({ edition, date, date_end, vernissage }) => {
      const { date_debut, date_fin } = editions.find(({ id }) => id === edition) ?? {};
      const days = [date, date_end, vernissage].flatMap((time) => time?.slice(0, 10) ?? []);
      return days.some((day) => day < (date_debut ?? '') || day > (date_fin ?? ''));
    });
    expect(ids(strays)).toEqual([]);
  });
});

test.each(['intro_fr', 'intro_en'] as const)(
  'an exhibition has an introduction of over 80 words that is cut within its emphasis: %s',
  (field) => {
    const words = (eventNumbered(5).activite[0]?.[field] ?? '').replace(/<\/?p>/g, '').split(/\s+/);
    const [shown, rest] = [words.slice(0, 80).join(' '), words.slice(80).join(' ')];
    expect(eventNumbered(5)).toMatchObject({ type: 1, edition: 1, parent: null });
    expect(shown).toContain('<em>');
    expect(shown).not.toContain('</em>');
    expect(rest).toContain('</em>');
  },
);

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

describe('media', () => {
  test('no picture is missing, damaged or too small, and no file of the folder is unused', async () => {
    expect(await readFestival(DEMO_FOLDER).remarks()).toEqual([]);
  });

  test('video ids have the form of the provider’s, but are invented and unique', () => {
    const videoIds = [...events, ...persons].flatMap(({ videos }) =>
      videos.flatMap(({ youtube_id }) => youtube_id ?? []),
    );
    expect(videoIds.filter((id) => !/^dhaw[\w-]{7}$/.test(id))).toEqual([]);
    expect(new Set(videoIds).size).toBe(videoIds.length);
  });
});
