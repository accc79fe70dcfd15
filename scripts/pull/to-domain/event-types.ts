import type { ActivityKind, EventType } from '../../../src/domain/model/core.ts';
import type { ActivityKindWire } from '../wire/records.ts';
import type { Wire } from '../read/resources.ts';
import { ORDER_WHEN_MISSING, type Context } from './context.ts';
import { localised } from './texts.ts';
import { valueReader } from './values.ts';

export function toEventType(wire: Wire<'eventTypes'>, context: Context): EventType {
  const { ids } = context;
  return {
    id: wire.id,
    title: localised(wire, 'intitule'),
    order: wire.ordre ?? ORDER_WHEN_MISSING,
    colours: valueReader(context, 'eventTypes', wire.id).colours(wire),
    isTicketed: wire.id === ids.ticketedEventTypeId,
    namesCurator: wire.id === ids.exhibitionEventTypeId,
    isOnHome: wire.id !== ids.eventTypeIdLeftOutOfHome,
  };
}

export function toActivityKind(wire: ActivityKindWire): ActivityKind {
  return { id: wire.id ?? null, title: localised(wire, 'intitule') };
}
