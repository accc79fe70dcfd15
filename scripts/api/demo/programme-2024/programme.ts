import { exhibitionsCity } from './exhibitions-city.ts';
import { exhibitionsMedina } from './exhibitions-medina.ts';
import { exhibitionsShore } from './exhibitions-shore.ts';
import type { EventDraft } from '../build/events.ts';

export const programme2024: readonly EventDraft[] = [
  ...exhibitionsMedina,
  ...exhibitionsShore,
  ...exhibitionsCity,
];
