import type { EditionPress, PressContact } from '../../../src/domain/model/festival.ts';
import { emailAddress } from '../../../src/domain/text/links.ts';
import type { EditionWire } from '../wire/records.ts';
import type { Context } from './context.ts';
import { localised, localisedTitle } from './texts.ts';

const EDITIONS = '/api/editions/';

/** Press texts of the edition; a figure without a number or a label is left out. */
export function toPress(wire: EditionWire, context: Context): EditionPress {
  return {
    contact: toContact(wire, context),
    figures: (wire.chiffres ?? []).flatMap((figure, index) => {
      const value = localised({ fr: figure.valeur, en: figure.valeur_en });
      const label = localisedTitle(figure);
      if (Object.keys(value).length > 0 && Object.keys(label).length > 0)
        return { value, label, source: localised({ fr: figure.source, en: figure.source_en }) };
      context.report(EDITIONS, wire.id, `.chiffres[${index}]`, 'has no number or no words; it is left out');
      return [];
    }),
    presentations: {
      short: localised({ fr: wire.presentation_50_fr, en: wire.presentation_50_en }),
      medium: localised({ fr: wire.presentation_100_fr, en: wire.presentation_100_en }),
      long: localised({ fr: wire.presentation_250_fr, en: wire.presentation_250_en }),
    },
    policy: localised({ fr: wire.politique_presse_fr, en: wire.politique_presse_en }),
  };
}

/** Null for a contact with no way to reach it. */
function toContact({ id, contact_presse: wire }: EditionWire, { report }: Context): PressContact | null {
  if (!wire) return null;
  const email = emailAddress(wire.email);
  if (wire.email !== undefined && email === null)
    report(EDITIONS, id, '.contact_presse.email', `"${wire.email}" is not an e-mail address; it is left out`);
  const phone = wire.telephone ?? null;
  if (email === null && phone === null) {
    report(EDITIONS, id, '.contact_presse', 'has neither email nor telephone; it is left out');
    return null;
  }
  return { name: wire.nom ?? null, email, phone };
}
