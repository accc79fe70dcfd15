import type { FestivalEvent, Id, Lang } from '../../domain/model/core.ts';
import type { Festival } from '../../domain/model/festival.ts';
import { participantsOf } from '../../domain/people/people.ts';
import type { SnapshotManifest } from '../../domain/model/snapshot.ts';
import { formatLongDate } from '../../domain/time/format-dates.ts';
import { dayOf } from '../../domain/time/zone-clock.ts';
import { plural, translator } from '../../i18n/translate.ts';
import { timeZone } from '../../site/time-zone.ts';

/** Returns one sentence on how complete the archive of an edition is (**What is known**). */
export function holdingsText(editionId: Id, data: Pick<Festival, 'events' | 'withdrawn'>, lang: Lang) {
  const t = translator(lang);
  const own = data.events.filter((event) => event.editionId === editionId);
  const ids = new Set(own.map(({ id }) => id));
  const events = own.length;
  const people = new Set(own.flatMap(participantsOf).map(({ personId }) => personId)).size;
  const photographs = own.reduce((sum, { photos }) => sum + photos.length, 0);
  const undated = own.filter(({ time }) => time === null).length;
  const unplaced = own.filter(({ placeId }) => placeId === null).length;
  // Events withdrawn from the programme, unless the whole edition is withdrawn: then they count as its events.
  const isWithdrawn = ({ id, editionId: of }: FestivalEvent): boolean => of === editionId && !ids.has(id);
  const withdrawn = data.withdrawn.filter(isWithdrawn).length;
  const known = [
    events > 0 ? plural(lang, 'events', events) : t('holdings.noEvents'),
    people > 0 && plural(lang, 'holdings.people', people),
    photographs > 0 && plural(lang, 'holdings.photographs', photographs),
  ];
  const missing = [
    photographs === 0 && t('holdings.noPhotographs'),
    undated > 0 && plural(lang, 'holdings.undated', undated),
    unplaced > 0 && plural(lang, 'holdings.unplaced', unplaced),
    withdrawn > 0 && plural(lang, 'holdings.withdrawn', withdrawn),
  ];
  const facts = [known, missing].map((part) => part.filter(Boolean).join(', ')).filter(Boolean);
  return t('holdings.text', { facts: facts.join(t('holdings.but')) });
}

/** Returns when an edition was sealed, and what still changes, in words (**Sealed editions**); null if not sealed. */
export function sealText(
  year: number,
  { sealedAt }: Pick<SnapshotManifest, 'sealedAt'>,
  lang: Lang,
): string | null {
  const instant = sealedAt[year];
  return instant === undefined
    ? null
    : translator(lang)('edition.sealed', { date: formatLongDate(dayOf(instant, timeZone), lang) });
}
