import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../../../src/domain/search/search-index.ts';
import { textWords, searchEntry, type SearchEntry } from '../../../../src/domain/search/search-entry.ts';
import { TODAY, entry, entries, idsOf, titlesOf, found, eventsIn } from './some-entries.ts';

describe('a search', () => {
  test('finds events, and people apart', () => {
    expect(found('ombre')).toEqual({ events: [3, 1, 2, 4], people: [5] });
  });

  test('puts first what begins the title, then a word of it, then is in it, then the rest', () => {
    expect(found('ombre').events).toEqual([3, 1, 2, 4]);
  });

  test('reads accents, case and apostrophes away on both sides', () => {
    expect(found('MEDINA').events).toEqual([1, 3]);
    expect(found('l’ÓMBRE').events).toEqual(found("l'ombre").events);
    expect(found('leila').people).toEqual([5]);
  });

  test('wants every word, in any order', () => {
    expect(found('medina portee').events).toEqual([3]);
    expect(found('ombre palais').events).toEqual([2]);
    expect(found('ombre rouge bleue verte')).toEqual({ events: [], people: [] });
  });

  test('finds the title in the other language and the place', () => {
    expect(found('shadow').events).toEqual([1, 3]);
    expect(found('kheir').events).toEqual([2]);
  });

  test('answers with what is named better than any event: a name before the events that mention it', () => {
    const some = searchIndex([entry(1, 'Nuit', ['Leïla Ombrelle']), ...entries.slice(4)]);
    expect(idsOf(some.search('leila', TODAY).answers)).toEqual([5]);
    expect(some.search('nuit', TODAY).answers).toEqual([]);
  });

  test('finds what only a long text says, after what a title or a place says', () => {
    const texts = {
      synonyms: [],
      items: textWords([{ entry: entries[1] as SearchEntry, text: 'Les migrations' }]),
    };
    const some = searchIndex([...entries, entry(9, 'Migration')], texts);
    expect(idsOf(some.search('migration', TODAY).events)).toEqual([9, 1]);
    expect(idsOf(some.search('migrations', TODAY).events)).toEqual([9, 1]);
  });

  test('takes a word for another of the same meaning, after those that have the very word', () => {
    const texts = { synonyms: [['kids', 'enfant']], items: [] };
    const some = searchIndex([entry(1, 'L’enfant'), entry(2, 'Un soir', ['Kids'])], texts);
    expect(idsOf(some.search('kids', TODAY).events)).toEqual([2, 1]);
  });

  test('puts what is over after what is to come', () => {
    const on = (id: number, begins: string, lastDay?: string) => ({
      ...entry(id, 'Concert'),
      begins,
      ...(lastDay && { lastDay }),
    });
    const some = [on(1, '2024-10-10T18:00'), on(2, '2024-10-11', '2024-10-30'), on(3, '2024-10-14T18:00')];
    expect(eventsIn(some, 'concert')).toEqual([2, 3, 1]);
  });

  test('reads words of one family alike, those as typed first, and no function word for another', () => {
    const some = [
      entry(1, 'Brodeuses'),
      entry(2, 'Broderie'),
      entry(3, 'Photographers'),
      entry(4, 'Dans le noir'),
    ];
    expect(eventsIn(some, 'broderie')).toEqual([2, 1]);
    expect(eventsIn(some, 'photographie')).toEqual([3]);
    expect(eventsIn(some, 'danse')).toEqual([]);
  });

  test('takes only the last word of a query for the beginning of another: what comes before is finished', () => {
    const some = [entry(1, 'Halfaouine', ['Price']), entry(2, 'Half', ['Price'])];
    expect(eventsIn(some, 'half price')).toEqual([2]);
    expect(eventsIn(some, 'price half')).toEqual([2, 1]);
  });

  test('answers with the page that is called so, before what only contains its name', () => {
    const page = { ...entry(0, 'Mon compte', [], 'page'), id: null, names: ['sign in'] };
    const some = searchIndex([entry(1, 'Sign of the times'), page, entry(2, 'Mon compte est bon')]);
    expect(titlesOf(some.search('Sign in', TODAY).answers)).toEqual(['Mon compte']);
    expect(titlesOf(some.search('mon compte', TODAY).answers)).toEqual(['Mon compte']);
  });

  test('answers a question with one that stands among those often asked', () => {
    const question = { ...entry(0, 'May one photograph?', [], 'page'), id: null, isQuestion: true as const };
    const some = searchIndex([entry(1, 'Photograph'), question]);
    expect(titlesOf(some.search('can I photograph', TODAY).answers)).toEqual(['May one photograph?']);
    expect(titlesOf(some.search('photograph', TODAY).answers)).toEqual([]);
  });

  test('lets a word be missing that stands in too many texts to tell one from another', () => {
    const many = Array.from({ length: 30 }, (_, id) => ({
      entry: entry(id, `Nuit ${id}`),
      text: 'Photographies',
    }));
    const wedding = { entry: entry(99, 'Jour'), text: 'Un mariage' };
    const texts = { synonyms: [], items: textWords([...many, wedding]) };
    const some = searchIndex(
      [...many, wedding].map((one) => one.entry),
      texts,
    );
    expect(texts.items).toContain('photograph *');
    expect(idsOf(some.search('photographe de mariage', TODAY).events)).toEqual([99]);
  });

  test('puts what is at an address after what speaks of it', () => {
    const at = searchEntry({ ...entry(1, 'Nuit'), alsoSearched: [], where: ['Rue du Pacha'] });
    const some = searchIndex([at, entry(2, 'Jour', ['La rue'])]);
    expect(idsOf(some.search('rue', TODAY).events)).toEqual([2, 1]);
  });

  test('of a weekday’s morning, when this one is over, means the next', () => {
    const on = (id: number, begins: string) => ({ ...entry(id, 'Atelier'), begins });
    const day = (date: string) => ({ ...entry(0, date, [], 'answer'), id: null, day: date });
    const some = [on(1, '2024-10-12T10:00'), on(2, '2024-10-19T10:00'), day('2024-10-12'), day('2024-10-19')];
    const first = (clock: string) =>
      searchIndex(some).search('atelier samedi matin', TODAY, clock).events[0]?.id;
    expect([first('09:00'), first('17:00')]).toEqual([1, 2]);
  });

  test('gives at most twenty events, the best ones', () => {
    const many = Array.from({ length: 30 }, (_, id) =>
      entry(id, id < 25 ? `Nuit ${id}` : `${id}`, ['Ombre']),
    );
    expect(eventsIn([...many, entry(99, 'Ombre')], 'ombre')).toEqual([99, ...Array(19).keys()]);
  });

  test('reads singular and plural alike, in both languages', () => {
    const some = [entry(1, 'Atelier'), entry(2, 'Ateliers'), entry(3, 'Families'), entry(4, 'Journal')];
    expect(eventsIn(some, 'ateliers')).toEqual([2, 1]);
    expect(eventsIn(some, 'atelier')).toEqual([1, 2]);
    expect(eventsIn(some, 'family')).toEqual([3]);
    expect(eventsIn(some, 'journaux')).toEqual([4]);
    expect(eventsIn([entry(1, 'Sentier')], 'sens')).toEqual([]);
  });

  test('passes over words that tell nothing, unless there is no other', () => {
    expect(found('la nuit avec l’ombre').events).toEqual([1]);
    expect(found('une nuit et l’ombre').events).toEqual([1]);
    expect(found('of shadow').events).toEqual(found('shadow').events);
    expect(found('la').events).toEqual([1, 4]);
  });

  test('finds five letters within a word of a title, never fewer and never elsewhere', () => {
    expect(found('nombre').events).toEqual([2]);
    expect(found('ombr').events).toEqual([3, 1, 4]);
    expect(found('eireddin').events).toEqual([]);
  });

  test('finds a word with a hyphen written as one', () => {
    expect(eventsIn([entry(1, 'À contre-jour')], 'contrejour')).toEqual([1]);
  });

  test('puts a whole word before one that only begins so', () => {
    expect(eventsIn([entry(1, 'Les nuitées'), entry(2, 'La nuit')], 'nuit')).toEqual([2, 1]);
  });

  test.each(['', '   ', '?!', '🌒'])('for %j finds nothing', (query) => {
    expect(found(query)).toEqual({ events: [], people: [] });
  });

  test('in an empty index finds nothing', () => {
    expect(searchIndex([]).search('ombre', TODAY)).toMatchObject({ events: [], people: [], pages: [] });
  });

  test('keeps the order of the index among equals', () => {
    const equals = [entry(9, 'Nuit'), entry(2, 'Nuit'), entry(5, 'Nuit')];
    expect(eventsIn(equals, 'nuit')).toEqual([9, 2, 5]);
  });
});
