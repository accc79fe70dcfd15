import type { z } from 'zod';
import type { ActivityRow, Id, ParticipantRow } from '../../api/festival/records/programme.ts';
import type { eventSchema } from '../programme-schemas.ts';
import type { Context } from '../read/context.ts';
import type { Where } from '../read/problems.ts';
import { html } from '../read/texts.ts';
import type { ActivityLang, Reference } from '../values.ts';

type Texts = Partial<Record<ActivityLang, string | null | undefined>>;

export interface ActivityDraft extends Pick<z.infer<typeof eventSchema>, 'kind' | 'cover' | 'people'> {
  title: { fr: string | null; en: string | null };
  intro: Texts;
  text: Texts;
}

/** @param where Returns the position of a field of the activity. @param texts Its files for texts, if it has any. */
export function activityRow(
  draft: ActivityDraft,
  id: Id,
  where: (...path: PropertyKey[]) => Where,
  context: Context,
  texts: Partial<Record<ActivityLang, { file: string }>> = {},
): ActivityRow {
  const { files, names } = context;
  const cover = files.picture(draft.cover, 'cover', where('cover'));
  const htmlOf = (field: 'intro' | 'text', lang: ActivityLang) =>
    html(draft[field][lang], (texts[lang] ?? where()).file, context);
  return {
    id,
    intitule: draft.title.fr ?? '',
    intitule_en: draft.title.en,
    intro_fr: htmlOf('intro', 'fr'),
    intro_en: htmlOf('intro', 'en'),
    intro_ar: htmlOf('intro', 'ar'),
    description_fr: htmlOf('text', 'fr'),
    description_en: htmlOf('text', 'en'),
    description_ar: htmlOf('text', 'ar'),
    image: cover,
    image_base: cover === null ? null : { reduced_size_image: cover, file: cover, thumbnail: cover },
    thumbnail: cover,
    type: names.activityKind.find(draft.kind, where('kind')),
    intervenants: participants(draft.people ?? {}, id, where, names),
  };
}

function participants(
  people: Record<string, Reference[]>,
  activity: Id,
  where: (...path: PropertyKey[]) => Where,
  names: Context['names'],
): ParticipantRow[] {
  const entries = Object.entries(people).flatMap(([roleName, persons]) => {
    const role = names.role.find(roleName, where('people', roleName));
    return persons.flatMap((person, index) => {
      const personne = names.person.find(person, where('people', roleName, index));
      return role === null || personne === null ? [] : { role, personne };
    });
  });
  return entries.map((entry, index) => ({ id: partId(activity, index), ...entry }));
}

/**
 * Returns the id of an activity or a participant, derived from that of its event or activity: 12 has 1200, 1201, …;
 * after the hundredth, in a range that no other reaches.
 */
export const partId = (whole: Id, index: number): Id =>
  index < 100 ? whole * 100 + index : 1e12 + whole * 10_000 + index;
