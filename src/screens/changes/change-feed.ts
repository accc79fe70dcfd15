import { atomFeed, type AtomEntry } from './atom.ts';
import { plainText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/common.ts';
import { changeFeedPath, changesPath, programmePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { environment } from '../../site/build-environment.ts';
import { identity } from '../../site/identity.ts';
import type { Change } from '../../content/change-record.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventHref } from '../event/lists/event-head.ts';
import type { ChangeInHistory } from './history.ts';
import { latestChanges, stateText } from './changes-view.ts';

/** Older changes stay in the snapshot only. */
const MAX_ENTRIES = 100;

const absoluteUrl = (path: string): string => new URL(path, environment.SITE_URL).href;

/** The changes that pulls found in the programmes, latest first, as Atom. */
export function changeFeed(data: FestivalData, lang: Lang): string {
  const t = translator(lang);
  const self = absoluteUrl(changeFeedPath(lang));
  const latest = latestChanges(data, MAX_ENTRIES);
  return atomFeed({
    lang,
    title: t('changes.title', { name: environment.SITE_NAME }),
    author: environment.SITE_NAME,
    id: feedId(lang),
    self,
    page: absoluteUrl(changesPath(lang)),
    updated: latest[0]?.pulledAt ?? data.manifest.pulledAt,
    entries: latest.map((change) => entryOf(change, self, data, lang)),
  });
}

function entryOf(change: ChangeInHistory, self: string, data: FestivalData, lang: Lang): AtomEntry {
  const { kind, id, pulledAt, year } = change;
  const t = translator(lang);
  const title = plainText(change.title, lang) || t('event.untitled');
  const hasPage = data.by.event.has(id) || data.by.withdrawn.has(id);
  const link = hasPage ? eventHref(id, data, lang) : programmePath(lang, year ?? data.current.year);
  return {
    id: idOf(change, self, lang),
    title: t(`changes.${kind}`, { title }),
    updated: pulledAt,
    link: absoluteUrl(link),
    summary: summaryOf(change, data, lang),
  };
}

/** When and where, then what it was before; null where nothing is known. */
function summaryOf(
  { kind, before, was, is }: ChangeInHistory,
  data: FestivalData,
  lang: Lang,
): string | null {
  const now = stateText(is, data, lang).join(', ');
  const title = kind === 'retitled' ? plainText(before?.title ?? {}, lang) : '';
  const former = title || stateText(was, data, lang).join(', ');
  const what = former && translator(lang)('changes.before', { what: former });
  return [now && `${now}.`, what].filter(Boolean).join(' ') || null;
}

/** Of a change before its state was recorded the id is the one that was published. */
function idOf({ kind, id, pulledAt, after }: Change, self: string, lang: Lang): string {
  const change = `${kind}-${id}-${pulledAt}`;
  return after === undefined ? `${self}#${change}` : `${feedId(lang)}/${change}`;
}

/** A tag (RFC 4151): it stays when the site moves to another address. */
const feedId = (lang: Lang): string => `tag:${identity.slug},2026:changes/${lang}`;
