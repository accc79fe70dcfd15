import type { Lang, Id } from '../../domain/model/core.ts';
import { identity } from '../../site/identity.ts';
import { screen, type ScreenName, screenNames, type ScreenGroup } from '../registry.ts';
import { localise } from '../../domain/text/localise.ts';
import type { PageSection } from '../../domain/model/festival.ts';
import { festivalData } from '../../content/festival.ts';
import { defaultLang } from '../../domain/model/languages.ts';
import { renderedLangs } from '../../site/build-environment.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';

/** A screen within a generic page, and what it shows. */
export type EmbeddedView = NonNullable<Awaited<ReturnType<typeof embeddedView>>>;

/** The screen that a name of the back end means; the festival's own name, alone or as `{name}2024Home`, are two of them. */
function screenNamed(given: string): ScreenName | null {
  const lower = given.trim().toLowerCase();
  const product = identity.slug.toLowerCase();
  if (lower === product || lower === identity.name.toLowerCase()) return 'Festival';
  if (lower.startsWith(product) && /^\d{4}home$/.test(lower.slice(product.length))) return 'FestivalHome';
  return screenNames.find((name) => name.toLowerCase() === lower) ?? null;
}

/** View of an embedded screen; null if the festival has no data for it. */
async function embeddedView(name: ScreenName, lang: Lang) {
  const view = await screen(name).view(lang);
  return view && { name, view };
}

export type ContentPageView = Awaited<ReturnType<typeof contentPageViews>>[number];

const reported = new Set<string>();

/** The screen that a section embeds, null for none or for an unknown name, of which one warning a build tells, whose processes are several. */
function knownScreen(section: PageSection, pageId: Id): ScreenName | null {
  if (section.view === null) return null;
  const name = screenNamed(section.view);
  const place = `page ${pageId}, section ${section.id}`;
  if (name === null && renderedLangs.includes(defaultLang) && !reported.has(place)) {
    reported.add(place);
    console.warn(
      `[pages] ${place}: there is no screen named “${section.view}”; the section is shown without it.`,
    );
  }
  return name;
}

async function sectionView(section: PageSection, pageId: Id, lang: Lang) {
  const name = knownScreen(section, pageId);
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
export async function contentPageViews(lang: Lang) {
  const { pages } = await festivalData();
  return Promise.all(
    pages.map(async (page) => ({
      id: page.id,
      title: localise(page.title, lang),
      sections: await Promise.all(page.sections.map((section) => sectionView(section, page.id, lang))),
    })),
  );
}
