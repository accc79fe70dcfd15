import { atom } from 'nanostores';
import type { Pack } from '../../domain/archive/pack.ts';
import type { Lang } from '../../domain/model/languages.ts';
import type { KeptLanguages } from './edition-files.ts';
import type { Progress, Shortfall } from './keep-languages.ts';

export type Problem = Shortfall | { kind: 'full' } | { kind: 'unreachable' | 'unsupported' | 'failed' };

/** A tab's current action on an edition, which it reports to the other tabs. */
export interface Activity {
  /** `waiting` for the network; null when nothing is being done. */
  doing: 'downloading' | 'waiting' | 'removing' | null;
  progress: Progress | null;
  problem: Problem | null;
}

export interface EditionState extends Activity {
  /** What the device has of the edition, by language; null while that is unknown. */
  kept: KeptLanguages | null;
  /** Current packs of the edition on the site, by language; empty until they are requested. */
  packs: Partial<Record<Lang, Pack>>;
  /** Whether another tab of this site is working on the edition. */
  isElsewhere: boolean;
  /** Bytes that the last removal freed. */
  freed: number | null;
}

export const unknownEdition: EditionState = {
  doing: null,
  progress: null,
  problem: null,
  kept: null,
  packs: {},
  isElsewhere: false,
  freed: null,
};

export const $editions = atom<Readonly<Record<number, EditionState>>>({});

export const stateOf = (year: number): EditionState => $editions.get()[year] ?? unknownEdition;

export function changeState(year: number, changes: Partial<EditionState>): void {
  $editions.set({ ...$editions.get(), [year]: { ...stateOf(year), ...changes } });
}
