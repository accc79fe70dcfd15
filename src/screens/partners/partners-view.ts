import { siteName } from '../../domain/text/links.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import type { Partner } from '../../domain/model/festival.ts';
import { type FestivalData, festivalData } from '../../content/festival.ts';
import { pictureView } from '../../components/picture/picture-view.ts';
import { translator } from '../../i18n/translate.ts';

export type PartnerView = ReturnType<typeof partnerViews>[number];

/** The partners by name. One without a name is named after its site or, if it has only a logo, called a partner. */
export function partnerViews(partners: readonly Partner[], data: Pick<FestivalData, 'media'>, lang: Lang) {
  return partners.flatMap(({ id, name, logo, url }) => {
    const picture = pictureView(logo, data);
    const text = url ? siteName(url) : picture && translator(lang)('search.partner');
    const shown = localise(name, lang) ?? (text && { text, lang, isFallback: false });
    return shown ? [{ id, name: shown, logo: picture, url }] : [];
  });
}

export const highlightedPartners = (data: Pick<FestivalData, 'partners' | 'media'>, lang: Lang) =>
  partnerViews(
    data.partners.filter(({ isHighlighted }) => isHighlighted),
    data,
    lang,
  );

export type PartnersView = ReturnType<typeof partnersView>;

/** Partners by type, in the types' order; partners without a known type come last, as "others". */
export function partnersView(lang: Lang) {
  const data = festivalData();
  const types = data.partnerTypes.toSorted((a, b) => a.order - b.order);
  const byType = Map.groupBy(data.partners, ({ typeId }) => types.find(({ id }) => id === typeId));
  const others: LocalText = { text: translator(lang)('partners.others'), lang, isFallback: false };
  return {
    groups: [...types, undefined].flatMap((type) => {
      const partners = partnerViews(byType.get(type) ?? [], data, lang);
      return partners.length > 0 ? { title: localise(type?.title ?? {}, lang) ?? others, partners } : [];
    }),
  };
}

export type HighlightedPartnersView = NonNullable<ReturnType<typeof highlightedPartnersView>>;

/** Returns the partners that the festival highlights; null if there are none. */
export function highlightedPartnersView(lang: Lang) {
  const partners = highlightedPartners(festivalData(), lang);
  return partners.length > 0 ? { partners } : null;
}
