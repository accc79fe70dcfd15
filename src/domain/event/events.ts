import type { Activity, ById, Id, Lang, Localised, FestivalEvent, WithdrawnType } from '../model/core.ts';
import { localise, type LocalText } from '../text/localise.ts';
import { defaultLang } from '../model/languages.ts';
import { compareMoments } from '../time/moments.ts';

type Titled = Pick<FestivalEvent, 'activities'>;

const isTitled = ({ title }: Activity): boolean => localise(title, defaultLang) !== null;

/** Returns the activity whose texts are those of the event: the one with its title, otherwise the first. */
export function mainActivityOf({ activities }: Titled): Activity | undefined {
  return activities.find(isTitled) ?? activities[0];
}

/** The rule **Event title**; null if no activity has a title. */
export function titleOf({ activities }: Titled): Localised | null {
  return activities.find(isTitled)?.title ?? null;
}

/** Returns the event's title in the interface language, or in another language it has; null if it has none. */
export function eventTitle(event: Titled, lang: Lang): LocalText | null {
  return localise(titleOf(event) ?? {}, lang);
}

/** Direct children in the back end's order, without those that are missing. */
export function childrenOf(event: FestivalEvent, events: ById<FestivalEvent>): FestivalEvent[] {
  return [...new Set(event.childIds)].flatMap((id) => (id === event.id ? [] : (events.get(id) ?? [])));
}

/** Children, their children and so on, each once, parents before their children. */
export function descendantsOf(event: FestivalEvent, events: ById<FestivalEvent>): FestivalEvent[] {
  const descendants = new Map<Id, FestivalEvent>();
  const collect = (parent: FestivalEvent): void => {
    for (const child of childrenOf(parent, events)) {
      if (child.id === event.id || descendants.has(child.id)) continue;
      descendants.set(child.id, child);
      collect(child);
    }
  };
  collect(event);
  return [...descendants.values()];
}

/** Returns the ids of the event's parent, of the parent's parent and so on. */
export function ancestorIdsOf({ id, parentId }: FestivalEvent, events: ById<FestivalEvent>): Id[] {
  const ancestorIds: Id[] = [];
  let at = parentId;
  while (at !== null && at !== id && !ancestorIds.includes(at)) {
    ancestorIds.push(at);
    at = events.get(at)?.parentId ?? null;
  }
  return ancestorIds;
}

/** Compares events by start: earlier first, events without a date last. */
export function compareStarts(a: Pick<FestivalEvent, 'time'>, b: Pick<FestivalEvent, 'time'>): number {
  if (!a.time || !b.time) return Number(a.time === null) - Number(b.time === null);
  return compareMoments(a.time.start, b.time.start);
}

/** The rule **Events of a type**. */
export function eventsOfType(
  events: readonly FestivalEvent[],
  { typeId, editionId }: { typeId: Id; editionId: Id },
): FestivalEvent[] {
  return events
    .filter((event) => event.parentId === null && event.typeId === typeId && event.editionId === editionId)
    .toSorted(compareStarts);
}

/** Returns the withdrawn types that keep their addresses in an edition (**Past editions stay**). */
export const typesWithdrawnFrom = (editionId: Id, types: readonly WithdrawnType[]): WithdrawnType[] =>
  types.filter(({ editionIds }) => editionIds?.includes(editionId) ?? true);
