import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import { translator } from '../../i18n/translate.ts';
import { festivalData } from '../../content/festival.ts';
import { highlightedPartners, partnerViews, type PartnerView } from './partner.ts';

export interface PartnerGroupView {
  id: Id;
  title: LocalText;
  partners: PartnerView[];
}

export interface PartnersView {
  groups: PartnerGroupView[];
}

/** Partners by type, in the types' order; partners without a known type come last, as "others". */
export async function partnersView(lang: Lang): Promise<PartnersView> {
  const data = await festivalData();
  const types = data.partnerTypes.toSorted((a, b) => a.order - b.order);
  const knownTypeIds = new Set(types.map((type) => type.id));
  const others: LocalText = { text: translator(lang)('partners.others'), lang, isFallback: false };
  const groups = types.map((type) => ({
    id: type.id,
    title: localise(type.title, lang) ?? others,
    partners: data.partners.filter((partner) => partner.typeId === type.id),
  }));
  const withoutType = data.partners.filter(
    (partner) => partner.typeId === null || !knownTypeIds.has(partner.typeId),
  );
  return {
    groups: [...groups, { id: 0, title: others, partners: withoutType }]
      .map((group) => ({ ...group, partners: partnerViews(group.partners, data, lang) }))
      .filter((group) => group.partners.length > 0),
  };
}

export interface HighlightedPartnersView {
  partners: PartnerView[];
}

export async function highlightedPartnersView(lang: Lang): Promise<HighlightedPartnersView> {
  return { partners: highlightedPartners(await festivalData(), lang) };
}
