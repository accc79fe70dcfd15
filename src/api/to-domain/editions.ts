import type { Edition } from '../../domain/model/festival.ts';
import type { EditionWire } from '../wire/edition.ts';
import type { Context } from './context.ts';
import { localised, titled } from './texts.ts';
import { valueReader } from './values.ts';

const EDITIONS = '/api/editions/';

/** The latest year first. An edition without a year has no address, and is left out. */
export function toEditions(wires: readonly EditionWire[], context: Context): Edition[] {
  return wires.flatMap((wire) => toEdition(wire, context) ?? []).sort((a, b) => b.year - a.year);
}

function toEdition(wire: EditionWire, context: Context): Edition | null {
  const { id, annee } = wire;
  if (annee === undefined) {
    context.report(EDITIONS, id, '.annee', 'is missing; the edition is left out');
    return null;
  }
  const read = valueReader(context, EDITIONS, id);
  return {
    id,
    title: titled(wire),
    year: annee,
    image: read.picture({ image: wire.image }),
    colours: read.colours(wire),
    start: read.moment('date_debut', wire.date_debut),
    end: read.moment('date_fin', wire.date_fin),
    editorial: localised({ fr: wire.edito_fr, en: wire.edito_en }),
    partnerIds: [...new Set(wire.partenaires?.map((partner) => partner.id))],
  };
}
