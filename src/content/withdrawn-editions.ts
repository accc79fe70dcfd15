import { programmeOf, type EditionProgramme } from '../domain/programme/programme.ts';
import { editionByYear } from '../domain/edition/editions.ts';
import type { Instant } from '../domain/model/core.ts';
import type { FestivalData } from './festival.ts';
import type { Edition } from '../domain/model/festival.ts';

/** The data that decides which editions have pages. */
type Editions = Pick<FestivalData, 'editions' | 'withdrawnEditions' | 'events' | 'withdrawn' | 'current'>;

export interface EditionPart<Data = FestivalData> {
  edition: Edition;
  data: Data;
  /** When the back end stopped listing the edition; null while it is listed. */
  withdrawnAt: Instant | null;
}

/**
 * Returns the editions that have pages, including withdrawn ones (**Past editions stay**). The pages of a withdrawn
 * edition show the festival as it was: the events that were withdrawn with it are in its programme again.
 */
export function editionsWithPages<Data extends Editions>(data: Data): EditionPart<Data>[] {
  const listed = data.editions.map((edition) => ({ edition, data, withdrawnAt: null }));
  const years = new Set(data.editions.map(({ year }) => year));
  const withdrawn = data.withdrawnEditions
    .filter(({ year }) => !years.has(year))
    .map((edition) => ({
      edition,
      withdrawnAt: edition.withdrawnAt,
      data: {
        ...data,
        editions: [...data.editions, edition],
        events: [...data.events, ...data.withdrawn.filter(({ editionId }) => editionId === edition.id)],
      },
    }));
  return [...listed, ...withdrawn];
}

/** Returns one edition of each year; if a year has two, the one at its address (**Edition by year**). */
export function editionOfEachYear<Data extends Editions>(data: Data): EditionPart<Data>[] {
  return editionsWithPages(data).filter(({ edition, withdrawnAt }) => {
    const candidates = withdrawnAt === null ? data.editions : data.withdrawnEditions;
    return editionByYear(candidates, edition.year)?.id === edition.id;
  });
}

/** Returns one programme of each year with the data that its pages show, including those of withdrawn editions. */
export function programmesWithPages<Data extends Editions>(
  data: Data,
): (EditionPart<Data> & EditionProgramme)[] {
  return editionOfEachYear(data).map((part) => ({
    ...part,
    events: programmeOf(part.data.events, part.edition.id),
  }));
}
