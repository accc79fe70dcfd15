import { FIRST_YEAR, isFestivalYear, LAST_YEAR } from '../../../src/domain/time/days.ts';
import { runsTooLong } from '../../../src/domain/event/event-time.ts';
import type { Moment } from '../../../src/domain/model/core.ts';
import type { Edition } from '../../../src/domain/model/festival.ts';
import { compareMoments } from '../../../src/domain/time/moments.ts';
import type { EditionWire } from '../wire/records.ts';
import type { Context } from './context.ts';
import { toPress } from './press.ts';
import { localisedHtml, localisedTitle } from './texts.ts';
import { valueReader } from './values.ts';

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
