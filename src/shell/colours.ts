import {
  AA_SHAPE,
  AA_TEXT,
  type Colour,
  inkOn,
  type Scheme,
  withContrastOn,
  BACKGROUNDS,
} from '../domain/colours.ts';
import type { Colours, Id } from '../domain/model/core.ts';
import type { FestivalData } from '../content/festival.ts';
import { TYPES } from '../screens/calendar/calendar-markup.ts';

/** Colours on a light or a dark background, safe to write into a stylesheet: all are `#rrggbb` or `#000`/`#fff`. */
type Palette = ReturnType<typeof palette>;

/** Colours of one event type or edition. */
export type ColourView = ReturnType<typeof colourView>;

/** Colours of an event type, and the lane of its bars below the days of a calendar, counted from 0. */
interface TypeColourView extends ColourView {
  typeId: Id;
  lane: number;
}

/** Returns the colours of the data on a light background. On a dark one, dark colours are lightened until visible. */
function palette(scheme: Scheme, { main, companion }: Colours) {
  const visible = (colour: Colour): Colour =>
    scheme === 'light' ? colour : withContrastOn(scheme, colour, AA_SHAPE);
  const accent = visible(main ?? (scheme === 'light' ? BACKGROUNDS.dark : BACKGROUNDS.light));
  const second = companion === null ? accent : visible(companion);
  return {
    main: accent,
    companion: second,
    /** Text colour on `main`, by contrast. */
    ink: inkOn(accent),
    /** `main`, darkened or lightened until it is readable as text on the background. */
    text: withContrastOn(scheme, accent, AA_TEXT),
  };
}

function colourView(className: string, colours: Colours) {
  return {
    /** Class that sets these colours: `type-1` or `edition-1`. */
    className,
    light: palette('light', colours),
    dark: palette('dark', colours),
  };
}

/** Index of the last of a calendar's eight lanes, which all further types share. */
const LAST_LANE = 7;

/** Returns the colours of all types and editions (**Type colours**). */
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

export function colourSheet(colours: readonly (ColourView | TypeColourView)[]): string {
  return colours.map((colour) => colourRule(colour) + ('lane' in colour ? laneRule(colour) : '')).join('');
}

const VARIABLES = [
  ['--accent', 'main'],
  ['--accent-2', 'companion'],
  ['--on-accent', 'ink'],
  ['--accent-text', 'text'],
] as const satisfies (readonly [variable: string, of: keyof Palette])[];

export function colourRule(colour: ColourView): string {
  const declarations = VARIABLES.map(([variable, of]) => `${variable}:${byScheme(colour, of)}`);
  return `.${colour.className}{${declarations.join(';')}}`;
}

/** Writes one value, or one for each colour scheme if they differ (see `styles/scheme.css`). */
function byScheme({ light, dark }: ColourView, of: keyof Palette): string {
  return light[of] === dark[of] ? light[of] : `var(--light,${light[of]})var(--dark,${dark[of]})`;
}

/** Writes the rule that colours a type's lane on the days on which it is on: no bar needs an element of its own. */
function laneRule(colour: TypeColourView): string {
  return `[${TYPES}~='${colour.typeId}']{--lane-${colour.lane}:${byScheme(colour, 'main')}}`;
}

/** Returns the colour of the browser's toolbar: that of the page's edition, otherwise that of the page's background. */
export function themeColours(
  colours: readonly ColourView[],
  className: string | undefined,
): Record<Scheme, Colour> {
  const worn = colours.find((colour) => colour.className === className);
  return worn ? { light: worn.light.main, dark: worn.dark.main } : BACKGROUNDS;
}
