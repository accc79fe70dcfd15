import { localise, type LocalText } from '../../domain/text/localise.ts';
import { formatHours } from '../../domain/time/format-when.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import type { Activity, EventTime } from '../../domain/model/event.ts';
import type { FestivalData } from '../../content/festival.ts';
import { type RoleGroupView, roleGroups } from './facts/event-people.ts';
import { prefixInternalLinks, localiseHtml } from '../../components/text/localise-html.ts';
import { pictureView, type PictureView } from '../../components/picture/view.ts';

/** The texts of an activity, as sanitised HTML. */
export interface EventTextView {
  intro: LocalText | null;
  description: LocalText | null;
  /** The Arabic text, beside that of the interface language; null if Arabic is already shown as the fallback. */
  arabic: string | null;
}

/** One activity of an event. */
export interface ActivityView extends EventTextView {
  id: Id;
  /** Hours of its event: activities have none of their own. */
  hours: string | null;
  title: LocalText | null;
  kind: LocalText | null;
  picture: PictureView | null;
  speakers: RoleGroupView[];
}

export function eventTextView(
  { intro, description }: Pick<Activity, 'intro' | 'description'>,
  lang: Lang,
): EventTextView {
  const texts = { intro: localiseHtml(intro, lang), description: localiseHtml(description, lang) };
  const arabic = [
    texts.intro?.lang === 'ar' ? null : intro.ar,
    texts.description?.lang === 'ar' ? null : description.ar,
  ].filter(Boolean);
  return { ...texts, arabic: arabic.length > 0 ? prefixInternalLinks(lang, arabic.join('')) : null };
}

export function activityView(
  activity: Activity,
  time: EventTime | null,
  data: FestivalData,
  lang: Lang,
): ActivityView {
  return {
    id: activity.id,
    hours: time && formatHours(time, lang),
    title: localise(activity.title, lang),
    kind: activity.kind && localise(activity.kind.title, lang),
    picture: pictureView(activity.picture, data),
    speakers: roleGroups(activity.participants, data, lang),
    ...eventTextView(activity, lang),
  };
}
