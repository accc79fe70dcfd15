import { atomFeed, type AtomEntry } from './atom.ts';
import { formatWhen } from '../../domain/time/format-when.ts';
import { plainText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/common.ts';
import { dayOf } from '../../domain/time/zone-clock.ts';
import { formatFullDay } from '../../domain/time/format-dates.ts';
import { changeFeedPath, changesPath, programmePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { environment } from '../../site/build-environment.ts';
import { festival } from '../../site/festival.ts';
import type { Change } from '../../content/change-record.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventHref } from '../event/lists/event-card.ts';

/** Older changes stay in the snapshot only. */
const MAX_ENTRIES = 100;

const absoluteUrl = (path: string): string => new URL(path, environment.SITE_URL).href;

/** The changes that pulls found in the programmes, latest first, as Atom. */
export function changeFeed(data: FestivalData, lang: Lang): string {
  const t = translator(lang);
  const self = absoluteUrl(changeFeedPath(lang));
  const latest = data.changes
    .filter(({ entity }) => entity === 'event')
    .slice(-MAX_ENTRIES)
    .toReversed();
  return atomFeed({
    lang,
    title: t('changes.title', { name: environment.SITE_NAME }),
    author: environment.SITE_NAME,
    self,
    page: absoluteUrl(changesPath(lang)),
    updated: latest[0]?.pulledAt ?? data.manifest.pulledAt,
    entries: latest.map((change) => entryOf(change, self, data, lang)),
  });
}

function entryOf(change: Change, self: string, data: FestivalData, lang: Lang): AtomEntry {
  const { kind, id, pulledAt, year } = change;
  const t = translator(lang);
  const title = plainText(change.title, lang) || t('event.untitled');
  const hasPage = data.by.event.has(id) || data.by.withdrawn.has(id);
  const link = hasPage ? eventHref(id, data, lang) : programmePath(lang, year ?? data.current.year);
  return {
    id: `${self}#${kind}-${id}-${pulledAt}`,
    title: t(`changes.${kind}`, { title }),
    updated: pulledAt,
    link: absoluteUrl(link),
    summary:
      [currentTimeAndPlace(change, data, lang), previousTimeOrTitle(change, lang)]
        .filter(Boolean)
        .join(' ') || null,
  };
}

/** When and where the event takes place now; null for a withdrawn one. */
function currentTimeAndPlace({ id }: Change, data: FestivalData, lang: Lang): string | null {
  const event = data.by.event.get(id);
  if (!event) return null;
  const place = event.placeId === null ? undefined : data.by.place.get(event.placeId);
  const facts = [
    formatWhen(event.time, lang, formatFullDay),
    place ? plainText(place.name, lang) : null,
  ].filter(Boolean);
  return facts.length > 0 ? `${facts.join(', ')}.` : null;
}

function previousTimeOrTitle({ kind, before }: Change, lang: Lang): string | null {
  const t = translator(lang);
  if (kind === 'moved' && before?.starts)
    return t('changes.before', { what: formatFullDay(dayOf(before.starts, festival.timeZone), lang) });
  const title = kind === 'retitled' && before?.title ? plainText(before.title, lang) : '';
  return title ? t('changes.before', { what: title }) : null;
}
