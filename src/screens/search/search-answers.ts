import { formatEditionDates } from '../../domain/time/format-when.ts';
import { typePath, pagePath, programmeDayPath } from '../../i18n/paths.ts';
import type { Lang } from '../../domain/model/core.ts';
import { accessibilities, type Place } from '../../domain/model/festival.ts';
import { statusOf } from '../../domain/event/event-status.ts';
import { eventsOfType } from '../../domain/event/events.ts';
import { venuesOf } from '../../domain/place/places.ts';
import { fold } from '../../domain/text/fold.ts';
import { joinTexts, localise, plainText } from '../../domain/text/localise.ts';
import { formatFullDay } from '../../domain/time/format-dates.ts';
import { daysOfProgramme, programmeOf } from '../../domain/programme/programme.ts';
import type { SearchEntry } from '../../domain/search/search-entry.ts';
import { langs } from '../../domain/model/languages.ts';
import { plural, translator, type Key } from '../../i18n/translate.ts';
import { festivalWords, identity } from '../../site/identity.ts';
import type { FestivalData } from '../../content/festival.ts';
import { priceFormat } from '../event/facts/event-facts.ts';

type Answer = Pick<SearchEntry, 'path' | 'title' | 'detail' | 'day' | 'words'>;

export function answerEntries(data: FestivalData, lang: Lang): SearchEntry[] {
  const answers = [
    ...access(data, lang),
    ...visit(data, lang),
    ...festivalItself(data, lang),
    ...dates(data, lang),
    ...days(data, lang),
  ];
  return answers.map((answer) => ({ kind: 'answer', id: null, ...answer }));
}

/** Returns the words that ask for an answer, then words that may go with them, in all languages: visitors mix them. */
function asks(key: Key): string {
  const lines = langs.map((lang) => translator(lang)(key).split('|').map(fold));
  return [0, 1].map((line) => lines.map((ofLang) => ofLang[line] ?? '').join(' ')).join('\n');
}

/** Returns the venues that the map lists. */
const venuesOnMap = ({ places, events, current }: FestivalData): readonly Place[] =>
  venuesOf(
    places,
    events.filter(({ editionId }) => editionId === current.id),
  );

/** Returns for each kind of accessibility how many venues offer it, and which. */
function access(data: FestivalData, lang: Lang): Answer[] {
  const t = translator(lang);
  const venues = venuesOnMap(data);
  return accessibilities.flatMap((one) => {
    const offering = venues.filter(({ accessibility }) => accessibility.includes(one));
    if (offering.length === 0) return [];
    return {
      path: pagePath(lang, 'map'),
      title: t('search.answer.access', {
        access: t(`access.${one}`),
        count: offering.length,
        total: venues.length,
      }),
      detail: joinTexts(
        offering.map(({ name }) => localise(name, lang)),
        ', ',
      ),
      words: asks(`search.asks.${one}`),
    };
  });
}

/** Returns how to visit. Each answer counts what the page that it leads to lists, except cancelled events. */
function visit(data: FestivalData, lang: Lang): Answer[] {
  const { eventTypes, current } = data;
  const t = translator(lang);
  const takingPlace = data.events.filter((event) => statusOf(event) !== 'cancelled');
  const onMap = venuesOnMap(data).filter(({ position }) => position !== null).length;
  const free = programmeOf(takingPlace, current.id).filter(({ price }) => price?.amount === 0).length;
  const tickets = eventTypes.flatMap(({ id, title, isTicketed }) => {
    const its = eventsOfType(takingPlace, { editionId: current.id, typeId: id });
    if (!isTicketed || its.length === 0) return [];
    const prices = its.flatMap(({ price }) => (price?.amount ? [price.amount] : []));
    return {
      path: typePath(lang, current.id, id),
      title: t('search.answer.tickets', { type: plainText(title, lang) }),
      detail: prices.length > 0 ? priceRange(prices, lang) : '',
      words: asks('search.asks.tickets'),
    };
  });
  return [
    {
      path: pagePath(lang, 'now'),
      title: t('search.answer.hours'),
      detail: t('search.answer.hoursDetail'),
      words: asks('search.asks.hours'),
    },
    onMap > 0 && {
      path: pagePath(lang, 'map'),
      title: t('search.answer.way'),
      detail: plural(lang, 'search.answer.wayDetail', onMap),
      words: asks('search.asks.way'),
    },
    ...tickets,
    free > 0 && {
      path: pagePath(lang, 'program', current.year),
      title: plural(lang, 'search.answer.free', free),
      detail: String(current.year),
      words: asks('search.asks.free'),
    },
  ].filter((answer) => answer !== false);
}

/** "10–25 dinars", from the lowest to the highest. A range from a price to itself would be written "~20 dinars". */
function priceRange(prices: readonly number[], lang: Lang): string {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const format = priceFormat(lang);
  return lowest === highest ? format.format(lowest) : format.formatRange(lowest, highest);
}

/** Returns the festival by its name, or by its mark in its own script. */
function festivalItself({ current }: FestivalData, lang: Lang): Answer[] {
  const names = [identity.name, identity.mark?.label ?? ''].map(fold);
  return [
    {
      path: pagePath(lang, 'about-us'),
      title: identity.name,
      detail: joinTexts([localise(current.title, lang)], ''),
      words: names.join(' ').trim(),
    },
  ];
}

/** Returns the first and last day of the current edition. */
function dates({ current }: FestivalData, lang: Lang): Answer[] {
  const { year } = current;
  const title = formatEditionDates(current, lang);
  if (!title) return [];
  return [
    {
      path: pagePath(lang, 'edition', year),
      title,
      detail: `${identity.name} ${year}`,
      // “Biennale”: what this festival calls itself.
      words: `${asks('search.asks.dates')} ${fold(festivalWords?.kind[lang].split(' ')[0] ?? '')}`.trim(),
    },
  ];
}

function days(data: FestivalData, lang: Lang): Answer[] {
  const { current } = data;
  const events = programmeOf(data.events, current.id);
  const holidays = new Set(current.publicHolidays.map(({ day }) => day));
  return daysOfProgramme({ edition: current, events }).map((day) => ({
    path: programmeDayPath(lang, current.year, day),
    title: translator(lang)('search.answer.day', { day: formatFullDay(day, lang) }),
    detail: '',
    day,
    words: holidays.has(day) ? asks('search.asks.holiday') : '',
  }));
}
