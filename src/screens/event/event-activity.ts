import { localise } from '../../domain/text/localise.ts';
import type { Id, Lang, Participant, Activity, EventTime } from '../../domain/model/core.ts';
import { groupByRole, fullName } from '../../domain/people/people.ts';
import { pagePath } from '../../i18n/paths.ts';
import type { FestivalData } from '../../content/festival.ts';
import { formatHours } from '../../domain/time/format-when.ts';
import { isLang, type TextLang, textLangs } from '../../domain/model/languages.ts';
import { prefixInternalLinks, localiseHtml } from '../../components/text/localise-html.ts';
import { pictureView } from '../../components/picture/picture-view.ts';

export type PersonLinkView = ReturnType<typeof personLinks>[number];

/** Returns links to people who have a name; people without a name have no page. */
export function personLinks(ids: readonly Id[], { by }: Pick<FestivalData, 'by'>, lang: Lang) {
  return ids.flatMap((id) => {
    const person = by.person.get(id);
    const name = person ? fullName(person) : '';
    return name ? [{ id, name, href: pagePath(lang, 'person', id) }] : [];
  });
}

/** The rule **Participants by role**. */
export function roleGroups(participants: readonly Participant[], data: Pick<FestivalData, 'by'>, lang: Lang) {
  return groupByRole(participants, data.by.role, lang).flatMap(({ role, personIds, isTwoColumns }) => {
    const people = personLinks(personIds, data, lang);
    return people.length > 0 ? [{ role: role && localise(role.title, lang), people, isTwoColumns }] : [];
  });
}

/** A language of texts that has no pages. */
type ReadLang = Exclude<TextLang, Lang>;

const readLangs = textLangs.filter((lang): lang is ReadLang => !isLang(lang));

export type EventTextView = ReturnType<typeof eventTextView>;

export type ActivityView = ReturnType<typeof activityView>;

export function eventTextView({ intro, description }: Pick<Activity, 'intro' | 'description'>, lang: Lang) {
  const texts = { intro: localiseHtml(intro, lang), description: localiseHtml(description, lang) };
  const others = readLangs.flatMap((other) => {
    const html = [
      texts.intro?.lang === other ? '' : intro[other],
      texts.description?.lang === other ? '' : description[other],
    ].join('');
    return html ? [{ lang: other, html: prefixInternalLinks(lang, html) }] : [];
  });
  return {
    ...texts,
    /** Texts in languages that have no pages, except those already shown above as a fallback. */
    others,
  };
}

export function activityView(activity: Activity, time: EventTime | null, data: FestivalData, lang: Lang) {
  return {
    id: activity.id,
    /** Hours of the event, since activities have none. */
    hours: time && formatHours(time, lang),
    title: localise(activity.title, lang),
    kind: activity.kind && localise(activity.kind.title, lang),
    picture: pictureView(activity.picture, data),
    speakers: roleGroups(activity.participants, data, lang),
    ...eventTextView(activity, lang),
  };
}
