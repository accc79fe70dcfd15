import { inkOn, readableOnWhite } from '../domain/colours.ts';
import type { Colours, Id } from '../domain/model/common.ts';
import type { FestivalData } from '../content/festival.ts';

/** Colours of one event type or edition, safe to write into a stylesheet: all are `#rrggbb` or `#000`/`#fff`. */
export interface ColourView {
  /** Class that carries them, `type-1` or `edition-1`. */
  className: string;
  main: string;
  companion: string;
  /** Text colour on `main`, by contrast. */
  ink: string;
  companionInk: string;
  /** `main`, darkened until it can be read on white. */
  text: string;
}

/** A type's colours, and the lane it runs in under the days of a calendar, from 0. */
interface TypeColourView extends ColourView {
  typeId: Id;
  lane: number;
}

const BLACK = '#000000';
/** The ground of every page. */
export const WALL = '#ffffff';

function colourView(className: string, { main, companion }: Colours): ColourView {
  const lamp = main ?? BLACK;
  const second = companion ?? lamp;
  return {
    className,
    main: lamp,
    companion: second,
    ink: inkOn(lamp),
    companionInk: inkOn(second),
    text: readableOnWhite(lamp),
  };
}

/** A calendar draws eight lanes; the types beyond share the last. */
const LAST_LANE = 7;

/** The colours of types and editions (**Type colours**). */
export function colourViews({
  eventTypes,
  editions,
  withdrawnEditions,
}: Pick<FestivalData, 'eventTypes' | 'editions' | 'withdrawnEditions'>): (ColourView | TypeColourView)[] {
  const types = eventTypes.toSorted((a, b) => a.order - b.order || a.id - b.id);
  return [
    ...types.map((type, index) => ({
      ...colourView(`type-${type.id}`, type.colours),
      typeId: type.id,
      lane: Math.min(index, LAST_LANE),
    })),
    ...[...editions, ...withdrawnEditions].map((edition) =>
      colourView(`edition-${edition.id}`, edition.colours),
    ),
  ];
}

/** The generated stylesheet. */
export function colourSheet(colours: readonly (ColourView | TypeColourView)[]): string {
  return colours.map((colour) => rule(colour) + ('lane' in colour ? laneRule(colour) : '')).join('');
}

function rule({ className, main, companion, ink, companionInk, text }: ColourView): string {
  return `.${className}{--lamp:${main};--lamp-2:${companion};--on-lamp:${ink};--on-lamp-2:${companionInk};--lamp-text:${text}}`;
}

/** A day on which the type is on has the class and with it the lane's colour: no element for each of a hundred bars. */
function laneRule({ typeId, lane, main }: TypeColourView): string {
  return `.lane-${typeId}{--lane-${lane}:${main}}`;
}

/** Colour of the browser's own bar: that of the edition whose class the page wears, else that of the page's ground. */
export function themeColour(colours: readonly ColourView[], className: string | undefined): string {
  return colours.find((colour) => colour.className === className)?.main ?? WALL;
}
