import type { Localised } from '../domain/model/common.ts';
import { bilingual, type Fields, fieldsOf, itemsOf } from './guards.ts';

/** Title of a wire event: of its first activity that has one; empty when none has. */
export function eventTitleOf(event: Fields): Localised {
  const titles = (itemsOf(event['activite']) ?? []).map((activity) =>
    bilingual(fieldsOf(activity), 'intitule', 'intitule_en'),
  );
  return titles.find((title) => Object.keys(title).length > 0) ?? {};
}
