import type { OpeningHours } from './opening-hours.ts';
import { partsOf } from './parts.ts';
import { statementsOf } from './statements.ts';
import { tokensOf } from './tokens.ts';
import { weekOf } from './week.ts';

/**
 * The rule **Opening hours**: reads a phrase such as “Du mardi au dimanche, 10:00 – 18:00” or “Daily except Monday,
 * 10 am – 6 pm”, in French or English.
 * @returns null for a phrase with a word that is not known, or with more than one reading: it is shown as it stands.
 */
export function readOpeningHours(phrase: string): OpeningHours | null {
  const tokens = tokensOf(phrase);
  const parts = tokens && partsOf(tokens);
  const statements = parts && statementsOf(parts);
  return statements && weekOf(statements);
}
