/** `#rrggbb`, lower case. */
export type Colour = string;

/** Least contrast by WCAG 2.2, level AA: of text, and of shapes that carry meaning. */
export const AA_TEXT = 4.5;
export const AA_SHAPE = 3;

/** Background of every page, by colour scheme, as in `styles/tokens.css`. */
export const BACKGROUNDS = { light: '#ffffff', dark: '#000000' } as const satisfies Record<string, Colour>;

export type Scheme = keyof typeof BACKGROUNDS;

/** Share of its distance from black, or from white, that a colour keeps in one step. */
const STEP = 0.96;

/** `#rgb` or `#rrggbb` as `#rrggbb`; null for anything else, so that it is safe in a stylesheet (**Type colours**). */
export function parseColour(value: string): Colour | null {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value.trim().toLowerCase()) ?? [];
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function channelsOf(colour: Colour): [number, number, number] {
  const normal = parseColour(colour);
  if (!normal) throw new RangeError(`"${colour}" is not a colour: expected #rgb or #rrggbb, e.g. #ffcc00`);
  const channel = (start: number): number => Number.parseInt(normal.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: Colour): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG 2.2, from 1 to 21. @throws RangeError if one is not `#rgb` or `#rrggbb`. */
export function contrast(a: Colour, b: Colour): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever is easier to read on the colour. */
export function inkOn(colour: Colour): '#000' | '#fff' {
  return contrast(colour, '#000') >= contrast(colour, '#fff') ? '#000' : '#fff';
}

/** Darkens a colour on a light background, or lightens it on a dark one, just until it reaches the contrast. */
export function withContrastOn(scheme: Scheme, colour: Colour, atLeast: typeof AA_TEXT | typeof AA_SHAPE) {
  let channels: number[] = channelsOf(colour);
  const next = (channel: number): number =>
    scheme === 'light' ? channel * STEP : 255 - (255 - channel) * STEP;
  const hex = (): Colour =>
    `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
  while (contrast(hex(), BACKGROUNDS[scheme]) < atLeast) channels = channels.map(next);
  return hex();
}

/** CSS colour names, different enough to distinguish calendars. */
const NAMES: Readonly<Record<string, Colour>> = {
  black: '#000000',
  dimgray: '#696969',
  silver: '#c0c0c0',
  maroon: '#800000',
  firebrick: '#b22222',
  crimson: '#dc143c',
  tomato: '#ff6347',
  orangered: '#ff4500',
  darkorange: '#ff8c00',
  sandybrown: '#f4a460',
  sienna: '#a0522d',
  gold: '#ffd700',
  goldenrod: '#daa520',
  khaki: '#f0e68c',
  olive: '#808000',
  yellowgreen: '#9acd32',
  limegreen: '#32cd32',
  green: '#008000',
  seagreen: '#2e8b57',
  teal: '#008080',
  lightseagreen: '#20b2aa',
  turquoise: '#40e0d0',
  skyblue: '#87ceeb',
  dodgerblue: '#1e90ff',
  royalblue: '#4169e1',
  navy: '#000080',
  slateblue: '#6a5acd',
  rebeccapurple: '#663399',
  darkviolet: '#9400d3',
  orchid: '#da70d6',
  plum: '#dda0dd',
  deeppink: '#ff1493',
  hotpink: '#ff69b4',
  mediumvioletred: '#c71585',
};

/** Returns the CSS colour name that looks nearest, as calendar files need (RFC 7986). @param colour `#rrggbb`. */
export function nearestColourName(colour: Colour): string {
  const [nearest] = Object.entries(NAMES)
    .map(([name, named]) => ({ name, distance: distance(named, colour) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.name ?? 'black';
}

/** Colour distance, weighted by how well the eye sees each channel, which depends on the red of both ("redmean"). */
function distance(a: Colour, b: Colour): number {
  const [[redA, greenA, blueA], [redB, greenB, blueB]] = [channelsOf(a), channelsOf(b)];
  const mean = (redA + redB) / 2;
  return (
    (2 + mean / 256) * (redA - redB) ** 2 +
    4 * (greenA - greenB) ** 2 +
    (2 + (255 - mean) / 256) * (blueA - blueB) ** 2
  );
}
