import { eventTime } from '../../../src/domain/event/event-time.ts';
import type { EventTime, EventType, FestivalEvent, Price } from '../../../src/domain/model/core.ts';
import type { EventWire } from '../wire/records.ts';
import { type ActivityLists, toActivities } from './activities.ts';
import type { Wire } from '../read/resources.ts';
import { type Context, ORDER_WHEN_MISSING } from './context.ts';
import type { FlatEvent } from './event-tree.ts';
import { toPhotos, toVideos } from './media.ts';
import { localised } from './texts.ts';
import { type ValueReader, valueReader } from './values.ts';

/**
 * Converts one event. It is in the programme unless `in_program` is false: most back ends omit a field that nobody has
 * set, and an empty programme would be the worse mistake.
 */
export function toEvent(
  { wire, parentId, childIds }: FlatEvent,
  lists: ActivityLists,
  context: Context,
): FestivalEvent {
  const { id } = wire;
  const read = valueReader(context, 'events', id);
  return {
    id,
    parentId,
    childIds,
    editionId: wire.edition?.id ?? null,
    typeId: wire.type?.id ?? null,
    placeId: wire.lieu?.id ?? null,
    time: toTime(wire, read),
    vernissage: read.moment('vernissage', wire.vernissage),
    openingDays: localised(wire.jours_ouverture, 'intitule'),
    openingHours: wire.horaires_ouverture ?? null,
    closures: (wire.fermetures ?? []).flatMap(
      (day, index) => read.moment(`fermetures[${index}]`, day)?.day ?? [],
    ),
    ticketUrl: read.link('lien_billetterie', wire.lien_billetterie),
    externalUrl: read.link('lien_externe', wire.lien_externe),
    takesRegistration: wire.inscription_form ?? false,
    status: read.status('statut', wire.statut),
    isInProgramme: wire.in_program ?? true,
    isSelfGuided: context.ids.selfGuidedEventIds.includes(id),
    activities: toActivities(wire.activite, id, lists, context),
    photos: toPhotos(wire.photos?.photos, id, context),
    videos: toVideos(wire.videos, 'events', id, context),
    price: toPrice(wire, read),
    languages: [...new Set(wire.langues?.flatMap((value) => read.language('langues', value) ?? []))],
    capacity: toCapacity(wire, read),
    previousStart: read.moment('date_initiale', wire.date_initiale),
  };
}

function toTime(wire: EventWire, read: ValueReader): EventTime | null {
  const date = read.moment('date', wire.date);
  const start = read.moment('date_debut', wire.date_debut);
  const end = read.moment('date_end', wire.date_end);
  const time = eventTime({ date, start, end });
  read.endAfter(time?.start, 'date_end', wire.date_end, end);
  return time;
}

function toPrice({ tarif, prix }: EventWire, { report }: ValueReader): Price | null {
  const words = localised(tarif, 'intitule');
  const amount = prix !== undefined && prix >= 0 ? prix : null;
  if (prix !== undefined && amount === null) report('prix', `${prix} is below 0; it is left out`);
  return amount === null && Object.keys(words).length === 0 ? null : { words, amount };
}

function toCapacity({ jauge }: EventWire, { report }: ValueReader): number | null {
  if (jauge === undefined || jauge > 0) return jauge ?? null;
  report('jauge', `${jauge} is not a number of places: expected 1 or more`);
  return null;
}

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
