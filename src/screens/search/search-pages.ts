import { venuePath, typePath, pagePath } from '../../i18n/paths.ts';
import { sortEditions } from '../../domain/edition/editions.ts';
import { fold } from '../../domain/text/fold.ts';
import { htmlToText } from '../../domain/text/html-text.ts';
import { joinTexts, localise, type LocalText, plainText } from '../../domain/text/localise.ts';
import type { Id, Lang, Localised } from '../../domain/model/core.ts';
import { searchEntry, type SearchEntry } from '../../domain/search/search-entry.ts';
import { langs } from '../../domain/model/languages.ts';
import { translator, type Key } from '../../i18n/translate.ts';
import { festival } from '../../site/festival.ts';
import { identity } from '../../site/identity.ts';
import type { FestivalData } from '../../content/festival.ts';

/** Pages with a route of their own: the key of their title, and their route. */
const routes = [
  ['programme.title', 'program'],
  ['now.title', 'now'],
  ['agenda.title', 'calendar'],
  ['map.title', 'map'],
  ['artists.title', 'artists'],
  ['editions.title', 'editions'],
  ['edition.last', 'last-editions'],
  ['about.title', 'about-us'],
  ['team.title', 'join-us'],
  ['partners.title', 'partners'],
  ['support.title', 'support'],
  ['partnership.title', 'add-partner'],
  ['press.title', 'press'],
  ['pressKit.title', 'press-kit'],
  ['medias.title', 'medias'],
  ['resources.title', 'resources'],
  ['faqs.title', 'faqs'],
  ['contact.title', 'contact'],
  ['auth.title', 'auth'],
  ['myevents', 'userEventSubscriptions'],
] as const satisfies readonly (readonly [Key, string])[];

/** Routes that are followed by a year. */
const ofCurrentEdition: ReadonlySet<string> = new Set(['program', 'press']);

export const inAllLanguages = ({ fr, en, ar }: Localised): (string | undefined)[] => [fr, en, ar];

interface PageEntry extends Pick<SearchEntry, 'path' | 'detail' | 'isMinor' | 'isQuestion'> {
  title: Localised;
  names?: (string | undefined)[];
  kinds?: (string | undefined)[];
  alsoSearched: (string | undefined)[];
}

/** Returns the entries other than events and people: editions, types, venues, pages, questions and partners. */
export function pageEntries(data: FestivalData, lang: Lang): SearchEntry[] {
  const sources = [editions, types, places, siteRoutes, questions, contentPages, partners];
  return sources
    .flatMap((part) => part(data, lang))
    .flatMap(({ title, names = [], alsoSearched, ...shown }) => {
      const localTitle = localise(title, lang);
      if (!localTitle) return [];
      return searchEntry({
        kind: 'page',
        id: null,
        ...shown,
        title: localTitle.text,
        ...(localTitle.isFallback && { lang: localTitle.lang }),
        ...(names.length > 0 && {
          names: [...new Set(names.filter((name) => name !== undefined).map(fold))],
        }),
        alsoSearched: [...inAllLanguages(title), ...names, ...alsoSearched],
      });
    });
}

function editions(data: FestivalData, lang: Lang): PageEntry[] {
  const byYear = new Map(sortEditions(data.editions).map((edition) => [edition.year, edition]));
  return [...byYear.values()].map(({ year, title }) => ({
    title: { [lang]: `${identity.name} ${year}` },
    path: pagePath(lang, 'edition', year),
    detail: joinTexts([localise(title, lang)], ''),
    names: inAllLanguages(title),
    alsoSearched: inEachLanguage('search.edition'),
  }));
}

function types({ eventTypes, current }: FestivalData, lang: Lang): PageEntry[] {
  return eventTypes.map(({ id, title }) => ({
    title,
    path: typePath(lang, current.id, id),
    detail: `${translator(lang)('programme.title')} ${current.year}`,
    alsoSearched: [],
  }));
}

function places(data: FestivalData, lang: Lang): PageEntry[] {
  return data.places.map(({ id, name, address, accessibility }) => ({
    title: name,
    path: venuePath(lang, id),
    detail: joinTexts([translator(lang)('search.place'), localise(address, lang)], ' · '),
    kinds: [...inAllLanguages(address), ...inEachLanguage('search.place')],
    alsoSearched: accessibility.flatMap((one) => inEachLanguage(`access.${one}`)),
  }));
}

