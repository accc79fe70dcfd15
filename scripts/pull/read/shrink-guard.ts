import type { Festival } from '../../../src/domain/model/festival.ts';
import { PullRefused } from '../pull-refused.ts';
import { coreLists } from './resources.ts';

const MOST_LOST = 0.2;
/** Of a short list a fifth is one record: so many may go in a day of rain without anybody being asked. */
const FEW = { list: 1, part: 2 };

/** How much of a festival there is, by what is counted. */
export type Measures = Readonly<Record<string, number>>;

const isCoreList = (name: string): boolean => coreLists.some((core) => core === name);

/** Counts the core lists, and what their records are nothing without. */
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

/** The high-water mark after a pull. What is not counted any more stays in it: that it is gone is the loss. */
export function raised(mark: Measures, now: Measures): Record<string, number> {
  const higher = Object.entries(now).map(
    ([name, count]) => [name, Math.max(count, mark[name] ?? 0)] as const,
  );
  return { ...mark, ...Object.fromEntries(higher) };
}

/**
 * Refuses a festival that has lost more than a fifth of a core list, of a field that carries it or of one edition's
 * programme, held against the most there ever was: far more often the back end is ill than the festival smaller, and
 * many small losses are a large one.
 * @throws PullRefused naming every loss with its numbers.
 */
export function refuseShrink(now: Measures, mark: Measures): void {
  const losses = Object.entries(mark).flatMap(([name, before]) => {
    const count = now[name] ?? 0;
    const few = isCoreList(name) ? FEW.list : FEW.part;
    const isEmptied = isCoreList(name) && count === 0 && before > 0;
    const isLoss = isEmptied || (count < before * (1 - MOST_LOST) && before - count > few);
    return isLoss ? `${name} from ${before} to ${count}` : [];
  });
  if (losses.length === 0) return;
  throw new PullRefused(
    `the festival shrank by more than ${MOST_LOST * 100} %: ${losses.join(', ')}. ` +
      'If that is right, pull again with --accept-shrink',
  );
}
