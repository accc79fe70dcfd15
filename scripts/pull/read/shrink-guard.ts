import type { Festival } from '../../../src/domain/model/festival.ts';
import { PullRefused } from '../pull-refused.ts';
import { coreLists } from './resources.ts';

const MAX_LOSS = 0.2;
/** In a short list a fifth is one record: so many may be missing without the pull being refused. */
const TOLERATED = { list: 1, part: 2 };

/** Size of a festival: a count for each thing that is measured. */
export type Measures = Readonly<Record<string, number>>;

const isCoreList = (name: string): boolean => coreLists.some((core) => core === name);

/** Counts the core lists and the fields that their records cannot do without. */
export function measuresOf(festival: Festival): Measures {
  const { events, persons, places } = festival;
  const hasText = (text: object): boolean => Object.keys(text).length > 0;
  const inProgramme = events.filter(({ isInProgramme }) => isInProgramme);
  const programmes = Map.groupBy(inProgramme, ({ editionId }) => editionId);
  return {
    ...Object.fromEntries(coreLists.map((name) => [name, festival[name].length])),
    'events with a title': events.filter(({ activities }) => activities.some(({ title }) => hasText(title)))
      .length,
    'events with a date': events.filter(({ time }) => time !== null).length,
    'events in an edition': events.filter(({ editionId }) => editionId !== null).length,
    'events in the programme': inProgramme.length,
    'people with a name': persons.filter(({ firstName, lastName }) => firstName ?? lastName).length,
    'places with a name': places.filter(({ name }) => hasText(name)).length,
    ...Object.fromEntries(
      Array.from(programmes, ([id, ofEdition]) => [`programme of edition ${id}`, ofEdition.length]),
    ),
  };
}

/** The high-water mark after a pull. What is counted no longer stays in it, or its loss would never be noticed. */
export function raiseMark(mark: Measures, now: Measures): Record<string, number> {
  const higher = Object.entries(now).map(
    ([name, count]) => [name, Math.max(count, mark[name] ?? 0)] as const,
  );
  return { ...mark, ...Object.fromEntries(higher) };
}

/**
 * Refuses a festival that has lost more than a fifth of a core list, of a field it depends on or of one edition's
 * programme, compared with the highest counts so far: a fault of the back end is far likelier than a smaller festival,
 * and many small losses add up.
 * @throws PullRefused naming every loss with its numbers.
 */
export function refuseShrink(now: Measures, mark: Measures): void {
  const losses = Object.entries(mark).flatMap(([name, before]) => {
    const count = now[name] ?? 0;
    const tolerated = isCoreList(name) ? TOLERATED.list : TOLERATED.part;
    const isEmptied = isCoreList(name) && count === 0 && before > 0;
    const isLoss = isEmptied || (count < before * (1 - MAX_LOSS) && before - count > tolerated);
    return isLoss ? `${name} from ${before} to ${count}` : [];
  });
  if (losses.length === 0) return;
  throw new PullRefused(
    `the festival shrank by more than ${MAX_LOSS * 100} %: ${losses.join(', ')}. ` +
      'If that is right, pull again with --accept-shrink',
  );
}
