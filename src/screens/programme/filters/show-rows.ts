import type { ProgrammeFilter } from '../../../domain/programme/programme-filter.ts';

/** Shows the rows that pass a filter and says how many there are. */
export type ShowRows = (filter: ProgrammeFilter, announce: (count: number) => void) => void;
