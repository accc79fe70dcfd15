import { eventTitle } from '../../domain/event/events.ts';
import type { Lang, Moment } from '../../domain/model/core.ts';
import { languages } from '../../domain/model/language-table.ts';
import { type NameList, compose, countWords, sentencesOf } from '../../domain/press/boilerplate.ts';
import { plainText } from '../../domain/text/localise.ts';
import { translator, plural } from '../../i18n/translate.ts';
import type { PressFacts } from './essentials.ts';
import { dayParts } from '../../domain/time/days.ts';
import { formatDayMonth, formatDayNumber, formatLongDate } from '../../domain/time/format-dates.ts';
import { festivalWords, kindIn, identity } from '../../site/identity.ts';
import type { Presentations } from '../../domain/model/festival.ts';

/** "A, B et C", "A, B and C". */
const inWords = (texts: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(languages[lang].locale, { type: 'conjunction' }).format(texts);

/** "A, B et C", "A, B et 4 autres". */
function someOf(names: readonly string[], left: number, lang: Lang): string {
  if (left === 0) return inWords(names, lang);
  const t = translator(lang);
  return t(left === 1 ? 'press.left.one' : 'press.left.other', { names: names.join(', '), count: left });
}

/** Returns the lists of names for which a presentation may have room: events of the first type, people, venues. */
function nameLists({ types, leading, venues }: PressFacts, lang: Lang): NameList[] {
  const t = translator(lang);
  const exhibitions = types.slice(0, 1).map(({ title, events }): NameList => ({
    // Quoted, since a title may contain commas itself.
    names: events.flatMap((event) => {
      const local = eventTitle(event, lang);
      return local ? t('plan.quoted', { title: local.text }) : [];
    }),
    sentence: (names, left) =>
      t('press.boilerplate.ofType', { type: plainText(title, lang), names: someOf(names, left, lang) }),
  }));
  const role = leading ? plainText(leading.role, lang) : '';
  const artists: NameList = {
    names: (leading?.people ?? []).map(({ name }) => name),
    sentence: (names, left) => t('press.boilerplate.artists', { role, names: someOf(names, left, lang) }),
  };
  const places: NameList = {
    names: venues.map(({ name }) => plainText(name, lang)).filter(Boolean),
    sentence: (names, left) => t('press.boilerplate.venues', { names: someOf(names, left, lang) }),
  };
  return [...exhibitions, artists, places];
}

/** Returns what, when and where, in past tense if the edition is over; only a title if date and city are unknown. */
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

/** Returns what kind of festival it was in that year, in the festival's own words. */
function kind({ edition: { year } }: PressFacts, lang: Lang): string {
  const words = kindIn(year);
  return words ? translator(lang)('press.boilerplate.kind', { name: identity.name, kind: words[lang] }) : '';
}

function curatedBy({ curators: people }: PressFacts, lang: Lang): string {
  const names = people.map(({ name }) => name);
  return names.length > 0
    ? translator(lang)('press.boilerplate.curators', { names: inWords(names, lang) })
    : '';
}

/** Approximate number of words of each length. */
const targets = { short: 50, medium: 100, long: 250 } as const satisfies Record<keyof Presentations, number>;
const lengths = ['short', 'medium', 'long'] as const;

/** Factor by which a presentation must be longer than the one before to be worth offering. */
const WORTHWHILE = 1.2;

/** Returns the presentations, shortest first. One that is hardly longer than the one before is left out. */
export function presentationViews(facts: PressFacts, lang: Lang) {
  const views: ReturnType<typeof presentationView>[] = [];
  for (const length of lengths) {
    const view = presentationView(length, facts, lang);
    if (view.words > 0 && view.words >= (views.at(-1)?.words ?? 0) * WORTHWHILE) views.push(view);
  }
  return views;
}

/** Returns a text about the edition in one of the lengths, to be copied (**Presentations**). */
function presentationView(length: keyof Presentations, facts: PressFacts, lang: Lang) {
  const own = facts.edition.press.presentations[length][lang];
  const text =
    own ??
    compose(targets[length], {
      // Most important first.
      facts: [opening, counts, kind, curatedBy].map((sentence) => sentence(facts, lang)).filter(Boolean),
      text: sentencesOf(facts.edition.editorial[lang] ?? '', lang),
      lists: nameLists(facts, lang),
    });
  return {
    length,
    paragraphs: text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    words: countWords(text),
    /** Whether the festival wrote the text; otherwise it is composed from the programme. */
    isOwn: own !== undefined,
  };
}
