import { describe, expect, test } from 'vitest';
import { searchEntries, searchTexts } from '../../../../src/screens/search/search-entries.ts';
import { searchView, type SearchView } from '../../../../src/screens/search/search-view.ts';
import { searchIndex } from '../../../../src/domain/search/search-index.ts';
import { activity, edition, event, participant, place, role, timeOf, type } from '../../domain/builders.ts';
import { TODAY } from '../../domain/search/builders.ts';
import { festivalOf, person } from '../builders.ts';
import { lineText } from '../../../../src/domain/text/localise.ts';

const medina = { ...place(5, { fr: 'Médina', en: 'Old town' }, 37, 10), address: { fr: 'Rue du Pacha' } };
const artist = role(1, { fr: 'Artiste', en: 'Artist' }, 1);
const speaker = role(2, { fr: 'Intervenante' }, 2);
const leila = person(7, 'Leïla', 'Ombrelle');
const part = participant(7, 1);

const item = { isShown: true, pageId: null, path: null };
const publisher = { id: 1, title: { fr: 'Éditeur' }, content: { fr: '<p>La fondation.</p>' }, view: null };

const festival = festivalOf({
  editions: [edition(1, 2024), { ...edition(2, 2022), title: { fr: 'Latitudes' } }],
  eventTypes: [type(6, '', 1, { title: { fr: 'Ateliers', en: 'Workshops' } })],
  faqTypes: [{ id: 1, title: { fr: 'Venir' } }],
  faqs: [
    { id: 3, typeId: 1, question: { fr: 'Faut-il un billet ?' }, answer: { fr: '<b>Non</b>, gratuit' } },
  ],
  menu: [
    { id: 1, title: { fr: 'Presse' }, isShown: true, order: 1 },
    { id: 2, title: { fr: 'Plan' }, isShown: false, order: 2 },
  ],
  subMenu: [
    { ...item, id: 1, menuId: 1, title: { fr: 'Ils parlent de nous' }, path: 'medias', order: 1 },
    { ...item, id: 2, menuId: 2, title: { fr: 'Cachée' }, pageId: 4, order: 2 },
  ],
  pages: [
    { id: 4, title: { fr: 'Page cachée' }, sections: [] },
    { id: 19, title: { fr: 'Mentions légales' }, sections: [publisher] },
  ],
  partners: [
    { id: 1, typeId: null, name: { fr: 'Banque du Large' }, logo: null, isHighlighted: false, url: null },
  ],
  places: [medina],
  roles: [speaker, artist],
  persons: [leila, person(8, null, null), person(9, 'Amine', 'Zidi')],
  participants: [participant(7, 2), part],
  events: [
    event(20, 'Archive', { editionId: 2, placeId: 5, time: timeOf('2022-10-20') }),
    event(11, 'Été', { typeId: 6, time: timeOf('2024-10-20') }),
    event(10, '', {
      placeId: 5,
      time: timeOf('2024-10-10'),
      activities: [
        { ...activity(1, { en: 'Half-light' }, [part]), kind: { id: 1, title: { fr: 'Visite guidée' } } },
        activity(2, { fr: 'Éclipse' }),
      ],
    }),
    event(12, '', { languages: ['fr', 'tse'] }),
    event(13, '50 % ombre'),
  ],
});

