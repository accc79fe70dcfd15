import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../src/domain/search/search-index.ts';
import type { SearchTexts, SearchEntry } from '../../src/domain/search/search-entry.ts';
import { dataPath } from '../../src/i18n/paths.ts';
import { dataItems, gzipped, jsonAt } from './built-site.ts';

/** The day in the festival's time zone. */
const TODAY = '2024-10-12';

describe.each(['fr', 'en'] as const)('the search of the demo festival in %s', (lang) => {
  const entries = dataItems<SearchEntry>(lang, 'search');
  const texts = dataItems<string>(lang, 'search-texts');
  const { synonyms } = jsonAt(dataPath(lang, 'search-texts')) as SearchTexts;
  const index = searchIndex(entries, { synonyms, items: texts });

  test.each(['Kheireddine', 'place du tribunal'])('finds the sheet of the venue for “%s”', (query) => {
    const { answers, pages } = index.search(query, TODAY);
    expect([...answers, ...pages].map(({ path }) => path)).toContain(`/${lang}/venue/1/`);
  });

  test('finds the festival for its mark in Arabic script', () => {
    expect(titlesOf(index.search('ضوء', TODAY).answers)).toEqual(['Dhaw']);
  });

  test('is loaded in two parts of at most 60 KB for 1,000 entries', () => {
    for (const part of [entries, texts])
      expect(gzipped(JSON.stringify(part)) / entries.length).toBeLessThanOrEqual((60 * 1024) / 1000);
  });

  test('puts the right answer first for at least 95 of a hundred questions, and finds nothing if none matches', () => {
    const wrong = questions(lang).filter(({ query, first }) => {
      const found = index.search(query, TODAY, '17:00');
      const [best] = [found.answers, found.events, found.people, found.pages].flat();
      return best ? !meaningsOf(best).some((meaning) => first.includes(meaning)) : !first.includes('none');
    });
    expect(wrong.filter(({ first }) => first.includes('none'))).toEqual([]);
    expect(
      wrong.length / questions(lang).length,
      wrong.map(({ query }) => query).join('\n'),
    ).toBeLessThanOrEqual(0.05);
  });
});

/** Reads the questions of visitors, each with the results that may come first, e.g. `person:1 faq:3`. */
function questions(lang: string): { query: string; first: string[] }[] {
  const lines = readFileSync(new URL(`../fixtures/search-questions/${lang}.txt`, import.meta.url), 'utf8');
  return lines.split('\n').flatMap((line) => {
    const [query = '', first] = line.split(' → ');
    return first === undefined ? [] : { query, first: first.split(' ') };
  });
}

/** Kinds of pages, by their address without the language. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^venue\/(\d+)/, 'venue'],
  [/^page\/(\d+)/, 'page'],
  [/#question-(\d+)/, 'faq'],
  [/^typeevent\/\d+\/(\d+)/, 'type'],
  [/^edition\/(\d+)/, 'edition'],
  [/^([^/]+)/, 'route'],
];

/** Subjects of answers, by their titles. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:Ouvert maintenant|Open now)/, 'hours'],
  [/^(?:Comment venir|Getting there)/, 'way'],
  [/^(?:Billets|Tickets)/, 'tickets'],
  [/^(?:Entrée libre|Free admission)/, 'free'],
  [/^(?:Accessible (?:en|by)|De plain-pied|Level access)/, 'access'],
  [/toilet/i, 'toilets'],
  [/^(?:Accueil en langue des signes|Sign language)/, 'signLanguage'],
  [/^(?:Boucle|Hearing loop)/, 'hearingLoop'],
  [/^(?:Chiens|Guide dogs)/, 'guideDogs'],
];

/** Returns the names of a result that the questions may use. */
function meaningsOf({ kind, id, path, title, day }: SearchEntry): string[] {
  if (kind === 'event' || kind === 'person') return [`${kind}:${id}`];
  const address = path.replace(/^\/(?:fr|en)\//, '');
  const pages = PAGES.flatMap(([pattern, name]) => {
    const found = pattern.exec(address)?.[1];
    return found === undefined ? [] : `${name}:${found}`;
  });
  if (kind === 'page') return pages;
  const about = ANSWERS.filter(([pattern]) => pattern.test(title)).map(([, name]) => `answer:${name}`);
  return [...pages, ...about, ...(day === undefined ? [] : [`day:${day}`])];
}

/** Returns the titles of entries, with plain spaces before French punctuation. */
function titlesOf(list: readonly SearchEntry[]): string[] {
  return list.map(({ title }) => title.replace(/[\u00a0\u202f]/g, ' '));
}
