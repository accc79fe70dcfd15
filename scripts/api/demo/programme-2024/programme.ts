import { exhibitionsMedina } from './exhibitions-medina.ts';
import type { EventDraft } from '../build/events.ts';

export const programme2024: readonly EventDraft[] = [...exhibitionsMedina];
