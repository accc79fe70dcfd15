import type { Activity, ActivityKind, Id } from '../../../src/domain/model/core.ts';
import { defaultLang } from '../../../src/domain/model/languages.ts';
import type { ActivityKindWire } from '../wire/records.ts';
import type { Wire } from '../read/resources.ts';
import type { Context } from './context.ts';
import { plainText } from '../../../src/domain/text/localise.ts';
import { eventSlug } from '../../../src/domain/event/event-slugs.ts';
import { toParticipant } from './people.ts';
import { clashReason, fillGaps } from './fill-gaps.ts';
import { localised, localisedHtml } from './texts.ts';
import { valueReader } from './values.ts';

/**
 * Records of the lists, by id: an event may nest an activity, its kind or a participant as little more than an id. The
 * list's values take precedence, and nested values fill its gaps.
 */
export interface ActivityLists {
  activities: ReadonlyMap<Id, Wire<'activities'>>;
  kinds: ReadonlyMap<Id, ActivityKindWire>;
  participants: ReadonlyMap<Id, Wire<'participants'>>;
  /** Of `participants`, those that the list itself has. The others may be counted anew in each activity. */
  listedParticipants: ReadonlySet<Id>;
}

export function toActivities(
  wires: readonly Wire<'activities'>[] = [],
  eventId: Id,
  lists: ActivityLists,
  context: Context,
): Activity[] {
  return wires.map((nested, index) => {
    const { record: wire, clashes } = fillGaps(lists.activities.get(nested.id) ?? nested, nested);
    const read = valueReader(context, 'events', eventId, `.activite[${index}]`);
    for (const clash of clashes) read.report(clash.field.slice(1), clashReason(clash));
    const listedKind = wire.type?.id === undefined ? undefined : lists.kinds.get(wire.type.id);
    const kind = wire.type && fillGaps(listedKind ?? wire.type, wire.type).record;
    const participants = (wire.intervenants ?? []).flatMap((one, position) => {
      const known = lists.participants.get(one.id) ?? one;
      const isKnown =
        lists.listedParticipants.has(one.id) || !one.personne || one.personne.id === known.personne?.id;
      const participant = toParticipant(fillGaps(isKnown ? known : one, one).record);
      const field = `intervenants[${position}]`;
      return participant ?? read.report(field, 'has no person; the participant is left out');
    });
    const title = localised(wire, 'intitule');
    const written = wire.intitule ?? wire.intitule_en ?? null;
    return {
      id: wire.id,
      title,
      ...(written !== null &&
        eventSlug(written) !== eventSlug(plainText(title, defaultLang)) && { titleInAddress: written }),
      intro: localisedHtml(wire, 'intro'),
      description: localisedHtml(wire, 'description'),
      picture: read.picture({
        'image_base.file': wire.image_base?.file,
        image: wire.image,
        'image_base.reduced_size_image': wire.image_base?.reduced_size_image,
        'image_base.thumbnail': wire.image_base?.thumbnail,
        thumbnail: wire.thumbnail,
      }),
      kind: kind ? toActivityKind(kind) : null,
      participants,
    };
  });
}

export function toActivityKind(wire: ActivityKindWire): ActivityKind {
  return { id: wire.id ?? null, title: localised(wire, 'intitule') };
}
