import type { Lang, Moment } from '../../domain/model/common.ts';
import { plainText } from '../../domain/text/localise.ts';
import { dayParts } from '../../domain/time/days.ts';
import { formatDayMonth, formatDayNumber, formatLongDate } from '../../domain/time/format-dates.ts';
import { plural, translator } from '../../i18n/translate.ts';
import { festivalWords, kindIn } from '../../site/festival-words.ts';
import { identity } from '../../site/identity.ts';
import type { PressFacts } from './facts.ts';
import { inWords } from './name-lists.ts';

/** The facts of every presentation, most important first. */
export function factSentences(facts: PressFacts, lang: Lang): string[] {
  return [opening(facts, lang), counts(facts, lang), kind(facts, lang), curators(facts, lang)].filter(
    Boolean,
  );
}

/** What, when and where, in the tense that its being over asks for; a bare title where neither date nor city is known. */
function opening({ edition, isOver }: PressFacts, lang: Lang): string {
  const t = translator(lang);
  const { name } = identity;
  const year = edition.year;
  const title = edition.title[lang] ?? plainText(edition.title, lang);
  const city = festivalWords ? t('press.boilerplate.at', { city: festivalWords.city[lang] }) : '';
  const when = [city, edition.start ? dates(edition.start, edition.end, lang) : ''].filter(Boolean).join(' ');
  if (when)
    return t(isOver ? 'press.boilerplate.past' : 'press.boilerplate.present', {
      name,
      year,
      title: title ? t('press.boilerplate.title', { title }) : '',
      when,
    });
  return title ? t('press.boilerplate.titleAlone', { name, year, title }) : `${name} ${year}.`;
}

/** "du 9 octobre au 9 novembre 2024", "from 17 to 19 May 2013", "on 9 October 2024". */
function dates(start: Moment, end: Moment | null, lang: Lang): string {
  const t = translator(lang);
  const last = end?.day ?? start.day;
  if (last === start.day) return t('press.boilerplate.on', { day: formatLongDate(last, lang) });
  const [from, to] = [dayParts(start.day), dayParts(last)];
  const format =
    from.year !== to.year ? formatLongDate : from.month === to.month ? formatDayNumber : formatDayMonth;
  return t('press.boilerplate.fromTo', { first: format(start.day, lang), last: formatLongDate(last, lang) });
}

/** The archive of a past edition may be incomplete, so its counts are called the archive's. */
function counts({ events, venues: places, people, types, isArchive }: PressFacts, lang: Lang): string {
  const t = translator(lang);
  if (events.length === 0) return '';
  const facts = [
    plural(lang, 'events', events.length),
    ...(places.length > 0 ? [counted('press.figures.venues', places.length, lang)] : []),
    ...(people > 0 ? [counted('press.figures.people', people, lang)] : []),
  ];
  const ofTypes = types.map(({ title, events: its }) =>
    t('press.boilerplate.typeCount', { type: title[lang] ?? plainText(title, lang), count: its.length }),
  );
  const totals = inWords(facts, lang);
  return t(isArchive ? 'press.boilerplate.archived' : 'press.boilerplate.counts', {
    facts:
      ofTypes.length > 1
        ? t('press.boilerplate.types', { facts: totals, types: ofTypes.join(', ') })
        : totals,
  });
}

const counted = (base: 'press.figures.venues' | 'press.figures.people', count: number, lang: Lang): string =>
  `${count} ${plural(lang, base, count)}`;

/** What kind of festival it was in that year, in the words of its site. */
function kind({ edition: { year } }: PressFacts, lang: Lang): string {
  const words = kindIn(year);
  return words ? translator(lang)('press.boilerplate.kind', { name: identity.name, kind: words[lang] }) : '';
}

function curators({ curators: people }: PressFacts, lang: Lang): string {
  const names = people.map(({ name }) => name);
  return names.length > 0
    ? translator(lang)('press.boilerplate.curators', { names: inWords(names, lang) })
    : '';
}
