import type { Id } from '../../domain/model/common.ts';
import type { EventWire } from '../wire/event.ts';
import type { Report } from './context.ts';
import { merged } from './gather.ts';

/** An event freed of its tree: parent and children by id, every telling of it merged. */
export interface FlatEvent {
  wire: EventWire;
  parentId: Id | null;
  childIds: Id[];
}

const EVENTS = '/api/evenements/';

function everyTelling(events: readonly EventWire[]): EventWire[] {
  const nested = events.flatMap((event) => event.children ?? []);
  return nested.length > 0 ? [...events, ...everyTelling(nested)] : [...events];
}

function hiddenIds(events: readonly EventWire[]): ReadonlySet<Id> {
  return new Set(everyTelling(events).flatMap(({ id, show }) => (show === false ? id : [])));
}

/**
 * Every telling of an event that may be seen, nested ones included, in order of appearance: the list first, then what
 * nests. `show: false` in any of them hides an event, and with it what is told inside it.
 */
export function visibleTellings(events: readonly EventWire[], hidden = hiddenIds(events)): EventWire[] {
  const visible = events.filter(({ id }) => !hidden.has(id));
  const nested = visible.flatMap((event) => event.children ?? []);
  return nested.length > 0 ? [...visible, ...visibleTellings(nested, hidden)] : visible;
}

/**
 * One flat list of the visible events. The fuller telling of an event wins. A parent that is not shown, or is the
 * event's own descendant, is dropped and reported.
 */
export function flattened(events: readonly EventWire[], report: Report): FlatEvent[] {
  const found = new Map<Id, EventWire>();
  const containers = new Map<Id, Id>();
  for (const event of visibleTellings(events)) {
    const known = found.get(event.id);
    found.set(event.id, merged(known ?? event, known && event));
    for (const { id } of event.children ?? []) {
      if (!containers.has(id)) containers.set(id, event.id);
    }
  }
  dropUntold(found, new Set(events.map(({ id }) => id)), report);

  const parents = new Map<Id, Id>();
  for (const { id, parent } of found.values()) {
    const parentId = parent?.id ?? containers.get(id);
    if (parentId === undefined) continue;
    if (found.has(parentId)) parents.set(id, parentId);
    else
      report(EVENTS, id, '.parent', `${parentId} is not among the events shown; the event stands by itself`);
  }
  cutCircles(parents, report);

  const inOrder = new Set([...containers.keys(), ...found.keys()]);
  const children = Map.groupBy(inOrder, (id) => parents.get(id));
  return Array.from(found.values(), (wire) => ({
    wire,
    parentId: parents.get(wire.id) ?? null,
    childIds: children.get(wire.id) ?? [],
  }));
}

/** A child told of by its id alone, that the list does not have, is nothing to show. */
function dropUntold(found: Map<Id, EventWire>, listed: ReadonlySet<Id>, report: Report): void {
  for (const [id, wire] of found) {
    if (listed.has(id) || Object.values(wire).filter((value) => value !== undefined).length > 1) continue;
    found.delete(id);
    report(EVENTS, id, '', 'has nothing but its id; the event is left out');
  }
}

function cutCircles(parents: Map<Id, Id>, report: Report): void {
  for (const id of [...parents.keys()]) {
    const passed = new Set([id]);
    let above = parents.get(id);
    while (above !== undefined && !passed.has(above)) {
      passed.add(above);
      above = parents.get(above);
    }
    if (above !== id) continue;
    report(EVENTS, id, '.parent', `${parents.get(id)} is also its descendant; the event stands by itself`);
    parents.delete(id);
  }
}
