import { expect, test } from 'vitest';
import { personPages } from '../../../../src/screens/people/person.ts';
import { activity, edition, event, participant, role } from '../../domain/builders.ts';
import { festivalOf, person } from '../builders.ts';

const leila = person(7, 'Leïla', 'Ombrelle');
const pagesOf = (count: number) => {
  const events = Array.from({ length: count }, (_, at) =>
    event(at, '', { editionId: at < 50 ? 1 : 2, activities: [activity(at, {}, [participant(7, 1)])] }),
  );
  const editions = [edition(1, 2024), edition(2, 2022)];
  const data = festivalOf({ events, persons: [leila], roles: [role(1, { fr: 'Artiste' })], editions });
  return personPages(leila, data, 'fr');
};

test('a person with more events than a phone can load on one page has several, by edition', () => {
  const [first, second, ...more] = pagesOf(70);
  expect(more).toEqual([]);
  const countsOf = (page: typeof first) =>
    page?.work.map(({ edition: of, events }) => `${of?.year}: ${events.length}`);
  expect([countsOf(first), countsOf(second)]).toEqual([['2024: 50', '2022: 14'], ['2022: 6']]);
  expect([first?.turns?.nextHref, second?.turns?.previousHref]).toEqual(['/fr/person/7/2/', '/fr/person/7/']);
});

test('a person with fewer events has a single page', () => {
  expect(pagesOf(64).map(({ page, turns }) => [page, turns])).toEqual([[1, null]]);
  expect(pagesOf(0).map(({ work }) => work)).toEqual([[]]);
});

test('a film shows its own still until it is played, otherwise the thumbnail of its provider', () => {
  const file = (hash: string) =>
    ({ hash, extension: 'jpg', size: { width: 1200, height: 800 }, bytes: 1 }) as const;
  const media = { still: file('own'), 'https://i.ytimg.com/vi/abcdefghij_/hqdefault.jpg': file('provided') };
  const film = { id: 1, title: {}, youtubeId: 'abcdefghij_', fileUrl: null };
  const videos = [{ ...film, poster: { sources: ['still'] } }, film];
  const [page] = personPages({ ...leila, videos }, festivalOf({ persons: [leila], media }), 'fr');
  expect(page?.videos.map(({ poster }) => poster?.hash)).toEqual(['own', 'provided']);
});
