import { descendantsOf } from '../event/events.ts';
import { byId, type Id, type FestivalEvent } from '../model/core.ts';
import type { Edition, Festival, Person } from '../model/festival.ts';
import { fullName, participantsOf } from '../people/people.ts';
import type { EditionPageKind } from './pack.ts';

export interface EditionPage {
  /** Without language, not percent-encoded: `program/2022/2022-10-07`. */
  path: string;
  /** `part`: a fragment that a page fetches, not a page of its own. */
  kind: EditionPageKind | 'part';
}

/** The data that decides which pages belong to an edition. */
export interface Archive {
  festival: Pick<Festival, 'events' | 'withdrawn' | 'mediaLinks'>;
  slugs: ReadonlyMap<Id, string>;
  /** The edition that the pages without a year are about. */
  currentId: Id;
  /** Editions whose days have pages (**Pages of days**). */
  withDays: ReadonlySet<Id>;
  /** Paths of all pages of the site, in the form of `EditionPage.path`. */
  built: readonly string[];
}

/** Pages about the current edition that do not name it. */
const ofCurrentEdition = {
  'last-editions': 'edition',
  calendar: 'programme',
  now: 'programme',
  map: 'place',
  artists: 'person',
  'press-kit': 'press',
} as const;

/** Pages for every edition: its search, and the page shown in place of one that is not on the device. */
const tools = ['search', 'offline'];

/** A further page of a long list. */
const FURTHER_PAGE = /^(artists|person\/\d+|typeevent\/\d+\/\d+|venue\/\d+)\/\d+$/;

/** The rule **Pages of an edition**: the pages of the site that belong to it, with their kind. */
export function editionPages(edition: Edition, archive: Archive): EditionPage[] {
  const kinds = kindsByPath(edition, archive);
  const programme = `program/${edition.year}/`;
  return archive.built.flatMap((path) => {
    const kind = path.startsWith(programme)
      ? kindWithinProgramme(path, edition, archive)
      : kinds.get(path.replace(FURTHER_PAGE, '$1'));
    return kind ? [{ path, kind }] : [];
  });
}

/** Returns the events of the edition and their descendants, including withdrawn ones. */
export function eventsOfEdition(
  { id }: Pick<Edition, 'id'>,
  { events, withdrawn }: Pick<Festival, 'events' | 'withdrawn'>,
): FestivalEvent[] {
  const all = byId([...events, ...withdrawn]);
  const own = [...all.values()].filter(({ editionId }) => editionId === id);
  return [...new Set(own.flatMap((event) => [event, ...descendantsOf(event, all)]))];
}

/** Returns everyone with a name who takes part in an event of the edition, in the order of the data. */
export function peopleOfEdition(
  edition: Pick<Edition, 'id'>,
  festival: Pick<Festival, 'events' | 'withdrawn' | 'persons' | 'withdrawnPersons'>,
): Person[] {
  const taking = eventsOfEdition(edition, festival).flatMap(participantsOf);
  const ids = new Set(taking.map(({ personId }) => personId));
  const people = [...festival.persons, ...festival.withdrawnPersons];
  return people.filter((person) => ids.has(person.id) && fullName(person) !== '');
}

function kindsByPath(edition: Edition, { festival, slugs, currentId }: Archive) {
  const { id, year } = edition;
  const events = eventsOfEdition(edition, festival);
  const hasPress = festival.mediaLinks.some(({ date }) => date?.startsWith(String(year)));
  return new Map<string, EditionPage['kind']>([
    [`edition/${year}`, 'edition'],
    [`program/${year}`, 'programme'],
    [`press/${year}`, 'press'],
    ...(hasPress ? [['medias', 'press'] as const] : []),
    ...(id === currentId ? Object.entries(ofCurrentEdition) : []),
    ...tools.map((path) => [path, 'tool'] as const),
    ...events.flatMap((event) => [
      [`event/${slugs.get(event.id) ?? ''}`, 'event'] as const,
      [`typeevent/${id}/${event.typeId ?? ''}`, 'type'] as const,
      [`map/${event.placeId ?? ''}`, 'place'] as const,
      // A venue's sheet shows what is on there now.
      ...(id === currentId ? [[`venue/${event.placeId ?? ''}`, 'place'] as const] : []),
      ...participantsOf(event).map(({ personId }) => [`person/${personId}`, 'person'] as const),
    ]),
  ]);
}

function kindWithinProgramme(path: string, { id }: Edition, { withDays }: Archive) {
  if (path.includes('/type/')) return 'part';
  return withDays.has(id) ? 'day' : undefined;
}
