import type { Id } from '../../../src/domain/model/core.ts';
import type { EventWire } from '../wire/records.ts';
import type { Report } from './context.ts';
import { clashReporter } from './gather.ts';
import { fillGaps } from './fill-gaps.ts';

/** An event with its parent and children by id, all its occurrences in the answers merged. */
export type FlatEvent = ReturnType<typeof flattenEvents>[number];

/** An event's page shows all its descendants: a chain of a thousand events would be rendered half a million times. */
const MAX_DEPTH = 10;

function hiddenIds(events: readonly EventWire[]): ReadonlySet<Id> {
  const all = visibleOccurrences(events, new Set());
  return new Set(all.flatMap(({ id, show }) => (show === false ? id : [])));
}

/**
 * Returns every occurrence of the visible events in the answers: first those of the list, then nested ones.
 * `show: false` in any occurrence hides the event and everything nested in it (**Hidden events**).
 */
export function visibleOccurrences(events: readonly EventWire[], hidden = hiddenIds(events)): EventWire[] {
  const visible = events.filter(({ id }) => !hidden.has(id));
  const nested = visible.flatMap((event) => event.children ?? []);
  return nested.length > 0 ? [...visible, ...visibleOccurrences(nested, hidden)] : visible;
}

/**
 * Returns one flat list of the visible events. The list's record of an event takes precedence over nested ones, which
 * fill its gaps; differences are reported. A parent is dropped and reported if it is hidden, is the event's own
 * descendant, or has ten ancestors.
 */
export function flattenEvents(events: readonly EventWire[], report: Report) {
  const wires = new Map<Id, EventWire>();
  const containers = new Map<Id, Id>();
  const reportClashes = clashReporter('events', report);
  for (const event of visibleOccurrences(events)) {
    const { record, clashes } = fillGaps(wires.get(event.id) ?? event, event);
    wires.set(event.id, record);
    reportClashes(event.id, clashes);
    for (const { id } of event.children ?? []) {
      if (!containers.has(id)) containers.set(id, event.id);
    }
  }
  dropBareIds(wires, new Set(events.map(({ id }) => id)), report);

  const parents = new Map<Id, Id>();
  const orphan: Orphan = (id, reason) => {
    parents.delete(id);
    report('events', id, '.parent', `${reason}; the event stands by itself`);
  };
  for (const { id, parent } of wires.values()) {
    const parentId = parent?.id ?? containers.get(id);
    if (parentId === undefined) continue;
    if (wires.has(parentId)) parents.set(id, parentId);
    else orphan(id, `${parentId} is not among the events shown`);
  }
  breakCycles(parents, orphan);
  limitDepth(parents, orphan);

  /** A part that names no edition belongs to that of its whole. */
  const editionOf = (id: Id): EventWire['edition'] => {
    const parentId = parents.get(id);
    return wires.get(id)?.edition ?? (parentId === undefined ? undefined : editionOf(parentId));
  };
  const inOrder = new Set([...containers.keys(), ...wires.keys()]);
  const children = Map.groupBy(inOrder, (id) => parents.get(id));
  return Array.from(wires.values(), (wire) => ({
    wire: { ...wire, edition: editionOf(wire.id) },
    parentId: parents.get(wire.id) ?? null,
    childIds: children.get(wire.id) ?? [],
  }));
}

/** Drops children that are nested by their id alone and missing from the list: they have nothing to show. */
function dropBareIds(wires: Map<Id, EventWire>, listed: ReadonlySet<Id>, report: Report): void {
  for (const [id, wire] of wires) {
    if (listed.has(id) || Object.values(wire).filter((value) => value !== undefined).length > 1) continue;
    wires.delete(id);
    report('events', id, '', 'has nothing but its id; the event is left out');
  }
}

/** Detaches an event from its parent and reports it with the reason. */
type Orphan = (id: Id, reason: string) => void;

function breakCycles(parents: ReadonlyMap<Id, Id>, orphan: Orphan): void {
  for (const id of [...parents.keys()]) {
    const visited = new Set([id]);
    let ancestor = parents.get(id);
    while (ancestor !== undefined && !visited.has(ancestor)) {
      visited.add(ancestor);
      ancestor = parents.get(ancestor);
    }
    if (ancestor === id) orphan(id, `${parents.get(id)} is also its descendant`);
  }
}

/** Works from the top down, so that a chain is cut into pieces of the allowed length. */
function limitDepth(parents: ReadonlyMap<Id, Id>, orphan: Orphan): void {
  const depths = new Map<Id, number>();
  for (const id of [...parents.keys()]) {
    const chain: Id[] = [];
    for (let one: Id | undefined = id; one !== undefined && !depths.has(one); one = parents.get(one))
      chain.push(one);
    for (const one of chain.reverse()) {
      const parent = parents.get(one);
      const depth = parent === undefined ? 0 : (depths.get(parent) ?? 0) + 1;
      depths.set(one, depth > MAX_DEPTH ? 0 : depth);
      if (depth > MAX_DEPTH) orphan(one, `has more than ${MAX_DEPTH} events above it`);
    }
  }
}
