import type { Festival } from '../api/festival/records/festival.ts';

/** Every media path the festival uses, in a field or inside its HTML, once each and sorted. */
export function demoMediaPaths(festival: Festival): string[] {
  const found = JSON.stringify(festival).match(/\/media\/[\w./-]+/g) ?? [];
  return [...new Set(found)].sort();
}
