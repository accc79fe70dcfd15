import type { Lang } from '../../domain/model/common.ts';
import { htmlToText } from '../../domain/text/html-text.ts';
import type { LocalText } from '../../domain/text/localise.ts';
import type { FestivalData } from '../../content/festival.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import { eventLink, type EventLinkView } from '../event/lists/event-head.ts';
import type { PressFacts } from './facts.ts';

/** A curator with their biography, to be copied. */
export interface CuratorView {
  name: string;
  href: string;
  curated: EventLinkView[];
  /** Null where the back end has none. */
  biography: LocalText | null;
}

export function curatorViews({ curators }: PressFacts, data: FestivalData, lang: Lang): CuratorView[] {
  return curators.map(({ name, href, person, curated }) => ({
    name,
    href,
    curated: curated.map((event) => eventLink(event, data, lang)),
    biography: biographyOf(person, lang),
  }));
}

function biographyOf({ biography }: PressFacts['curators'][number]['person'], lang: Lang): LocalText | null {
  const html = localiseHtml(biography, lang);
  return html && htmlToText(html.text) ? html : null;
}
