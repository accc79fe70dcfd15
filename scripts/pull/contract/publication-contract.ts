import { slugsOfEvents } from '../../../src/domain/event/event-slugs.ts';
import { titleOf } from '../../../src/domain/event/events.ts';
import type { Id, Localised } from '../../../src/domain/model/core.ts';
import { defaultLang } from '../../../src/domain/model/languages.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { fullName } from '../../../src/domain/people/people.ts';
import { plainText } from '../../../src/domain/text/localise.ts';
import { PullRefused } from '../pull-refused.ts';
import { coreLists } from '../read/resources.ts';

/** Share of a list that may be lost or replaced, and number of records of a short list, where a fifth is one or two. */
const LOST = { share: 0.2, listed: 1, otherwise: 2 };
/** Share of a list that may get other names or targets: editors change these more often than they remove records. */
const CHANGED = { share: 0.5, tolerated: 3 };
const MAX_EXAMPLES = 3;

/** Size of a festival: a count for each thing that is measured. */
export type Measures = Readonly<Record<string, number>>;

/** Addresses or names by which visitors know the records of a list, by id; empty for a record without one. */
type Meanings = ReadonlyMap<Id, string>;

type CoreList = (typeof coreLists)[number];

/** Names, in measures and reports, for the records of a list that have a meaning. */
const meaningful: Readonly<Record<CoreList, string>> = {
  editions: 'editions with a title',
  events: 'events with a title',
  eventTypes: 'event types with a title',
  persons: 'people with a name',
  places: 'places with a name',
  menu: 'menus shown',
  subMenu: 'menu entries shown',
};

/** Measures whose loss is refused however small they were: no festival can be without them. */
const indispensable: ReadonlySet<string> = new Set([...coreLists, ...Object.values(meaningful)]);

/** Counts the core lists and the fields that their records cannot do without. */
export function measuresOf(festival: Festival): Measures {
  const { events } = festival;
  const meanings = meaningsOf(festival);
  const inProgramme = events.filter(({ isInProgramme }) => isInProgramme);
  const programmes = Map.groupBy(inProgramme, ({ editionId }) => editionId);
  // Events without an edition are not counted: assigning an edition to an event is not a loss.
  programmes.delete(null);
  return {
    ...Object.fromEntries(
      coreLists.flatMap((name) => [
        [name, meanings[name].size],
        [meaningful[name], [...meanings[name].values()].filter(Boolean).length],
      ]),
    ),
    'events with a date': events.filter(({ time }) => time !== null).length,
    'events in an edition': events.filter(({ editionId }) => editionId !== null).length,
    'events in the programme': inProgramme.length,
    ...Object.fromEntries(
      Array.from(programmes, ([id, ofEdition]) => [`programme of edition ${id}`, ofEdition.length]),
    ),
  };
}

function meaningsOf(festival: Festival): Record<CoreList, Meanings> {
  const { editions, events, withdrawn, eventTypes, persons, places, menu, subMenu } = festival;
  const slugs = slugsOfEvents([...events, ...withdrawn]);
  const shownMenus = new Set(menu.flatMap(({ id, isShown }) => (isShown ? id : [])));
  const named = <T extends { id: Id }>(list: readonly T[], nameOf: (record: T) => string): Meanings =>
    new Map(list.map((record) => [record.id, nameOf(record)]));
  const titled = ({ title }: { title: Localised }): string => plainText(title, defaultLang);
  return {
    editions: named(editions, (edition) => titled(edition) && `${edition.year} ${titled(edition)}`),
    events: named(events, (event) => (titleOf(event) ? (slugs.get(event.id) ?? '') : '')),
    eventTypes: named(eventTypes, titled),
    persons: named(persons, fullName),
    places: named(places, ({ name }) => plainText(name, defaultLang)),
    menu: named(menu, (item) => (item.isShown ? titled(item) : '')),
    subMenu: named(subMenu, (entry) => {
      const target = entry.pageId === null ? (entry.path ?? '') : `page/${entry.pageId}`;
      return entry.isShown && shownMenus.has(entry.menuId) && titled(entry)
        ? `${titled(entry)} (/${target}/)`
        : '';
    }),
  };
}

/** Returns the new high-water mark. It keeps measures that no longer exist, or their loss would go unnoticed. */
export function raiseMark(mark: Measures, now: Measures): Record<string, number> {
  const higher = Object.entries(now).map(
    ([name, count]) => [name, Math.max(count, mark[name] ?? 0)] as const,
  );
  return { ...mark, ...Object.fromEntries(higher) };
}

/** Whether a count has fallen too far. @param tolerated number that may be missing, however low the count was. */
export function isLoss(before: number, now: number, tolerated = LOST.otherwise): boolean {
  return (before > 0 && now === 0) || (now < before * (1 - LOST.share) && before - now > tolerated);
}

/**
 * **Publication contract**: everything that the public knows of a festival still exists and has the same meaning. A
 * fault of the back end is far likelier than a festival that has lost a fifth of a core list, of a field it depends on
 * or of one edition's programme (compared with the highest counts so far, since many small losses add up), that has
 * replaced a fifth of a list by other records, or that has changed the names of half a list.
 * @throws PullRefused naming every breach with its numbers and some examples.
 */
export function refuseBreaches(now: Festival, before: Festival, mark: Measures): void {
  const breaches = [
    ...losses(measuresOf(now), mark),
    ...changesOfMeaning(meaningsOf(now), meaningsOf(before)),
  ];
  if (breaches.length === 0) return;
  throw new PullRefused(
    `the festival is not what was published: ${breaches.join('; ')}. Look at these lists in the back end and correct ` +
      'them there; if all of it is right, pull again with --accept-changes',
  );
}

function losses(now: Measures, mark: Measures): string[] {
  return Object.entries(mark).flatMap(([name, before]) => {
    const count = now[name] ?? 0;
    const isLost = isLoss(before, count, name in meaningful ? LOST.listed : LOST.otherwise);
    const isTooSmallToJudge = before <= LOST.otherwise && !indispensable.has(name);
    return isLost && !isTooSmallToJudge ? `${name} from ${before} to ${count}` : [];
  });
}

/** Describes lists whose records were replaced or renamed, even if there are as many as before. */
function changesOfMeaning(now: Record<CoreList, Meanings>, before: Record<CoreList, Meanings>): string[] {
  return coreLists.flatMap((name) => {
    const known = [...before[name]].filter(([, meaning]) => meaning !== '');
    const gone = known.filter(([id]) => !now[name].has(id));
    const changed = known.filter(([id, meaning]) => now[name].get(id) !== meaning);
    const isReplaced = isLoss(known.length, known.length - gone.length) && known.length > LOST.otherwise;
    const isChanged = changed.length > known.length * CHANGED.share && changed.length > CHANGED.tolerated;
    if (!isReplaced && !isChanged) return [];
    const [verb, concerned] = isReplaced ? ['gone', gone] : ['not what they were', changed];
    const examples = concerned
      .slice(0, MAX_EXAMPLES)
      .map(([id, was]) => `#${id} “${was}”${becoming(now[name].get(id))}`);
    return `${concerned.length} of ${known.length} ${meaningful[name]} are ${verb}, e.g. ${examples.join(', ')}`;
  });
}

function becoming(meaning: string | undefined): string {
  if (meaning === undefined) return '';
  return meaning === '' ? ' has no name or is hidden' : ` is “${meaning}”`;
}
