import type { Id } from '../../../src/domain/model/common.ts';
import type { EventWire } from '../wire/event.ts';
import type { Report } from './context.ts';
import { clashReporter } from './gather.ts';
import { completed } from './occurrences.ts';

/** An event freed of its tree: parent and children by id, every telling of it merged. */
export interface FlatEvent {
  wire: EventWire;
  parentId: Id | null;
  childIds: Id[];
}

const EVENTS = '/api/evenements/';
/** Every page shows all that is below it: a chain of a thousand events would be told a million times. */
const DEEPEST = 10;

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
 * One flat list of the visible events. The list's telling of an event comes before those nested elsewhere, which fill
 * what it leaves out; where they differ, that is reported. A parent that is not shown, or is the
 * event's own descendant, is dropped and reported, and so is one with ten above it.
 */
export function flattened(events: readonly EventWire[], report: Report): FlatEvent[] {
  const found = new Map<Id, EventWire>();
  const containers = new Map<Id, Id>();
  const reportClashes = clashReporter(EVENTS, report);
  for (const event of visibleTellings(events)) {
    const { record, clashes } = completed(found.get(event.id) ?? event, event);
    found.set(event.id, record);
    reportClashes(event.id, clashes);
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
  cutChains(parents, report);

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

/** From the top down, so that a chain falls into pieces of the length allowed. */
function cutChains(parents: Map<Id, Id>, report: Report): void {
  const depths = new Map<Id, number>();
  for (const id of [...parents.keys()]) {
    const chain: Id[] = [];
    for (let one: Id | undefined = id; one !== undefined && !depths.has(one); one = parents.get(one))
      chain.push(one);
    for (const one of chain.reverse()) {
      const parent = parents.get(one);
      const depth = parent === undefined ? 0 : (depths.get(parent) ?? 0) + 1;
      depths.set(one, depth > DEEPEST ? 0 : depth);
      if (depth <= DEEPEST) continue;
      report(EVENTS, one, '.parent', `has more than ${DEEPEST} events above it; the event stands by itself`);
      parents.delete(one);
    }
  }
}
