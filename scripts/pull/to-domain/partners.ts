import type { Partner, PartnerType } from '../../../src/domain/model/festival.ts';
import type { PartnerTypeWire, PartnerWire } from '../wire/partner.ts';
import { LAST, type Context } from './context.ts';
import { localised, titled } from './texts.ts';
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
  return { id: wire.id, title: titled(wire), order: wire.ordre ?? LAST };
}