export const inEachLanguage = (key: Key): string[] => langs.map((lang) => translator(lang)(key));

/** Returns the titles of a page in the menu, which may differ from its own. */
function menuTitles(
  data: FestivalData,
  linksToPage: (to: { path: string | null; pageId: Id | null }) => boolean,
) {
  return visibleMenuEntries(data)
    .filter(linksToPage)
    .flatMap(({ title }) => inAllLanguages(title));
}

function visibleMenuEntries({ menu, subMenu }: FestivalData) {
  const shown = new Set(menu.filter(({ isShown }) => isShown).map(({ id }) => id));
  return subMenu.filter(({ menuId, isShown }) => isShown && shown.has(menuId));
}

function siteRoutes(data: FestivalData, lang: Lang): PageEntry[] {
  const t = translator(lang);
  return routes.map(([key, route]) => {
    const segments = ofCurrentEdition.has(route) ? `${route}/${data.current.year}` : route;
    return {
      title: { [lang]: t(key) },
      path: pagePath(lang, segments),
      detail: t('search.page'),
      names: [...inEachLanguage(key), ...menuTitles(data, ({ path }) => path === segments)],
      // Other words that visitors use for the page.
      alsoSearched: langs.map((one) => wordsByName('search.routes', one).get(route)),
    };
  });
}

/** Parses a dictionary entry of the form `name: words; name: words`. */
export const wordsByName = (key: Key, lang: Lang): ReadonlyMap<string, string> =>
  new Map(
    translator(lang)(key)
      .split(';')
      .map((line) => {
        const [name = '', words = ''] = line.split(':');
        return [name.trim(), words];
      }),
  );

/** Returns the pages in the menu, and the legal notice; others only repeat what the index already contains. */
function contentPages(data: FestivalData, lang: Lang): PageEntry[] {
  const linked = new Set<Id | null>([
    festival.legalPageId,
    ...visibleMenuEntries(data).map(({ pageId }) => pageId),
  ]);
  return data.pages
    .filter(({ id }) => linked.has(id))
    .map(({ id, title, sections }) => ({
      title,
      path: pagePath(lang, 'page', id),
      detail: translator(lang)('search.page'),
      names: menuTitles(data, ({ pageId }) => pageId === id),
      alsoSearched: sections.map((section) => plainText(section.title, lang)),
    }));
}

const questionPath = (lang: Lang, id: Id): string => `${pagePath(lang, 'faqs')}#question-${id}`;

/** Returns the texts of questions and content pages, by path. */
export function pageTexts({ faqs, pages }: FestivalData, lang: Lang): Map<string, string> {
  return new Map([
    ...faqs.map(({ id, answer }) => [questionPath(lang, id), plainText(answer, lang)] as const),
    ...pages.map(
      ({ id, sections }) =>
        [
          pagePath(lang, 'page', id),
          sections.map(({ content }) => plainText(content, lang)).join(' '),
        ] as const,
    ),
  ]);
}

function questions({ faqs, faqTypes }: FestivalData, lang: Lang): PageEntry[] {
  const types = new Map<Id | null, Localised>(faqTypes.map(({ id, title }) => [id, title]));
  return faqs.map(({ id, typeId, question, answer }) => ({
    title: question,
    path: questionPath(lang, id),
    detail: joinTexts([beginningOf(localise(answer, lang))], '') || translator(lang)('search.question'),
    isQuestion: true,
    alsoSearched: inAllLanguages(types.get(typeId) ?? {}),
  }));
}

const MAX_ANSWER_LENGTH = 140;

/** Returns the first sentences of an answer that fit, otherwise its first words. */
function beginningOf(html: LocalText | null): LocalText | null {
  const text = htmlToText(html?.text ?? '');
  if (!html || text.length <= MAX_ANSWER_LENGTH) return html && { ...html, text };
  const start = text.slice(0, MAX_ANSWER_LENGTH);
  const sentences = /^.*[.!?…](?=\s)/s.exec(start)?.[0];
  return { ...html, text: sentences ?? `${start.slice(0, start.lastIndexOf(' '))}…` };
}

function partners(data: FestivalData, lang: Lang): PageEntry[] {
  return data.partners.map(({ name }) => ({
    title: name,
    path: pagePath(lang, 'partners'),
    detail: translator(lang)('search.partner'),
    isMinor: true,
    alsoSearched: [],
  }));
}
