import {
  AA_SHAPE,
  AA_TEXT,
  type Colour,
  inkOn,
  type Scheme,
  seenOn,
  BACKGROUNDS,
} from '../domain/colours.ts';
import type { Colours, Id } from '../domain/model/core.ts';
import type { FestivalData } from '../content/festival.ts';

/** Colours on a light or a dark background, safe to write into a stylesheet: all are `#rrggbb` or `#000`/`#fff`. */
type Palette = ReturnType<typeof palette>;

/** Colours of one event type or edition. */
export type ColourView = ReturnType<typeof colourView>;

/** A type's colours, and the lane it runs in under the days of a calendar, from 0. */
interface TypeColourView extends ColourView {
  typeId: Id;
  lane: number;
}

/** On a light background colours are those of the data. On a dark one a dark colour is lightened until it is visible. */
function palette(scheme: Scheme, { main, companion }: Colours) {
  const visible = (colour: Colour): Colour =>
    scheme === 'light' ? colour : seenOn(scheme, colour, AA_SHAPE);
  const accent = visible(main ?? (scheme === 'light' ? BACKGROUNDS.dark : BACKGROUNDS.light));
  const second = companion === null ? accent : visible(companion);
  return {
    main: accent,
    companion: second,
    /** Text colour on `main`, by contrast. */
    ink: inkOn(accent),
    /** `main`, moved away from the background until it can be read on it. */
    text: seenOn(scheme, accent, AA_TEXT),
  };
}

function colourView(className: string, colours: Colours) {
  return {
    /** Class that carries them, `type-1` or `edition-1`. */
    className,
    light: palette('light', colours),
    dark: palette('dark', colours),
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
  return colours.map((colour) => colourRule(colour) + ('lane' in colour ? laneRule(colour) : '')).join('');
}

const VARIABLES = [
  ['--accent', 'main'],
  ['--accent-2', 'companion'],
  ['--on-accent', 'ink'],
  ['--accent-text', 'text'],
] as const satisfies (readonly [variable: string, of: keyof Palette])[];

/** The colours of a type or an edition, for what has its class. */
export function colourRule(colour: ColourView): string {
  const declarations = VARIABLES.map(([variable, of]) => `${variable}:${byScheme(colour, of)}`);
  return `.${colour.className}{${declarations.join(';')}}`;
}

/** One value, or one for each scheme (see `styles/tokens.css`). */
function byScheme({ light, dark }: ColourView, of: keyof Palette): string {
  return light[of] === dark[of] ? light[of] : `var(--light,${light[of]})var(--dark,${dark[of]})`;
}

/** A day on which the type is on has the class and with it the lane's colour: no element for each of a hundred bars. */
function laneRule(colour: TypeColourView): string {
  return `.lane-${colour.typeId}{--lane-${colour.lane}:${byScheme(colour, 'main')}}`;
}

/** Colour of the browser's own bar: that of the edition whose class the page wears, else the page's background. */
export function themeColours(
  colours: readonly ColourView[],
  className: string | undefined,
): Record<Scheme, Colour> {
  const worn = colours.find((colour) => colour.className === className);
  return worn ? { light: worn.light.main, dark: worn.dark.main } : BACKGROUNDS;
}
