import { describe, expect, it } from 'vitest';
import { compose, type NameList, countWords, sentencesOf } from '../../../../src/domain/press/boilerplate.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'mot').join(' ');

const names: NameList = {
  names: ['Ada', 'Bo', 'Cléo', 'Dora', 'Ed', 'Fa', 'Gil', 'Hind', 'Ida', 'Jo'],
  sentence: (some, left) => `Avec ${some.join(', ')}${left > 0 ? ` et ${left} autres` : ''}.`,
};

it.each([
  ['L’édition d’automne', 2],
  ['« Contre-jour » : neuf expositions !', 3],
  ['plus de 70\u202f000 visiteurs', 4],
  ['A – B', 2],
])('the words of “%s” are %i, as a word processor counts them', (text, count) => {
  expect(countWords(text)).toBe(count);
});

it('the sentences of an editorial are those of its paragraphs, without headings and quotations', () => {
  const html =
    '<h2>Titre</h2><p>Un <em>mot</em>. Deux&nbsp;?</p><blockquote><p>Cité.</p></blockquote><p lang="fr">Trois.</p>';
  expect(sentencesOf(html, 'fr')).toEqual(['Un mot.', 'Deux\u00a0?', 'Trois.']);
});

describe('a presentation', () => {
  const parts = { facts: [words(20), words(15)], text: [words(10), words(30), words(30)], lists: [names] };

  const ada: NameList = { names: ['Ada'], sentence: () => 'Ada.' };

  it.each([50, 100, 250])('of %i words is never more than a tenth longer', (target) => {
    const count = countWords(compose(target, parts));
    expect(count).toBeLessThanOrEqual(target * 1.1);
    expect(count).toBeGreaterThanOrEqual(Math.min(target * 0.9, countWords(compose(1000, parts))));
  });

  it('has the facts first, then whole sentences of the edition in their order', () => {
    const text = ['Un.', 'Deux.', words(200), 'Trois.'];
    expect(compose(100, { facts: ['Les faits.'], text, lists: [] })).toBe('Les faits.\n\nUn. Deux.');
  });

  it('names as many people as there is room for, and counts the others', () => {
    const text = compose(9, { facts: ['Un.'], text: [], lists: [names] });
    expect(text).toBe('Un.\n\nAvec Ada, Bo, Cléo, Dora et 6 autres.');
    expect(compose(20, { facts: ['Un.'], text: [], lists: [names] })).toContain('Ida, Jo.');
  });

  it.each([
    ['skips a fact that is too long', 4, { facts: ['Un.', words(20), 'Trois.'], lists: [] }, 'Un. Trois.'],
    ['names nobody once it is long enough', 10, { facts: [words(10)], lists: [ada] }, words(10)],
    ['names nobody rather than too few', 6, { facts: ['Un.'], lists: [names] }, 'Un.'],
    ['names nobody if the list is empty', 9, { facts: ['Un.'], lists: [{ ...names, names: [] }] }, 'Un.'],
  ])('%s', (_name, target, given, text) => {
    expect(compose(target, { text: [], ...given })).toBe(text);
  });

  it('has what is known, however little', () => {
    expect(compose(1, { facts: ['Dhaw 2013 à Tunis.'], text: [], lists: [] })).toBe('Dhaw 2013 à Tunis.');
  });
});
