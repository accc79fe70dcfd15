import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import type { Partner } from '../../domain/model/festival.ts';
import { type FestivalData, festivalData } from '../../content/festival.ts';
import { pictureView } from '../../components/picture/picture-view.ts';
import { translator } from '../../i18n/translate.ts';

export type PartnerView = ReturnType<typeof partnerViews>[number];

/** The partners that have a name in any language. */
export function partnerViews(partners: readonly Partner[], data: Pick<FestivalData, 'media'>, lang: Lang) {
  return partners.flatMap(({ id, name, logo, url }) => {
    const local = localise(name, lang);
    return local ? [{ id, name: local, logo: pictureView(logo, data), url }] : [];
  });
}

export const highlightedPartners = (data: Pick<FestivalData, 'partners' | 'media'>, lang: Lang) =>
  partnerViews(
    data.partners.filter(({ isHighlighted }) => isHighlighted),
    data,
    lang,
  );

export type PartnersView = Awaited<ReturnType<typeof partnersView>>;

/** Partners by type, in the types' order; partners without a known type come last, as "others". */
export async function partnersView(lang: Lang) {
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

export type HighlightedPartnersView = Awaited<ReturnType<typeof highlightedPartnersView>>;

export async function highlightedPartnersView(lang: Lang) {
  return { partners: highlightedPartners(await festivalData(), lang) };
}
