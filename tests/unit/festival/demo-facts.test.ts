import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFestival } from '../../../scripts/festival/new-festival.ts';
import { readFestival } from '../../../scripts/festival/read-festival.ts';
import { langs } from '../../../src/domain/model/languages.ts';
import { translator, type Key } from '../../../src/i18n/translate.ts';
import { festival as site } from '../../../src/site/festival.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { eventNumbered, festival, ids } from '../demo/festival-parts.ts';

/** What the demo’s texts tell its visitors is what its fields, and the site, say. */

const { events, faqs } = festival;

describe('an event', () => {
  test('is free “with registration” if, and only if, its page offers one', () => {
    const priced = events.filter(({ tarif }) => tarif !== null);
    const offers = ({ id, inscription_form, type, lien_billetterie }: (typeof events)[number]): boolean => {
      const sellsTickets = type === site.ticketedEventTypeId && lien_billetterie !== null;
      const isSelfGuided = site.selfGuidedEventIds.some((one) => one === id);
      return inscription_form && !sellsTickets && !isSelfGuided;
    };
    const said = (words: RegExp, field: 'intitule' | 'intitule_en'): number[] =>
      ids(priced.filter(({ tarif }) => words.test(tarif?.[field] ?? '')));
    const offered = ids(priced.filter(offers));
    expect(said(/inscription/, 'intitule')).toEqual(offered);
    expect(said(/registration/, 'intitule_en')).toEqual(offered);
  });

  test('takes as many visitors as its text says', () => {
    const numbers = { dix: 10, douze: 12, quinze: 15, seize: 16, vingt: 20, 'cent vingt': 120 };
    const told = new RegExp(
      `\\b(${Object.keys(numbers).join('|')}) (places|personnes|participants|photographes)`,
      'i',
    );
    const wrong = events.flatMap(({ id, jauge, activite }) => {
      const text = `${activite[0]?.intro_fr} ${activite[0]?.description_fr}`;
      const number = told.exec(text)?.[1]?.toLowerCase() as keyof typeof numbers | undefined;
      return jauge === null || number === undefined || jauge === numbers[number] ? [] : [[id, number, jauge]];
    });
    expect(wrong).toEqual([]);
    // The rehearsals of a choir of eighty.
    expect([112, 113].map((id) => eventNumbered(id).jauge)).toEqual([80, 80]);
  });

  test('is in the languages that its text names', () => {
    expect(eventNumbered(45).langues).toEqual(['en']);
    expect(eventNumbered(86).langues).toEqual(['fr', 'ar']);
  });
});

describe.each(langs)('in %s', (lang) => {
  const t = translator(lang);
  const titles: [path: string, key: Key][] = [
    ['calendar', 'agenda.title'],
    ['map', 'map.title'],
    ['userEventSubscriptions', 'myevents'],
  ];

  test('the menus of the demo and of a new festival name the pages as the pages do', () => {
    const starter = join(temporaryFolder(), 'mine');
    newFestival(starter, new Date('2026-11-22T12:00:00Z'));
    const entries = [festival, readFestival(starter).festival].flatMap(({ subMenus }) => subMenus);
    const named = entries.flatMap(({ path, intitule_fr, intitule_en }) => {
      const title = titles.find(([one]) => one === path)?.[1];
      return title === undefined ? [] : [[lang === 'fr' ? intitule_fr : intitule_en, t(title)]];
    });
    expect(named).toHaveLength(5);
    expect(named.filter(([label, title]) => label !== title)).toEqual([]);
  });

  test('the question on cancelling names the page of one’s events as the page does', () => {
    const answer = faqs.find(({ id }) => id === 8)?.[lang === 'fr' ? 'answer_fr' : 'answer_en'];
    expect(answer).toContain(t('myevents'));
  });
});

test('the festival calls itself a biennale in both languages, as the site does', () => {
  expect(JSON.stringify(festival)).not.toMatch(/biennial/i);
});

test('the questions count the workshops for children', () => {
  const forFamilies = events.filter(({ edition, activite }) => edition === 1 && activite[0]?.type === 11);
  expect(forFamilies).toHaveLength(6);
  const { answer_fr, answer_en } = faqs.find(({ id }) => id === 13) ?? {};
  expect([answer_fr, answer_en]).toEqual([
    expect.stringContaining('Six ateliers'),
    expect.stringContaining('Six workshops'),
  ]);
});

test('articles run by date, the latest first and those without a date last, as their page says', () => {
  const dates = festival.mediaLinks.map(({ date }) => date ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
});
