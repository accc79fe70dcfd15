import type { Localised } from '../../domain/model/common.ts';
import { type Fields, fieldsOf, itemsOf, textOf } from './guards.ts';

/** Title of a wire event: of its first activity that has one; empty when none has. */
export function eventTitleOf(event: Fields): Localised {
  const titles = (itemsOf(event['activite']) ?? []).map((activity) => titleOf(fieldsOf(activity)));
  return titles.find((title) => Object.keys(title).length > 0) ?? {};
}

function titleOf(activity: Fields): Localised {
  const fr = textOf(activity['intitule']);
  const en = textOf(activity['intitule_en']);
  return { ...(fr !== null && { fr }), ...(en !== null && { en }) };
}
