import { eventTime, runsTooLong } from '../../../src/domain/event/event-time.ts';
import type { EventTime, FestivalEvent, Price } from '../../../src/domain/model/core.ts';
import { compareMoments } from '../../../src/domain/time/moments.ts';
import type { EventWire } from '../wire/records.ts';
import { type ActivityLists, toActivities } from './activities.ts';
import type { Context } from './context.ts';
import type { FlatEvent } from './event-tree.ts';
import { toPhotos, toVideos } from './media.ts';
import { localisedTitle } from './texts.ts';
import { type ValueReader, valueReader } from './values.ts';
import { languageTag } from '../../../src/domain/text/languages.ts';

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
    price: toPrice(wire, context),
    languages: toLanguages(wire, context),
    capacity: toCapacity(wire, context),
    previousStart: read.moment('date_initiale', wire.date_initiale),
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

function toPrice({ id, tarif, prix }: EventWire, { report }: Context): Price | null {
  const words = localisedTitle(tarif ?? {});
  const amount = prix !== undefined && prix >= 0 ? prix : null;
  if (prix !== undefined && amount === null)
    report(EVENTS, id, '.prix', `${prix} is below 0; it is left out`);
  return amount === null && Object.keys(words).length === 0 ? null : { words, amount };
}

function toLanguages({ id, langues = [] }: EventWire, { report }: Context): string[] {
  const tags = langues.flatMap((value) => {
    const tag = languageTag(value);
    if (tag) return tag;
    report(EVENTS, id, '.langues', `"${value}" is not a language: expected codes such as fr, en, ar, lsf`);
    return [];
  });
  return [...new Set(tags)];
}

function toCapacity({ id, jauge }: EventWire, { report }: Context): number | null {
  if (jauge === undefined || jauge > 0) return jauge ?? null;
  report(EVENTS, id, '.jauge', `${jauge} is not a number of places: expected 1 or more`);
  return null;
}
