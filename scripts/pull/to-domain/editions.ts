import { FIRST_YEAR, LAST_YEAR, isFestivalYear } from '../../../src/domain/time/days.ts';
import { runsTooLong } from '../../../src/domain/event/event-time.ts';
import type { Moment } from '../../../src/domain/model/core.ts';
import type { Edition, EditionPress, PressContact } from '../../../src/domain/model/festival.ts';
import { compareMoments } from '../../../src/domain/time/moments.ts';
import type { EditionWire } from '../wire/records.ts';
import type { Context } from './context.ts';
import { localised, localisedHtml, localisedTitle } from './texts.ts';
import { valueReader } from './values.ts';
import { emailAddress } from '../../../src/domain/text/links.ts';

const EDITIONS = '/api/editions/';

/** The latest year first. An edition without a year has no address, and is left out. */
export function toEditions(wires: readonly EditionWire[], context: Context): Edition[] {
  const editions = wires
    .flatMap((wire) => toEdition(wire, context) ?? [])
    .sort((a, b) => b.year - a.year || a.id - b.id);
  for (const [index, { id, year }] of editions.entries()) {
    const before = editions[index - 1];
    if (before?.year !== year) continue;
    const reason = `is ${year}, as that of edition ${before.id}, whose page has the address; give each its own year`;
    context.report(EDITIONS, id, '.annee', reason);
  }
  return editions;
}

function toEdition(wire: EditionWire, context: Context): Edition | null {
  const { id, annee } = wire;
  if (annee === undefined) {
    context.report(EDITIONS, id, '.annee', 'is missing; the edition is left out');
    return null;
  }
  if (!isFestivalYear(annee)) {
    const reason = `${annee} is not a year from ${FIRST_YEAR} to ${LAST_YEAR}; the edition is left out`;
    context.report(EDITIONS, id, '.annee', reason);
    return null;
  }
  const read = valueReader(context, EDITIONS, id);
  const start = read.moment('date_debut', wire.date_debut);
  const end = read.moment('date_fin', wire.date_fin);
  return {
    id,
    title: localisedTitle(wire),
    year: annee,
    image: read.picture({ image: wire.image }),
    colours: read.colours(wire),
    start,
    end: end && endOf(wire, start, end, context),
    editorial: localisedHtml({ fr: wire.edito_fr, en: wire.edito_en }),
    partnerIds: [...new Set(wire.partenaires?.map((partner) => partner.id))],
    press: toPress(wire, context),
    publicHolidays: (wire.jours_feries ?? []).flatMap(({ date, ...name }, index) => {
      const day = read.moment(`jours_feries[${index}].date`, date)?.day;
      return day === undefined ? [] : [{ day, name: localisedTitle(name) }];
    }),
  };
}

/** An edition neither ends before it starts nor runs for years. */
function endOf(
  { id, date_fin }: EditionWire,
  start: Moment | null,
  end: Moment,
  { report }: Context,
): Moment | null {
  const wrong = !start
    ? null
    : compareMoments(end, start) < 0
      ? 'is before the start'
      : runsTooLong(start, end)
        ? 'is more than ten years after the start'
        : null;
  if (wrong === null) return end;
  report(EDITIONS, id, '.date_fin', `"${date_fin}" ${wrong}; the end is left out`);
  return null;
}

/** Press texts of the edition; a figure without a number or a label is left out. */
function toPress(wire: EditionWire, context: Context): EditionPress {
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