describe('the search index', () => {
  const entries = searchEntries(festival, 'fr');
  const index = searchIndex(entries, searchTexts(festival, 'fr', entries));
  const found = (query: string) => {
    const { answers, events, people, pages } = index.search(query, TODAY);
    const named = answers.filter(({ kind }) => kind !== 'answer');
    return [...named, ...events, ...people, ...pages].map(({ path }) => path);
  };

  const shown = entries.filter(({ kind }) => kind === 'event' || kind === 'person');

  test('holds the events of every edition, the latest first, then the people who have a name', () => {
    const held = ['event 10', 'event 11', 'event 12', 'event 13', 'event 20', 'person 7', 'person 9'];
    expect(shown.map(({ kind, id }) => `${kind} ${id}`)).toEqual(held);
  });

  test('states the place and day of an event, and the first role of a person; only dated events have an openness', () => {
    expect(shown.map(({ detail }) => detail)).toEqual([
      'Visite guidée · Médina · jeudi 10\u00a0octobre',
      'Ateliers · dimanche 20\u00a0octobre',
      '',
      '',
      'Médina · jeudi 20\u00a0octobre 2022',
      'Artiste',
      '',
    ]);
    expect(shown.filter(({ opens }) => opens).map(({ id }) => id)).toEqual([10, 11, 20]);
  });

  test('names the language of a title that is not translated, and links to pages in its own language', () => {
    expect(entries[0]).toMatchObject({ title: 'Half-light', lang: 'en' });
    expect(entries[1]).not.toHaveProperty('lang');
    for (const { path } of searchEntries(festival, 'en')) expect(path).toMatch(/^\/en\//);
  });

  const [half, summer, archive] = ['/fr/event/10/?id=10', '/fr/event/11/?id=11', '/fr/event/20/?id=20'];

  test.each([
    ['an event by any of its activities', 'eclipse', [half]],
    ['an event by its place, in another language', 'old town', ['/fr/venue/5/', half, archive]],
    ['an event by its people', 'ombrelle', ['/fr/person/7/', half]],
    ['an event by its kind', 'visites guidées', [half]],
    ['a type, then its events', 'ateliers', ['/fr/typeevent/1/6/', summer]],
    ['an address', 'rue du pacha', ['/fr/venue/5/', half, archive]],
    ['a year', '2022', ['/fr/edition/2022/', archive]],
    ['a role, and the people who have it', 'artiste', ['/fr/artists/', '/fr/person/7/']],
    ['sign language', 'langue des signes', ['/fr/event/12/?id=12']],
    ['nothing by the spoken languages', 'français', []],
    ['a question', 'billet', ['/fr/faqs/#question-3']],
    ['a question by its answer', 'gratuit', ['/fr/faqs/#question-3']],
    ['a page of the site', 'dossier de presse', ['/fr/press-kit/']],
    ['a page of the festival', 'mentions', ['/fr/page/19/']],
    ['a page by its sections', 'éditeur', ['/fr/page/19/']],
    ['a page by its name in the menu', 'ils parlent', ['/fr/medias/']],
    ['a partner', 'banque du large', ['/fr/partners/']],
    ['an edition by its title', 'latitudes', ['/fr/edition/2022/']],
    ['no page that only a hidden menu links to', 'cachée', []],
  ])('finds %s: “%s”', (_, query, paths) => {
    expect(found(query)).toEqual(paths);
  });

  test('answers practical questions from the data of the back end, and not at all if it has none', () => {
    const answersTo = (query: string) => index.search(query, TODAY).answers.map(({ title }) => title);
    expect(answersTo('horaires')).toEqual(['Ouvert maintenant']);
    expect(answersTo('how do I get there')).toEqual(['Comment venir']);
    expect(answersTo('20 octobre')).toEqual(['Programme du dimanche 20\u00a0octobre 2024']);
    for (const query of ['toilettes', 'fauteuil', 'prix', 'entrée libre', '21 octobre'])
      expect(answersTo(query)).toEqual([]);
  });

  test('states a single price as it is, two as a range, one event, and one venue on the map', () => {
    const told = (...amounts: number[]) => {
      const data = festivalOf({
        events: amounts.map((amount, id) => event(id, '', { typeId: 2, price: { words: {}, amount } })),
        places: [medina, place(6, { fr: 'Un train' })],
        eventTypes: [type(2, 'Concerts', 1, { isTicketed: true })],
      });
      return searchEntries(data, 'fr')
        .filter(({ kind }) => kind === 'answer')
        .map(({ title, detail }) => `${title} ${lineText(detail)}`.replaceAll(/\s/g, ' '));
    };
    expect(told(20, 20, 0)).toEqual(
      expect.arrayContaining([
        'Billets : Concerts 20 dinars tunisiens',
        'Entrée libre : 1 événement 2024',
        'Comment venir 1 lieu sur la carte, avec son itinéraire',
      ]),
    );
    expect(told(20, 25)).toContain('Billets : Concerts 20–25 dinars tunisiens');
  });
});

test('the search page offers events and people of the current edition from A to Z, accents aside, numbers first', () => {
  const { events, people } = searchView('fr', festival);
  const shown = (groups: SearchView['events']) =>
    groups.map(({ initial, entries }) => [initial, ...entries.map(({ title }) => title.text)]);
  expect(shown(events)).toEqual([
    ['#', '50 % ombre'],
    ['E', 'Été'],
    ['H', 'Half-light'],
  ]);
  expect(shown(people)).toEqual([['L', 'Leïla Ombrelle']]);
});
