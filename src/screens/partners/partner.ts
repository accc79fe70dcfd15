import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import type { Partner } from '../../domain/model/festival.ts';
import type { FestivalData } from '../../content/festival.ts';
import { pictureView, type PictureView } from '../../components/picture/picture-view.ts';

export interface PartnerView {
  id: Id;
  name: LocalText;
  logo: PictureView | null;
  url: string | null;
}

/** The partners that have a name in any language. */
export function partnerViews(
  partners: readonly Partner[],
  data: Pick<FestivalData, 'media'>,
  lang: Lang,
): PartnerView[] {
  return partners.flatMap(({ id, name, logo, url }) => {
    const local = localise(name, lang);
    return local ? [{ id, name: local, logo: pictureView(logo, data), url }] : [];
  });
}

/** Partners that the festival highlights. */
export const highlightedPartners = (
  data: Pick<FestivalData, 'partners' | 'media'>,
  lang: Lang,
): PartnerView[] =>
  partnerViews(
    data.partners.filter(({ isHighlighted }) => isHighlighted),
    data,
    lang,
  );
