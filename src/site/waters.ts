import type { Position } from '../domain/model/core.ts';
import { inEachLanguage, type InEachLanguage } from './in-each-language.ts';

export type Ring = readonly Position[];

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

/** Positions along a shore, each `latitude,longitude`. */
const shore = (positions: string): Ring =>
  positions
    .trim()
    .split(/\s+/)
    .map((position) => {
      const [latitude = NaN, longitude = NaN] = position.split(',').map(Number);
      return at(latitude, longitude);
    });

/** The gulf, and the two lakes on either side of the causeway to La Goulette. */
const tunis: readonly Ring[] = [
  shore(`
    37.05,10.2 37.02,10.194 36.985,10.205 36.965,10.225 36.948,10.246 36.936,10.264 36.93,10.281
    36.9265,10.296 36.921,10.302 36.914,10.2995 36.908,10.302 36.9,10.312 36.893,10.322 36.886,10.33
    36.8805,10.337 36.8765,10.3455 36.8738,10.353 36.8702,10.3558 36.867,10.353 36.864,10.3475 36.861,10.3435
    36.857,10.339 36.8535,10.3357 36.849,10.332 36.845,10.3295 36.8405,10.326 36.836,10.3215 36.83,10.316
    36.826,10.313 36.8205,10.3105 36.8165,10.3098 36.8128,10.3102 36.8102,10.3065 36.8065,10.302
    36.802,10.2978 36.7965,10.2935 36.79,10.291 36.781,10.2925 36.772,10.296 36.763,10.304 36.755,10.312
    36.748,10.3215 36.742,10.331 36.737,10.342 36.733,10.352 36.727,10.37 36.72,10.39 36.708,10.42 36.7,10.44
    36.7,10.7 37.05,10.7
  `),
  shore(`
    36.8015,10.199 36.8045,10.197 36.809,10.1962 36.8135,10.198 36.817,10.2005 36.8225,10.2035 36.827,10.2075
    36.8305,10.213 36.8325,10.2195 36.8328,10.2285 36.8345,10.238 36.8375,10.2455 36.8405,10.2525
    36.8445,10.258 36.847,10.2645 36.8475,10.272 36.846,10.28 36.8425,10.288 36.8385,10.2945 36.8335,10.299
    36.828,10.3005 36.8222,10.2995 36.8178,10.2968 36.815,10.2915 36.8128,10.2815 36.81,10.2685 36.8078,10.252
    36.8055,10.235 36.8032,10.2165
  `),
  shore(`
    36.799,10.201 36.8005,10.2165 36.803,10.235 36.8053,10.252 36.8073,10.268 36.8082,10.279 36.8045,10.282
    36.798,10.2805 36.7925,10.2765 36.787,10.272 36.782,10.2655 36.777,10.258 36.7738,10.249 36.772,10.239
    36.7725,10.229 36.775,10.2205 36.7795,10.2135 36.785,10.2075 36.7925,10.203
  `),
];

/** A name on the drawn map, shown where it has room: one for all languages, or one for each. */
interface NameOnMap {
  name: string | InEachLanguage;
  isWater?: boolean;
  position: Position;
}

const namesInTunis: readonly NameOnMap[] = [
  {
    name: inEachLanguage({ fr: 'Golfe de Tunis', en: 'Gulf of Tunis' }),
    isWater: true,
    position: at(36.788, 10.334),
  },
  {
    name: inEachLanguage({ fr: 'Lac de Tunis', en: 'Lake of Tunis' }),
    isWater: true,
    position: at(36.827, 10.252),
  },
  { name: 'La Marsa', position: at(36.876, 10.313) },
  { name: 'Carthage', position: at(36.856, 10.283) },
  { name: 'La Goulette', position: at(36.8085, 10.331) },
  { name: 'La Soukra', position: at(36.872, 10.25) },
  { name: 'Ariana', position: at(36.862, 10.193) },
  { name: 'Radès', position: at(36.772, 10.277) },
];

const citiesBySlug: Readonly<Record<string, { waters: readonly Ring[]; names: readonly NameOnMap[] }>> = {
  dhaw: { waters: tunis, names: namesInTunis },
};

/**
 * Returns the waters around a festival's city, drawn by hand from the known positions of its capes, ports and shores,
 * to about 200 m: they give orientation where no map tile has loaded. Empty for a festival whose city is not drawn.
 */
export function watersOf(siteSlug: string): readonly Ring[] {
  return citiesBySlug[siteSlug]?.waters ?? [];
}

/** Names of waters and quarters around a festival's city. Empty for a festival whose city is not drawn. */
export function namesAround(siteSlug: string): readonly NameOnMap[] {
  return citiesBySlug[siteSlug]?.names ?? [];
}
