import { expect, test } from 'vitest';
import {
  searchEntry,
  textReader,
  textWords,
  type SearchEntry,
} from '../../../../src/domain/search/search-entry.ts';
import { searchIndex } from '../../../../src/domain/search/search-index.ts';
import { entry, noTexts, TODAY } from './builders.ts';

const found = (
  entries: readonly SearchEntry[],
  query: string,
  texts: { synonyms?: string[][]; items?: string[] } = {},
) => {
  const index = searchIndex(entries, { ...noTexts, ...texts });
  const { events, isApproximate } = index.search(query, TODAY);
  return [...(isApproximate ? ['~'] : []), ...events.map(({ id }) => id)];
};

const migrant = [entry(1, 'Un'), entry(2, 'Deux'), entry(3, 'Trois', { where: ['Rue des Migrants'] })];
const titled = (...titles: string[]) => titles.map((title, at) => entry(at + 1, title));
const kids = [...titled('Un', 'Deux', 'L’enfant'), entry(4, 'Jeux', { kinds: ['Enfant'] })];
const half = [
  ...titled('Pénombre du soir', 'Nuit', 'L’ombre du soir'),
  entry(4, '', { alsoSearched: ['Pénombre'] }),
];
const nights = [
  entry(1, 'Nuit', { begins: '2024-10-11T18:00' }),
  entry(2, 'Nuit', { begins: '2024-10-12' }),
  entry(3, 'Nuit', { begins: '2024-10-01', lastDay: '2024-10-12' }),
];
const exact = [entry(1, 'L’enfant'), entry(2, 'Un soir', { alsoSearched: ['Kids'] })];
const palace = [entry(1, 'Nuit', { alsoSearched: ['Kheireddine'] }), entry(2, 'Khereddin')];
const synonyms = [['kids', 'enfant']];
const inTexts = { synonyms, items: ['enfant e1', 'kid e2'] };
const roads = [
  ...titled('Salt road', 'The long red salt road', 'Salt'),
  entry(4, 'Red', { alsoSearched: ['Red'] }),
  ...Array.from({ length: 16 }, (_, at) => entry(10 + at, `Red ${at}`)),
];

test.each<[string, readonly SearchEntry[], string, Parameters<typeof found>[2], (number | '~')[]]>([
  ['events that begin today before those that are over', nights, 'nuit', {}, [2, 3, 1]],
  ['past editions last', [entry(1, 'Nuit', { isMinor: true }), entry(2, 'Nuit')], 'nuit', {}, [2, 1]],
  ['texts by mentions, addresses last', migrant, 'migrants', { items: ['migr e2 e1'] }, [2, 1, 3]],
  ['a title before a text', titled('Un', 'Migration'), 'migrations', { items: ['migr e1'] }, [2, 1]],
  ['no text by a short beginning of a word', migrant, 'migr', { items: ['migrat e2'] }, [3]],
  ['a text by a longer beginning of a word', migrant, 'migra', { items: ['migrat e2'] }, [2, 3]],
  ['the exact word in a text before a synonym', kids.slice(0, 2), 'kids', inTexts, [2, 1]],
  ['the exact word before a synonym in a title', exact, 'kids', { synonyms }, [2, 1]],
  ['a synonym in a kind before one in a title', kids, 'kids', { synonyms }, [4, 3]],
  ['no synonyms of a function word', kids, 'avec', { synonyms: [['visiteur', 'enfant']] }, []],
  ['five letters within a word, only in titles', half, 'nombre', {}, [1]],
  ['no letters within a word if the query word is finished', half, 'nombre soir', {}, ['~', 3]],
  ['the word with the fewest edits', palace, 'kheiredinne', {}, ['~', 1]],
  ['entries with the other words if one occurs nowhere', roads, 'salt road zzzz', {}, ['~', 1, 2]],
  ['entries with most of the other words first', roads, 'red salt road zzzz', {}, ['~', 2, 1]],
  ['nothing if most words occur nowhere', roads, 'salt yyyy zzzz', {}, []],
  ['words in texts, but counts them half', roads, 'salt road zzzz', { items: ['road e3'] }, ['~', 1, 2]],
])('a search finds %s', (_, entries, query, texts, expected) => {
  expect(found(entries, query, texts)).toEqual(expected);
});

