import type { Partner, PartnerType } from '../../../src/domain/model/festival.ts';
import type { PartnerTypeWire, PartnerWire } from '../wire/records.ts';
import { ORDER_WHEN_MISSING, type Context } from './context.ts';
import { localised, localisedTitle } from './texts.ts';
import { valueReader } from './values.ts';

export function toPartner(wire: PartnerWire, context: Context): Partner {
  const read = valueReader(context, '/api/partenaires/', wire.id);
  return {
    id: wire.id,
    typeId: wire.type?.id ?? null,
    name: localised({ fr: wire.nom_fr, en: wire.nom_en }),
    logo: read.picture({ logo: wire.logo }),
    isHighlighted: wire.highlight ?? false,
    url: read.link('url', wire.url),
  };
}

export function toPartnerType(wire: PartnerTypeWire): PartnerType {
  return { id: wire.id, title: localisedTitle(wire), order: wire.ordre ?? ORDER_WHEN_MISSING };
}
