import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../../../src/domain/search/search-index.ts';
import { textWords, searchEntry, type SearchEntry } from '../../../../src/domain/search/search-entry.ts';

/** In the festival's time zone. */
const TODAY = '2024-10-12';

const entry = (
  id: number,
  title: string,
  alsoSearched: string[] = [],
  kind: SearchEntry['kind'] = 'event',
): SearchEntry => searchEntry({ kind, id, path: `/fr/event/${id}/`, title, detail: '', alsoSearched });

const entries = [
  entry(4, 'Débat : la lumière', ['Debate', 'Théâtre de l’Ombre']),
  entry(1, 'La nuit de l’ombre', ['Night of shadow', 'Médina']),
  entry(2, 'Pénombre', ['Half-light', 'Palais Kheireddine']),
  entry(3, 'Ombre portée', ['Cast shadow', 'Médina']),
  entry(5, 'Leïla Ombrelle', [], 'person'),
  entry(6, 'Yassine Gharbi', [], 'person'),
];
const index = searchIndex(entries);

const idsOf = (list: readonly SearchEntry[]) => list.map(({ id }) => id);
const titlesOf = (list: readonly SearchEntry[]) => list.map(({ title }) => title);
const eventsIn = (some: readonly SearchEntry[], query: string) =>
  idsOf(searchIndex(some).search(query, TODAY).events);

describe('a search', () => {
  test.each([
    [
      'ranks the beginning of a title first, then a word of it, then a part of one, then the rest',
      'ombre',
      [3, 1, 2, 4],
    ],
    ['ignores case and accents of the index', 'MEDINA', [1, 3]],
    ['ignores accents and apostrophes of the query', 'l’ÓMBRE', [3, 1, 2, 4]],
    ['requires every word, in any order', 'medina portee', [3]],
    ['requires every word, in the title or the place', 'ombre palais', [2]],
    ['finds nothing if a word is missing', 'ombre rouge bleue verte', []],
    ['finds the title in the other language', 'shadow', [1, 3]],
    ['finds the place', 'kheir', [2]],
    ['ignores function words', 'la nuit avec l’ombre', [1]],
    ['ignores function words of both languages', 'of shadow', [1, 3]],
    ['uses function words if there are no others', 'la', [1, 4]],
    ['finds five letters within a word of a title', 'nombre', [2]],
    ['finds no fewer letters within a word', 'ombr', [3, 1, 4]],
    ['finds no letters within a word elsewhere', 'eireddin', []],
    ['tolerates one edit from five letters', 'kherredine', [2]],
    ['tolerates two edits from seven letters', 'khereddine', [2]],
    ['tolerates no edit in the beginning of a word', 'kheirad', []],
    ['drops a word that occurs nowhere', 'nuit introuvable', [1]],
    ['finds nothing for an empty query', '', []],
    ['finds nothing for spaces', '   ', []],
    ['finds nothing for punctuation', '?!', []],
    ['finds nothing for an emoji', '🌒', []],
  ])('%s: “%s”', (_, query, found) => {
    expect(idsOf(index.search(query, TODAY).events)).toEqual(found);
  });

  test.each([
    ['ombre', [5]],
    ['leila', [5]],
    ['ghabri', [6]],
    ['gharbii', [6]],
    ['gharb1', [6]],
    ['gharvi', [6]],
    ['hgarbi', [6]],
    ['garbi', [6]],
    ['ghbi', []],
  ])('finds people separately, with one edit from five letters on: %s', (query, people) => {
    expect(idsOf(index.search(query, TODAY).people)).toEqual(people);
  });

  test.each([
    ['ghabri', true],
    ['nuit introuvable', true],
    ['ghbi', false],
    ['shadow', false],
  ])('for “%s” states whether its results are approximate: %s', (query, isApproximate) => {
    expect(index.search(query, TODAY).isApproximate).toBe(isApproximate);
  });

  const nights = [entry(9, 'Nuit'), entry(2, 'Nuit'), entry(5, 'Nuit')];
  const crafts = [entry(1, 'Brodeuses'), entry(2, 'Broderie')];
  const prices = [entry(1, 'Halfaouine', ['Price']), entry(2, 'Half', ['Price'])];
  const plurals = [entry(1, 'Atelier'), entry(2, 'Ateliers'), entry(3, 'Families'), entry(4, 'Journal')];
  const street = searchEntry({ ...entry(1, 'Nuit'), alsoSearched: [], where: ['Rue du Pacha'] });

  test.each([
    ['keeps the order of the index among equals', nights, 'nuit', [9, 2, 5]],
    [
      'ranks a whole word before a longer word',
      [entry(1, 'Les nuitées'), entry(2, 'La nuit')],
      'nuit',
      [2, 1],
    ],
    ['finds a hyphenated word that is written as one', [entry(1, 'À contre-jour')], 'contrejour', [1]],
    ['matches words of one stem, the typed one first', crafts, 'broderie', [2, 1]],
    ['matches stems across languages', [entry(3, 'Photographers')], 'photographie', [3]],
    ['does not match a function word by its stem', [entry(4, 'Dans le noir')], 'danse', []],
    ['matches singular and plural', plurals, 'ateliers', [2, 1]],
    ['ranks the typed singular first', plurals, 'atelier', [1, 2]],
    ['matches an English plural', plurals, 'family', [3]],
    ['matches an irregular plural', plurals, 'journaux', [4]],
    ['does not take a plural for a beginning', [entry(1, 'Sentier')], 'sens', []],
    ['takes words before the last for finished', prices, 'half price', [2]],
    ['takes the last word for unfinished', prices, 'price half', [2, 1]],
    [
      'ranks the address of an event after its other words',
      [street, entry(2, 'Jour', ['La rue'])],
      'rue',
      [2, 1],
    ],
    [
      'tolerates no edits if words are found as typed',
      [entry(1, 'Lumière'), entry(2, 'Lumières'), entry(3, 'Lumiere')],
      'lumiere',
      [1, 3, 2],
    ],
    ['finds nothing in an empty index', [], 'ombre', []],
    ['ranks by fewest edits', [entry(1, 'Kheireddine'), entry(2, 'Kheiredine')], 'kheiredinne', [2, 1]],
  ])('%s', (_, some, query, found) => {
    expect(eventsIn(some, query)).toEqual(found);
  });

  test('ranks past events after upcoming ones', () => {
    const concert = { ...entry(0, 'Concert') };
    const some = [
      { ...concert, id: 1, begins: '2024-10-10T18:00' },
      { ...concert, id: 2, begins: '2024-10-11', lastDay: '2024-10-30' },
      { ...concert, id: 3, begins: '2024-10-14T18:00' },
    ];
    expect(eventsIn(some, 'concert')).toEqual([2, 3, 1]);
  });

  test('returns at most twenty events, the best ones', () => {
    const many = Array.from({ length: 30 }, (_, id) =>
      entry(id, id < 25 ? `Nuit ${id}` : `${id}`, ['Ombre']),
    );
    expect(eventsIn([...many, entry(99, 'Ombre')], 'ombre')).toEqual([99, ...Array(19).keys()]);
  });

  test('looks for similar words in titles first, and in names only if no title is similar', () => {
    const near = searchIndex([
      entry(1, 'Contrejour'),
      entry(2, 'Nuit', ['Contrejeur']),
      entry(3, 'Contrejoux', [], 'person'),
    ]);
    const { events, people } = near.search('contrejouz', TODAY);
    expect([idsOf(events), idsOf(people)]).toEqual([[1], []]);
  });
});

