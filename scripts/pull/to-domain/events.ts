import { eventTime, runsTooLong } from '../../../src/domain/event/event-time.ts';
import type { EventTime, FestivalEvent } from '../../../src/domain/model/core.ts';
import { compareMoments } from '../../../src/domain/time/moments.ts';
import type { EventWire } from '../wire/records.ts';
import { toActivities, type ActivityLists } from './activities.ts';
import type { Context } from './context.ts';
import type { FlatEvent } from './event-tree.ts';
import { toPhotos, toVideos } from './media.ts';
import { toPracticalFacts } from './practical-facts.ts';
import { localisedTitle } from './texts.ts';
import { valueReader, type ValueReader } from './values.ts';

const EVENTS = '/api/evenements/';

/**
 * One event of the programme. `in_program` leaves it out only when it says so: most back ends answer with the field
 * missing where nobody has touched it, and a festival whose programme is empty is the worse mistake.
 */
export function toEvent(
  { wire, parentId, childIds }: FlatEvent,
  lists: ActivityLists,
  context: Context,
): FestivalEvent {
  const { id } = wire;
  const owner = { collection: EVENTS, id };
  const read = valueReader(context, EVENTS, id);
  return {
    id,
    parentId,
    childIds,
    editionId: wire.edition?.id ?? null,
    typeId: wire.type?.id ?? null,
    placeId: wire.lieu?.id ?? null,
    time: toTime(wire, read, context),
    vernissage: read.moment('vernissage', wire.vernissage),
    openingDays: localisedTitle(wire.jours_ouverture ?? {}),
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
    photos: toPhotos(wire.photos?.photos, owner, context),
    videos: toVideos(wire.videos, owner, context),
    ...toPracticalFacts(wire, read, context),
  };
}

function toTime(wire: EventWire, read: ValueReader, { report }: Context): EventTime | null {
  const date = read.moment('date', wire.date);
  const start = read.moment('date_debut', wire.date_debut);
  const end = read.moment('date_end', wire.date_end);
  const time = eventTime({ date, start, end });
  if (time && end && compareMoments(end, time.start) < 0) {
    report(EVENTS, wire.id, '.date_end', `"${wire.date_end}" is before the start; the end is left out`);
  } else if (time && end && runsTooLong(time.start, end)) {
    const reason = `"${wire.date_end}" is more than ten years after the start; the end is left out: mend its year`;
    report(EVENTS, wire.id, '.date_end', reason);
  }
  return time;
}
