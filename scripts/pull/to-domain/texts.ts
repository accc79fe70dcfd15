import type { Localised } from '../../../src/domain/model/common.ts';

interface Texts {
  fr?: string | undefined;
  en?: string | undefined;
  ar?: string | undefined;
}

/** Only the languages there are, as the model wants them. */
export function localised({ fr, en, ar }: Texts): Localised {
  return { ...(fr && { fr }), ...(en && { en }), ...(ar && { ar }) };
}

/** The pair most entities have: `intitule` is French, `intitule_en` English. */
export function titled(wire: { intitule?: string | undefined; intitule_en?: string | undefined }): Localised {
  return localised({ fr: wire.intitule, en: wire.intitule_en });
}

/** The other pair: `intitule_fr` and `intitule_en`. */
export function titledFr(wire: {
  intitule_fr?: string | undefined;
  intitule_en?: string | undefined;
}): Localised {
  return localised({ fr: wire.intitule_fr, en: wire.intitule_en });
}
