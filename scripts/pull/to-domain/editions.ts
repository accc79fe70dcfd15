import { FIRST_YEAR, LAST_YEAR, isFestivalYear } from '../../../src/domain/time/days.ts';
import type { Edition, EditionPress, PressContact } from '../../../src/domain/model/festival.ts';
import type { Wire } from '../read/resources.ts';
import type { Context } from './context.ts';
import { localised, localisedHtml } from './texts.ts';
import { valueReader, type ValueReader } from './values.ts';

/** Converts editions, latest year first. An edition without a year has no address and is left out. */
export function toEditions(wires: readonly Wire<'editions'>[], context: Context): Edition[] {
  const editions = wires
    .flatMap((wire) => toEdition(wire, context) ?? [])
    .sort((a, b) => b.year - a.year || a.id - b.id);
  for (const [index, { id, year }] of editions.entries()) {
    const before = editions[index - 1];
    if (before?.year !== year) continue;
    const reason = `is ${year}, as that of edition ${before.id}, whose page has the address; give each its own year`;
    context.report('editions', id, '.annee', reason);
  }
  return editions;
}

function toEdition(wire: Wire<'editions'>, context: Context): Edition | null {
  const { id, annee } = wire;
  const read = valueReader(context, 'editions', id);
  if (annee === undefined || !isFestivalYear(annee)) {
    const reason =
      annee === undefined ? 'is missing' : `${annee} is not a year from ${FIRST_YEAR} to ${LAST_YEAR}`;
    read.report('annee', `${reason}; the edition is left out`);
    return null;
  }
  const start = read.moment('date_debut', wire.date_debut);
  const end = read.moment('date_fin', wire.date_fin);
  return {
    id,
    title: localised(wire, 'intitule'),
    year: annee,
    image: read.picture({ image: wire.image }),
    colours: read.colours(wire),
    start,
    end: read.endAfter(start, 'date_fin', wire.date_fin, end),
    editorial: localisedHtml(wire, 'edito'),
    partnerIds: [...new Set(wire.partenaires?.map((partner) => partner.id))],
    press: toPress(wire, read),
    publicHolidays: (wire.jours_feries ?? []).flatMap((holiday, index) => {
      const day = read.moment(`jours_feries[${index}].date`, holiday.date)?.day;
      return day === undefined ? [] : [{ day, name: localised(holiday, 'intitule') }];
    }),
  };
}

/** Press texts of the edition; a figure without a number or a label is left out. */
function toPress(wire: Wire<'editions'>, read: ValueReader): EditionPress {
  return {
    contact: toContact(wire, read),
    figures: (wire.chiffres ?? []).flatMap((figure, index) => {
      const value = localised(figure, 'valeur');
      const label = localised(figure, 'intitule');
      if (Object.keys(value).length > 0 && Object.keys(label).length > 0)
        return { value, label, source: localised(figure, 'source') };
      return read.report(`chiffres[${index}]`, 'has no number or no words; it is left out');
    }),
    presentations: {
      short: localised(wire, 'presentation_50'),
      medium: localised(wire, 'presentation_100'),
      long: localised(wire, 'presentation_250'),
    },
    policy: localised(wire, 'politique_presse'),
  };
}

/** Returns null if the contact has neither an email address nor a telephone number. */
function toContact({ contact_presse: wire }: Wire<'editions'>, read: ValueReader): PressContact | null {
  if (!wire) return null;
  const email = read.email('contact_presse.email', wire.email);
  const phone = wire.telephone ?? null;
  if (email === null && phone === null) {
    read.report('contact_presse', 'has neither email nor telephone; it is left out');
    return null;
  }
  return { name: wire.nom ?? null, email, phone };
}
