import { includesFolded } from '../../../domain/text/fold.ts';
import { localise, type LocalText } from '../../../domain/text/localise.ts';
import type { Id, Lang } from '../../../domain/model/common.ts';
import type { Activity, ActivityKind, EventType, FestivalEvent } from '../../../domain/model/event.ts';
import { groupByRole, type RoleGroup } from '../../../domain/people/participants.ts';
import { fullName } from '../../../domain/people/people.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { titleOrUntitled } from '../lists/event-head.ts';

/** One activity of an event, and who takes part. */
export interface ActivityLineView {
  title: LocalText;
  /** The event's type and the activity's kind, "Débats", "Rencontre"; only one if they say the same. */
  labels: LocalText[];
  /** The first few participants, artists first. */
  names: string[];
  /** Number of further participants. */
  more: number;
  /** The curators, if the type names them (**Commissioned by**). */
  curators: { role: LocalText; names: string[] } | null;
}

const NAMES_SHOWN = 3;

/** One line for each activity with a title; an event without any has a single line. */
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

/** The labels of a line; one of them if the other contains it, as "Expositions" does "Exposition". */
function labelsOf(kind: ActivityKind | null, type: EventType | undefined, lang: Lang): LocalText[] {
  const own = kind && localise(kind.title, lang);
  const general = type ? localise(type.title, lang) : null;
  const isSame =
    own && general && (includesFolded(general.text, own.text) || includesFolded(own.text, general.text));
  return [isSame ? null : general, own].filter((label) => label !== null);
}
