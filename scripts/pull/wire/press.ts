import { line, lineOrNumber, record } from './fields.ts';

export const contactWire = record({
  nom: line.optional(),
  email: line.optional(),
  telephone: line.optional(),
});

/** `valeur` is a text, for `over 60`; a back end that counts may write a number. */
export const figureWire = record({
  valeur: lineOrNumber.optional(),
  valeur_en: lineOrNumber.optional(),
  intitule: line.optional(),
  intitule_en: line.optional(),
  source: line.optional(),
  source_en: line.optional(),
});