describe('the answer of a search', () => {
  const unnumbered = (title: string, given: Partial<SearchEntry>): SearchEntry => ({
    ...entry(0, title, [], 'page'),
    id: null,
    ...given,
  });

  test('is a person whose name matches better than the events that mention it', () => {
    const some = searchIndex([entry(1, 'Nuit', ['Leïla Ombrelle']), ...entries.slice(4)]);
    expect(idsOf(some.search('leila', TODAY).answers)).toEqual([5]);
    expect(some.search('nuit', TODAY).answers).toEqual([]);
  });

  test('is the page with that name, before events that contain it', () => {
    const page = unnumbered('Mon compte', { names: ['sign in'] });
    const some = searchIndex([entry(1, 'Sign of the times'), page, entry(2, 'Mon compte est bon')]);
    expect(titlesOf(some.search('Sign in', TODAY).answers)).toEqual(['Mon compte']);
    expect(titlesOf(some.search('mon compte', TODAY).answers)).toEqual(['Mon compte']);
  });

  test('is a question of the site if the query is a question', () => {
    const question = unnumbered('May one photograph?', { isQuestion: true });
    const some = searchIndex([entry(1, 'Photograph'), question]);
    expect(titlesOf(some.search('can I photograph', TODAY).answers)).toEqual(['May one photograph?']);
    expect(titlesOf(some.search('photograph', TODAY).answers)).toEqual([]);
  });

  test('for the morning of a weekday is the next one if this one is over', () => {
    const on = (id: number, begins: string) => ({ ...entry(id, 'Atelier'), begins });
    const days = ['2024-10-12', '2024-10-19'].map((day) => unnumbered(day, { kind: 'answer', day }));
    const some = searchIndex([on(1, '2024-10-12T10:00'), on(2, '2024-10-19T10:00'), ...days]);
    const firstAt = (clock: string) => some.search('atelier samedi matin', TODAY, clock).events[0]?.id;
    expect([firstAt('09:00'), firstAt('17:00')]).toEqual([1, 2]);
  });
});

describe('a search in texts', () => {
  test('finds words of long texts after those of titles', () => {
    const items = textWords([{ entry: entries[1] as SearchEntry, text: 'Les migrations' }]);
    const some = searchIndex([...entries, entry(9, 'Migration')], { synonyms: [], items });
    expect(idsOf(some.search('migration', TODAY).events)).toEqual([9, 1]);
    expect(idsOf(some.search('migrations', TODAY).events)).toEqual([9, 1]);
  });

  test('finds synonyms after the exact word', () => {
    const texts = { synonyms: [['kids', 'enfant']], items: [] };
    const some = searchIndex([entry(1, 'L’enfant'), entry(2, 'Un soir', ['Kids'])], texts);
    expect(idsOf(some.search('kids', TODAY).events)).toEqual([2, 1]);
  });

  test('allows a word to be missing that occurs in too many texts to distinguish them', () => {
    const texts = Array.from({ length: 30 }, (_, id) => ({
      entry: entry(id, `Nuit ${id}`),
      text: 'Photographies',
    }));
    texts.push({ entry: entry(99, 'Jour'), text: 'Un mariage' });
    const items = textWords(texts);
    const some = searchIndex(
      texts.map((one) => one.entry),
      { synonyms: [], items },
    );
    expect(items).toContain('photograph *');
    expect(idsOf(some.search('photographe de mariage', TODAY).events)).toEqual([99]);
  });
});
