import { formatEditionDates } from '../../domain/time/format-when.ts';
import type { Lang, Day, Id, FestivalEvent } from '../../domain/model/core.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import { formatLongDate } from '../../domain/time/format-dates.ts';
import { changesPath, pagePath } from '../../i18n/paths.ts';
import { translator, plural } from '../../i18n/translate.ts';
import { festivalWords, kindIn, identity } from '../../site/identity.ts';
import type { FestivalData } from '../../content/festival.ts';
import { htmlToText } from '../../domain/text/html-text.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import { eventLink } from '../event/lists/event-head.ts';
import { statusOf } from '../../domain/event/event-status.ts';
import { programmeOf } from '../../domain/programme/programme.ts';
import { eventsOfEdition } from '../../domain/archive/edition-pages.ts';
import { curatorsOf, groupByRole, participantsOf, sortPeople } from '../../domain/people/people.ts';
import { recordDate } from '../../domain/programme/changes.ts';
import type { Edition, Person } from '../../domain/model/festival.ts';
import { dayOf } from '../../domain/time/zone-clock.ts';
import { festival } from '../../site/festival.ts';
import { editionStatusView } from '../edition-status/edition-status-view.ts';
import { personLinks } from '../event/event-activity.ts';

export function essentialsView(facts: PressFacts, { current }: Pick<FestivalData, 'current'>, lang: Lang) {
  const { edition, venues, leading, curators } = facts;
  return {
    what: kindIn(edition.year)?.[lang] ?? `${identity.name} ${edition.year}`,
    when: formatEditionDates(edition, lang) ?? translator(lang)('press.unknownDates'),
    /** Link to the changes since the programme was published; null for an edition that no longer changes. */
    changesHref: edition.id === current.id ? changesPath(lang) : null,
    city: festivalWords?.city[lang] ?? null,
    venues: venues.flatMap((place) => {
      const name = localise(place.name, lang);
      return name ? [{ name, href: pagePath(lang, 'map', place.id) }] : [];
    }),
    /** Role and names; null if nobody is known. */
    who: leading && { role: localise(leading.role, lang), people: leading.people },
    curators: curators.map(({ name, href }) => ({ name, href })),
  };
}

export function figureViews({ edition, events, venues, people, asOf, isArchive }: PressFacts, lang: Lang) {
  const t = translator(lang);
  const inPage = (text: string): LocalText => ({ text, lang, isFallback: false });
  const given = edition.press.figures.flatMap(({ value, label, source }) => {
    const [number, words] = [localise(value, lang), localise(label, lang)];
    return number && words
      ? [{ value: number, label: words, source: localise(source, lang) ?? inPage(t('press.noSource')) }]
      : [];
  });
  const counted = (
    [
      ['press.figures.events', events.length],
      ['press.figures.venues', venues.length],
      ['press.figures.people', people],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([words, count]) => ({
      value: inPage(new Intl.NumberFormat(lang).format(count)),
      label: inPage(plural(lang, words, count)),
      source: inPage(
        t(isArchive ? 'press.sourceArchive' : 'press.source', { date: formatLongDate(asOf, lang) }),
      ),
    }));
  return [...given, ...counted];
}

export function curatorViews({ curators }: PressFacts, data: FestivalData, lang: Lang) {
  return curators.map(({ name, href, person, curated }) => ({
    name,
    href,
    curated: curated.map((event) => eventLink(event, data, lang)),
    /** Null if the back end has none. */
    biography: biographyOf(person, lang),
  }));
}

function biographyOf({ biography }: Person, lang: Lang): LocalText | null {
  const html = localiseHtml(biography, lang);
  return html && htmlToText(html.text) ? html : null;
}

/** Facts of an edition, computed once for all parts of its desk. */
export type PressFacts = ReturnType<typeof pressFacts>;

export function pressFacts(edition: Edition, data: FestivalData, lang: Lang) {
  const takingPlace = data.events.filter((event) => statusOf(event) !== 'cancelled');
  const events = programmeOf(takingPlace, edition.id);
  const all = eventsOfEdition(edition, { events: takingPlace, withdrawn: [] });
  const participants = all.flatMap(participantsOf);
  const [leading] = groupByRole(participants, data.by.role, lang);
  const venueIds = new Set(all.map(({ placeId }) => placeId));
  return {
    edition,
    /** Whether the edition is before the current one, so that its data are those of the archive. */
    isArchive: edition.year < data.current.year,
    isOver: editionStatusView(edition, data, lang).span === null,
    /** Programme of the edition: events that are not part of others. Cancelled events are not counted anywhere. */
    events,
    /** Types of the edition with their events, in the order of types. */
    types: data.eventTypes
      .toSorted((a, b) => a.order - b.order || a.id - b.id)
      .map(({ id, title }) => ({ title, events: events.filter(({ typeId }) => typeId === id) }))
      .filter(({ events: its }) => its.length > 0),
    venues: data.places.filter(({ id }) => venueIds.has(id)),
    /** Number of people who take part, with a name or without. */
    people: new Set(participants.map(({ personId }) => personId)).size,
    /** First role by order, with its people; null if nobody has a role. */
    leading: leading?.role
      ? { role: leading.role.title, people: sortedLinks(leading.personIds, data, lang) }
      : null,
    curators: curatorsIn(all, data, lang),
    /** Day on which the data of the edition last changed. */
    asOf: asOf(edition, all, data),
  };
}

function sortedLinks(ids: readonly Id[], data: FestivalData, lang: Lang) {
  const people = ids.flatMap((id) => data.by.person.get(id) ?? []);
  return personLinks(
    sortPeople(people, lang).map(({ id }) => id),
    data,
    lang,
  );
}

/** Returns the people named by the rule **Commissioned by**, with the events that they commissioned. */
function curatorsIn(events: readonly FestivalEvent[], data: FestivalData, lang: Lang) {
  const curated = new Map<Id, FestivalEvent[]>();
  for (const event of events) {
    for (const id of curatorsOf(event, data.by.eventType, data.by.role))
      curated.set(id, [...(curated.get(id) ?? []), event]);
  }
  return sortedLinks([...curated.keys()], data, lang).flatMap((link) => {
    const person = data.by.person.get(link.id);
    return person ? [{ ...link, person, curated: curated.get(link.id) ?? [] }] : [];
  });
}

function asOf(edition: Edition, events: readonly FestivalEvent[], { manifest }: FestivalData): Day {
  const instants = [
    recordDate(manifest, 'edition', edition.id),
    ...events.map(({ id }) => recordDate(manifest, 'event', id)),
  ];
  return dayOf(
    instants.reduce((a, b) => (a > b ? a : b)),
    festival.timeZone,
  );
}
