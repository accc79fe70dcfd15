import type { Localised } from '../../../src/domain/model/common.ts';

interface Texts {
  fr?: string | undefined;
  en?: string | undefined;
  ar?: string | undefined;
}

/** A text in the languages it has. */
export function localised({ fr, en, ar }: Texts): Localised {
  return { ...(fr && { fr }), ...(en && { en }), ...(ar && { ar }) };
}

/** The title of most entities: `intitule` is French, `intitule_en` English. */
export function localisedTitle(wire: {
  intitule?: string | undefined;
  intitule_en?: string | undefined;
}): Localised {
  return localised({ fr: wire.intitule, en: wire.intitule_en });
}

/** The title of the entities that have `intitule_fr` and `intitule_en`. */
export function localisedTitleFr(wire: {
  intitule_fr?: string | undefined;
  intitule_en?: string | undefined;
}): Localised {
  return localised({ fr: wire.intitule_fr, en: wire.intitule_en });
}
