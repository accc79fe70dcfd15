import type { z } from 'zod';
import { addDays } from '../../../src/domain/time/days.ts';
import type { EventRow, EventStatus, Id, PhotoRow, VideoRow } from '../../api/festival/records/programme.ts';
import type { Context } from '../read/context.ts';
import type { Source, SourceWithTexts } from '../read/source.ts';
import { inBoth, pair, titles } from '../read/texts.ts';
import { endTime, isoTime } from '../read/times.ts';
import type { editionSchema, eventSchema, eventTextSchema } from '../programme-schemas.ts';
import { activityRow, type ActivityDraft, partId } from './activity.ts';

type EventFile = z.infer<typeof eventSchema>;

/** The content of an event's folder, and the edition to which the event belongs. */
export interface EventSource extends SourceWithTexts<typeof eventSchema, typeof eventTextSchema> {
  edition: z.infer<typeof editionSchema>;
}

const STATUS: Record<NonNullable<EventFile['status']>, EventStatus> = {
  cancelled: 'annule',
  postponed: 'reporte',
  full: 'complet',
};
/** Codes of languages that the back end's records name otherwise: Tunisian Sign Language. */
const ON_THE_WIRE: Readonly<Record<string, string>> = { tse: 'lst' };

/** Latest time at which a night ends. */
const END_OF_NIGHT = '06:00';
/** Days by which an event may be outside the days of its edition. */
const DAYS_AROUND = 60;

/**
 * Returns the record of an event. Ids of its activities, photos and videos are derived from its own, in their order:
 * event 12 has 1200, 1201, …
 */
export function eventRow(source: EventSource, context: Context): EventRow {
  const { data, where, edition } = source;
  const { names, timeZone } = context;
  const firstId = data.id * 100;
  const time = (value: string | undefined): string | null =>
    value === undefined ? null : isoTime(value, timeZone);
  const start = time(data.start);
  const end = data.start && data.end && endTime(data.start, data.end);
  checkTimes(source, end, context);
  const { status, hidden } = asOf(data, context.time);
  return {
    id: data.id,
    parent: names.event.find(data.parent, where('parent')),
    date: start,
    date_end: time(end),
    date_debut: start,
    vernissage: time(data.vernissage),
    lieu: names.place.find(data.place, where('place')),
    type: names.eventType.find(data.type, where('type')),
    edition: edition.id,
    in_program: data.inProgramme,
    show: !hidden,
    jours_ouverture: data.openingDays === undefined ? null : titles(data.openingDays),
    horaires_ouverture: data.openingHours ?? null,
    fermetures: data.closures,
    lien_billetterie: data.tickets ?? null,
    lien_externe: data.website ?? null,
    inscription_form: data.registration,
    statut: status === undefined ? null : STATUS[status],
    tarif: data.price?.words === undefined ? null : titles(data.price.words),
    prix: data.price?.amount ?? null,
    langues: data.languages.map((language) => ON_THE_WIRE[language] ?? language),
    jauge: data.capacity ?? null,
    date_initiale: time(data.firstPlanned),
    activite: activities(source, context),
    photos: photos(source, firstId, context),
    videos: videoRows(source, firstId, context),
  };
}

/** Reports an end before the start, and times that are possible but probably wrong. */
function checkTimes({ data, where, edition }: EventSource, end: string | undefined, context: Context): void {
  const { error, remark } = context.problems;
  const { start = '', end: written = '' } = data;
  if (end && end < start) error(where('end'), `is ${end}, which is before the start, ${start}`);
  const isOnNextDay = !written.includes(' ') && written <= start.slice(11);
  if (isOnNextDay && written > END_OF_NIGHT)
    remark(where('end'), `is ${written}, not after the start: if it is on ${end}, write the day too`);
  const first = edition.start ?? `${edition.year}-01-01`;
  const last = edition.end ?? `${edition.year}-12-31`;
  for (const field of ['start', 'end', 'vernissage'] as const) {
    const [day = first] = /^\d{4}-\d\d-\d\d/.exec(data[field] ?? '') ?? [];
    if (addDays(day, DAYS_AROUND) < first || addDays(day, -DAYS_AROUND) > last)
      remark(where(field), `is ${day}, but the edition is from ${first} to ${last}: is the year right?`);
  }
}

/** Returns the status and visibility of an event after the changes up to a wall time. */
function asOf({ changes, status, hidden }: EventFile, time: string): Pick<EventFile, 'status' | 'hidden'> {
  return changes
    .filter(({ from }) => from <= time)
    .reduce((now, change) => ({ status: change.status ?? now.status, hidden: change.hidden ?? now.hidden }), {
      status,
      hidden,
    });
}

function activities({ data, where, texts }: EventSource, context: Context) {
  const own: ActivityDraft = {
    ...data,
    title: { fr: texts.fr?.data.title || null, en: texts.en?.data.title || null },
    intro: { fr: texts.fr?.data.intro, en: texts.en?.data.intro, ar: texts.ar?.data.intro },
    text: { fr: texts.fr?.body, en: texts.en?.body, ar: texts.ar?.body },
  };
  if ([texts.fr, texts.en].every((text) => text?.data.title === undefined))
    context.problems.remark(
      where(),
      'has no title: write one between two lines of --- in fr.md or en.md beside it (title: "" if it is to have none)',
    );
  return [
    activityRow(own, partId(data.id, 0), where, context, texts),
    ...data.activities.map((draft, index) =>
      activityRow(
        { ...draft, title: inBoth(draft.title), intro: inBoth(draft.intro), text: inBoth(draft.text) },
        partId(data.id, 1 + index),
        (...path) => where('activities', index, ...path),
        context,
      ),
    ),
  ];
}

function photos({ data, where, edition }: EventSource, firstId: Id, { files }: Context): PhotoRow[] {
  return data.photos.flatMap((photo, index) => {
    const file = files.picture(photo.file, 'photo', where('photos', index, 'file'));
    if (file === null) return [];
    const rights = photo.rights ?? (photo.press ? edition.rights.press : edition.rights.others);
    return {
      id: firstId + index,
      file,
      reduced_size_image: file,
      ...pair(photo.title, 'title', 'title_en'),
      ...pair(photo.description, 'description_fr', 'description_en'),
      auteur: photo.author ?? null,
      date: photo.date ?? null,
      licence: photo.licence ?? null,
      credit: photo.credit,
      telechargeable: photo.press,
      ...pair(rights, 'droits', 'droits_en'),
    };
  });
}

/** Returns the videos of an event or a person, numbered from `firstId`. */
export function videoRows(
  { data, where }: Pick<Source<Pick<EventFile, 'videos'>>, 'data' | 'where'>,
  firstId: Id,
  { files }: Context,
): VideoRow[] {
  return data.videos.map((video, index) => ({
    id: firstId + index,
    ...pair(video.title, 'title', 'title_en'),
    youtube_id: video.youtube ?? null,
    file: files.picture(video.still, 'still', where('videos', index, 'still')),
  }));
}
