import type { Colour } from './colours.ts';

/** Names of CSS, far enough from each other for calendars to be told apart by them. */
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

/** The named colour of CSS nearest to the eye; calendar files know no others (RFC 7986). @param colour `#rrggbb`. */
export function nearestColourName(colour: Colour): string {
  const [nearest] = Object.entries(NAMES)
    .map(([name, named]) => ({ name, distance: distance(named, colour) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.name ?? 'black';
}

const channelsOf = (colour: Colour): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Weighted by how much of each channel the eye sees, which depends on how red the two are ("redmean"). */
function distance(a: Colour, b: Colour): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(a).map(
    (value, index) => value - (channelsOf(b)[index] ?? 0),
  );
  const mean = ((channelsOf(a)[0] ?? 0) + (channelsOf(b)[0] ?? 0)) / 2;
  return (2 + mean / 256) * red ** 2 + 4 * green ** 2 + (2 + (255 - mean) / 256) * blue ** 2;
}
