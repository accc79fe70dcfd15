import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import type { PageSection } from '../../domain/model/festival.ts';
import { festivalData } from '../../content/festival.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import { embeddedView, type EmbeddedView, screenNamed } from './embedded.ts';
import { screen, type ScreenGroup, type ScreenName } from '../registry.ts';

export interface ContentPageView {
  id: Id;
  title: LocalText | null;
  sections: SectionView[];
}

export interface SectionView {
  id: Id;
  title: LocalText | null;
  content: LocalText | null;
  embedded: EmbeddedView | null;
}

const reported = new Set<string>();

/** The screen that a section embeds, null for none or for an unknown name, of which one warning a build tells. */
function screenOf(section: PageSection, pageId: Id): ScreenName | null {
  if (section.view === null) return null;
  const name = screenNamed(section.view);
  const place = `page ${pageId}, section ${section.id}`;
  if (name === null && !reported.has(place)) {
    reported.add(place);
    console.warn(
      `[pages] ${place}: there is no screen named “${section.view}”; the section is shown without it.`,
    );
  }
  return name;
}

async function sectionView(section: PageSection, pageId: Id, lang: Lang): Promise<SectionView> {
  const name = screenOf(section, pageId);
  return {
    id: section.id,
    title: localise(section.title, lang),
    content: localiseHtml(section.content, lang),
    embedded: name && (await embeddedView(name, lang)),
  };
}

/** Content of a page: text alone, screens of one group, or of several. */
export type PageKind = 'text' | ScreenGroup | 'mixed';

export function kindOf({ sections }: ContentPageView): PageKind {
  const groups = new Set(sections.flatMap(({ embedded }) => (embedded ? screen(embedded.name).group : [])));
  const [group = 'text'] = groups;
  return groups.size > 1 ? 'mixed' : group;
}

/** Every generic page. Its title falls back to French. */
export async function contentPageViews(lang: Lang): Promise<ContentPageView[]> {
  const { pages } = await festivalData();
  return Promise.all(
    pages.map(async (page) => ({
      id: page.id,
      title: localise(page.title, lang),
      sections: await Promise.all(page.sections.map((section) => sectionView(section, page.id, lang))),
    })),
  );
}
