import { describe, expect, it } from 'vitest';
import {
  lossesInGrace,
  fallbackRecords,
  type Holding,
  listHolding,
  minorLists,
  pageHolding,
} from '../../../scripts/pull/contract/holdings.ts';
import { resources } from '../../../scripts/pull/read/resources.ts';
import { HOUR, START } from './harness.ts';
import { festivalOf } from './to-domain/harness.ts';

describe('the content of a minor list or a page', () => {
  const { festival } = festivalOf({
    activityKinds: [{ id: 1, intitule: 'Atelier' }, { id: 2 }],
    roles: [{ id: 1, intitule: 'Artiste' }, { id: 2 }],
    partners: [{ id: 1, nom_fr: 'Radio' }, { id: 2, logo: 'https://a.example/b.png' }, { id: 3 }, { id: 4 }],
    partnerTypes: [{ id: 1, intitule: 'Soutiens' }, { id: 2 }],
    socials: [{ id: 1, lien: 'https://social.example/', icone: 'instagram' }, { id: 2 }],
    mediaLinks: [{ id: 1, url: 'https://presse.example/' }, { id: 2 }],
    faqs: ['Où ?', ''].map((question_fr, id) => ({ id, question_fr, type: { id: 1, intitule: 'Venir' } })),
    pdfs: [{ id: 1, download_url: 'https://a.example/b.pdf' }, { id: 2 }, { id: 3 }],
    pages: [
      { id: 1, sections: [{ id: 1 }, { id: 2, content_fr: 'Ici.' }] },
      { id: 2, sections: [{ id: 1, view: 'faqs' }] },
      { id: 3, intitule_fr: 'Mentions', sections: [{ id: 1 }] },
      { id: 4 },
    ],
  });

  it('is the number of records with something to show, or of all records if a list only completes others', () => {
    const holdings = minorLists.map((name) => listHolding(name, 9, festival));
    const path = resources.pdfs.path;
    expect(holdings.at(-1)).toEqual({ path, given: 9, usable: 1, isPage: false, isRequired: false });
    expect(Object.fromEntries(holdings.map((one) => [one.path, one.usable]))).toEqual({
      '/activites/': 9,
      '/typeactivites/': 1,
      '/intervenants/': 9,
      '/roles/': 1,
      '/partenaires/': 2,
      '/typespartenaires/': 1,
      '/sociaux/': 1,
      '/liens/': 1,
      '/faqs/': 1,
      '/pdf/': 1,
    });
  });

  it.each([
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 0],
  ])('of page %i is rated %i', (id, usable) => {
    const page = festival.pages.find((one) => one.id === id);
    const holding = { path: '/pages/1', given: 1, usable, isPage: true, isRequired: true };
    expect(pageHolding('/pages/1', page, true)).toEqual(holding);
    const none = { ...holding, given: 0, usable: 0, isRequired: false };
    expect(pageHolding('/pages/1', undefined, false)).toEqual(none);
  });

  const since = new Date(START).toISOString();
  const list = (given: number, usable: number) => {
    return { path: '/roles/', given, usable, isPage: false, isRequired: false };
  };
  const page = (usable: number, isRequired = false) => {
    return { path: '/pages/19', given: 1, usable, isPage: true, isRequired };
  };
  const none = 'has held 2 records, none of any use,';
  const corrected = 'until it is corrected';
  const less = 'has had less to read than before';

  it.each<[string, Holding, number, number, string | null, string?]>([
    ['as much as before', list(3, 3), 3, 0, null],
    ['a little less', list(8, 8), 10, 0, null],
    ['much less', list(9, 7), 10, 0, `has held 7 records of use since ${since}, and held 10 before`],
    ['nothing', list(0, 0), 1, 23, `has been empty since ${since}, and held 1 before`],
    ['nothing for a day', list(0, 0), 1, 24, null],
    ['nothing usable', list(2, 0), 2, 99, `${none} since ${since}, and held 2 before`, corrected],
    ['as much on a page', page(2), 2, 0, null],
    ['less on a page', page(1), 2, 23, `${less} since ${since}`],
    ['less on a page for a day', page(1), 2, 24, null],
    ['less in the legal notice', page(1, true), 2, 99, `${less} since ${since}`, corrected],
  ])('is replaced by earlier records after a sudden loss: %s', (_, holding, held, hours, found, until) => {
    const { path } = holding;
    const graceAt = (now: number, emptySince: Record<string, string>, acceptChanges = false) =>
      lossesInGrace([holding], {
        before: { listed: { [path]: held }, emptySince, highWater: {} },
        now,
        acceptChanges,
      });
    const reason =
      `${found}: the earlier records are shown ${until ?? 'for a day'}; ` +
      'if it is right, pull again with --accept-changes';
    const nothing = { emptySince: {}, reports: [] };
    const reports = [{ path: `/api${path}`, id: null, reason }];
    const expected = found === null ? nothing : { emptySince: { [path]: since }, reports };
    expect(graceAt(START + hours * HOUR, { [path]: since })).toEqual(expected);
    if (hours < 24) expect(graceAt(START, {})).toEqual(expected);
    expect(graceAt(START, {}, true)).toEqual(nothing);
    expect(lossesInGrace([holding], { before: undefined, now: START, acceptChanges: false })).toEqual(
      nothing,
    );
  });

  it('of the last snapshot replaces failed lists and pages, except core lists and activities', () => {
    const { partners, faqs, faqTypes, pages } = festival;
    const failed = ['/evenements/', '/activites/', '/partenaires/', '/faqs/', '/pages/3'];
    const fallback = { partners, faqs, faqTypes, pages: pages.slice(2, 3) };
    expect(fallbackRecords(festival, failed)).toStrictEqual(fallback);
    expect(fallbackRecords(null, failed)).toEqual({});
  });
});