test('similar words are found in titles first, then in the words of events and in names, never in those of pages', () => {
  const entries = [
    entry(1, 'Presse', { kind: 'page', alsoSearched: ['Contrejeur'] }),
    entry(2, 'Nuit', { alsoSearched: ['Photographe'] }),
    entry(3, 'Photographies', { kind: 'page' }),
    entry(4, 'Pénombre'),
    entry(5, 'Nuit', { alsoSearched: ['Pénombra'] }),
    entry(6, 'Nour Pénombri', { kind: 'person' }),
    entry(7, 'Yassine Gharbi', { kind: 'person' }),
  ];
  const near = searchIndex(entries, noTexts);
  const search = (query: string) => {
    const { events, people, pages } = near.search(query, TODAY);
    return [...events, ...people, ...pages].map(({ id }) => id);
  };
  expect(['contrejouz', 'photografe', 'penombrx', 'ghabri'].map(search)).toEqual([[], [2], [4], [7]]);
});

test('a word that most texts have may be missing next to others, and counts where it occurs', () => {
  const entries = [entry(1, 'Noces', { alsoSearched: ['Photographe'] }), entry(2, 'Noces'), entry(3, 'Fête')];
  const items = ['noce e3', 'photograph *'];
  expect(found(entries, 'photographe de noces', { items })).toEqual([1, 2, 3]);
  expect(found(entries, 'photographe', { items })).toEqual([1]);
});

test('each word of long texts has the entries that mention it most, or a mark if there are too many', () => {
  const fill = (count: number) => Array.from({ length: count }, (_, at) => `mot${at}`).join(' ');
  const texts = [
    { entry: entry(1, 'Un'), text: `${fill(30)} désert` },
    { entry: entry(2, 'Deux', { kind: 'person' }), text: `Désert ${fill(30)}` },
    { entry: entry(0, '', { kind: 'page', id: null, path: '/p/' }), text: `${fill(20)} désert déserts` },
    { entry: entry(4, 'Désert', { alsoSearched: ['Sel'] }), text: 'Le sel, un or à 12 dinars' },
    ...Array.from({ length: 76 }, (_, at) => ({ entry: entry(10 + at, 'Nuit'), text: '' })),
  ];
  const lines = textWords(texts);
  expect(lines).toEqual(lines.toSorted());
  expect(lines).toContain('desert /p/ e4 p2 e1');
  expect(lines).toContain('12 e4');
  expect(lines).toContain('nuit *');
  expect(lines.filter((line) => /^(?:sel|or|un|) /.test(line))).toEqual([]);
});

test('a word that only a few texts of a small site have is found there', () => {
  const entries = Array.from({ length: 25 }, (_, at) => entry(at, `Nuit ${at}`));
  const texts = (count: number) =>
    entries.map((one, at) => ({ entry: one, text: at < count ? 'Corne' : '' }));
  const items = textWords(texts(2));
  expect(items).toContain('corn e0 e1');
  expect(found(entries, 'corne', { items })).toEqual([0, 1]);
  expect(textWords(texts(10))).not.toContain('corn *');
  expect(textWords(texts(11))).toContain('corn *');
});

test('a stem is looked up by itself, or by a beginning that is long enough', () => {
  const items = ['desert e1', 'deserteur e2', 'sel e3', 'selle e4', 'ضوء e5', 'ضوءي e6'];
  const read = textReader({ items });
  const found = ['desert', 'deser', 'dese', 'sel', 'ضوء', 'zzzzz'].map((stem) => read(stem).join(' '));
  expect(found).toEqual(['e1 e2', 'e1 e2', '', 'e3', 'e5 e6', '']);
});

test('an entry has each word once, in the first line that contains it', () => {
  const { words } = searchEntry({
    kind: 'event',
    id: 1,
    path: '',
    title: 'Concert à contre-jour',
    detail: '',
    kinds: ['Concert', null, 'Atelier'],
    alsoSearched: ['Backlit concert', undefined, 'Atelier de la nuit'],
    where: ['Nuit', 'Rue du Pacha'],
  });
  expect(words).toBe('contrejour concert atelier\nbacklit nuit\nrue pacha');
  expect(entry(1, 'Nuit').words).toBe('\n\n');
});
