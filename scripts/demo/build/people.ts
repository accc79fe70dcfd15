import { coverPaths, seedOf, type Shot } from './pictures.ts';
import { englishTitle, frenchTitle, htmlOf, type Words } from './words.ts';
import type { Id, VideoRow } from '../../api/festival/records/common.ts';
import type { PersonRow } from '../../api/festival/records/person.ts';

export interface VideoDraft {
  title: Words;
  /** Eleven characters of our own making: no film of anyone else is shown. */
  youtube: string | null;
  still?: Shot;
}

export interface PersonDraft {
  id: Id;
  first: string | null;
  last: string;
  bio: Words;
  portrait?: false;
  videos?: readonly VideoDraft[];
}

/** The name events call a person by. */
export function fullName(person: { first: string | null; last: string }): string {
  return [person.first, person.last].filter((part) => part !== null).join(' ');
}

/** Videos numbered from `firstId`. */
export function videoRows(drafts: readonly VideoDraft[] | undefined, firstId: Id): VideoRow[] {
  return (drafts ?? []).map((draft, index) => ({
    id: firstId + index,
    title: frenchTitle(draft.title),
    title_en: englishTitle(draft.title),
    youtube_id: draft.youtube,
    file: draft.still ? coverPaths(draft.still).file : null,
  }));
}

/** Person videos are numbered apart from those of the events. */
const PERSON_VIDEOS_FROM = 900_000;

export function personRow(draft: PersonDraft): PersonRow {
  const name = fullName(draft);
  const portrait = draft.portrait === false ? null : `/media/portrait/${seedOf(name)}.jpg`;
  const bio = htmlOf(draft.bio);
  return {
    id: draft.id,
    prenom: draft.first,
    nom: draft.last,
    bio_fr: bio.fr,
    bio_en: bio.en,
    photo: portrait,
    photo_db: portrait === null ? null : { reduced_size_image: portrait, title: name, thumbnail: portrait },
    thumbnail: portrait,
    videos: videoRows(draft.videos, PERSON_VIDEOS_FROM + draft.id * 10),
  };
}
