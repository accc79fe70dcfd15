import type { ActivityRow, Id, ParticipantRow } from '../../api/festival/records/programme.ts';
import type { Context } from '../read/context.ts';
import type { Where } from '../read/problems.ts';
import { html, inBoth } from '../read/texts.ts';
import type { ActivityLang, RecordLang, Reference, Words } from '../values.ts';

/** An activity as its files say it: texts as Markdown. */
export interface ActivityDraft {
  title: { fr: string | null; en: string | null };
  intro: Partial<Record<ActivityLang, string>>;
  text: Partial<Record<ActivityLang, string>>;
  kind?: Reference | undefined;
  cover?: string | undefined;
  people?: Record<string, Reference[]> | undefined;
}

/** Markdown in each language that has some. */
export const markdownOf = (words: Words | undefined): Partial<Record<RecordLang, string>> =>
  typeof words === 'string'
    ? { fr: words, en: words }
    : { ...(words?.fr && { fr: words.fr }), ...(words?.en && { en: words.en }) };

/** @param where Where a field of the activity stands. */
export function activityRow(
  draft: ActivityDraft,
  id: Id,
  where: (...path: PropertyKey[]) => Where,
  { files, names }: Context,
): ActivityRow {
  const { file } = where();
  const cover = files.picture(draft.cover, 'cover', where('cover'));
  const htmlIn = (texts: ActivityDraft['intro'], lang: ActivityLang): string | null =>
    html(texts[lang], files.addressIn(file));
  return {
    id,
    intitule: draft.title.fr ?? '',
    intitule_en: draft.title.en,
    intro_fr: htmlIn(draft.intro, 'fr'),
    intro_en: htmlIn(draft.intro, 'en'),
    intro_ar: htmlIn(draft.intro, 'ar'),
    description_fr: htmlIn(draft.text, 'fr'),
    description_en: htmlIn(draft.text, 'en'),
    description_ar: htmlIn(draft.text, 'ar'),
    image: cover,
    image_base: cover === null ? null : { reduced_size_image: cover, file: cover, thumbnail: cover },
    thumbnail: cover,
    type: names.activityKind.find(draft.kind, where('kind')),
    intervenants: participants(draft.people ?? {}, id, where, names),
  };
}

/** Numbered after their activity, in the order of the file. */
function participants(
  people: Record<string, Reference[]>,
  activity: Id,
  where: (...path: PropertyKey[]) => Where,
  names: Context['names'],
): ParticipantRow[] {
  const entries = Object.entries(people).flatMap(([roleName, persons]) => {
    const role = names.role.find(
      /^\d+$/.test(roleName) ? Number(roleName) : roleName,
      where('people', roleName),
    );
    return persons.map((person, index) => ({
      role,
      personne: names.person.find(person, where('people', roleName, index)),
    }));
  });
  return entries.flatMap(({ role, personne }, index) =>
    role === null || personne === null ? [] : [{ id: activity * 100 + index, role, personne }],
  );
}

export const plainTitle = (words: Words | undefined): ActivityDraft['title'] => inBoth(words);
