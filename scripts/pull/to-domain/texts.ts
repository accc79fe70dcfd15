import type { Localised, LocalisedHtml } from '../../../src/domain/model/core.ts';
import type { TextLang } from '../../../src/domain/model/languages.ts';
import { typeset } from '../../../src/domain/text/typography.ts';

interface Texts {
  fr?: string | undefined;
  en?: string | undefined;
  ar?: string | undefined;
}

/** HTML in the languages it has. It is set when it is sanitised. */
export function localisedHtml({ fr, en, ar }: Texts): LocalisedHtml {
  return { ...(fr && { fr }), ...(en && { en }), ...(ar && { ar }) };
}

/** A text in the languages it has, set by the rule **Typography**. */
export function localised(texts: Texts): Localised {
  return Object.fromEntries(
    Object.entries(localisedHtml(texts)).map(([lang, text]) => [lang, typeset(text, lang as TextLang)]),
  );
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
