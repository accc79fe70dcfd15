import { includesFolded } from '../../../domain/text/fold.ts';
import { localise, type LocalText } from '../../../domain/text/localise.ts';
import type { Id, Lang } from '../../../domain/model/common.ts';
import type { Activity, ActivityKind, EventType, FestivalEvent } from '../../../domain/model/event.ts';
import { groupByRole, type RoleGroup } from '../../../domain/people/participants.ts';
import { fullName } from '../../../domain/people/people.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { titleOrUntitled } from '../event-card.ts';

/** What is on at an event, and who takes part. */
export interface ActivityLineView {
  title: LocalText;
  /** What it is: the event's type and its own kind, "Débats", "Rencontre"; one of them where it says both. */
  labels: LocalText[];
  /** Those who make it, artists first, the first few of them. */
  names: string[];
  /** How many more there are. */
  more: number;
  /** Who curates it, where the type names its curator. */
  curators: { role: LocalText; names: string[] } | null;
}

const NAMES_SHOWN = 3;

/** The event's activities that have a title; an event with none has one line of its own. */
export function activityLines(
  event: FestivalEvent,
  { by }: Pick<FestivalData, 'by'>,
  lang: Lang,
): ActivityLineView[] {
  const type = event.typeId === null ? undefined : by.eventType.get(event.typeId);
  const lines = event.activities.flatMap((activity) => {
    const title = localise(activity.title, lang);
    return title ? [{ title, ...lineOf(activity, type, by, lang) }] : [];
  });
  if (lines.length > 0) return lines;
  const [untitled] = event.activities;
  const rest = untitled
    ? lineOf(untitled, type, by, lang)
    : { labels: labelsOf(null, type, lang), names: [], more: 0, curators: null };
  return [{ title: titleOrUntitled(event, lang), ...rest }];
}

function lineOf(
  { kind, participants }: Activity,
  type: EventType | undefined,
  by: FestivalData['by'],
  lang: Lang,
): Omit<ActivityLineView, 'title'> {
  const groups = groupByRole(participants, by.role, lang);
  const namesOf = (ids: readonly Id[]): string[] =>
    ids.flatMap((id) => fullName(by.person.get(id) ?? { firstName: null, lastName: null }) || []);
  const isCurators = ({ role }: RoleGroup): boolean => role.isCurator && type?.namesCurator === true;

  const makers = groups.filter((group) => !isCurators(group)).flatMap(({ personIds }) => personIds);
  const names = namesOf([...new Set(makers)]);
  const curators = groups.find(isCurators);
  const role = curators && localise(curators.role.title, lang);
  return {
    labels: labelsOf(kind, type, lang),
    names: names.slice(0, NAMES_SHOWN),
    more: Math.max(0, names.length - NAMES_SHOWN),
    curators: curators && role ? { role, names: namesOf(curators.personIds) } : null,
  };
}

/** "Expositions" says no more than "Exposition" does. */
function labelsOf(kind: ActivityKind | null, type: EventType | undefined, lang: Lang): LocalText[] {
  const own = kind && localise(kind.title, lang);
  const general = type ? localise(type.title, lang) : null;
  const isSaid =
    own && general && (includesFolded(general.text, own.text) || includesFolded(own.text, general.text));
  return [isSaid ? null : general, own].filter((label) => label !== null);
}
