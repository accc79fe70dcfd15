import type { Lang, Id } from '../../domain/model/core.ts';
import { identity } from '../../site/identity.ts';
import { screen, type ScreenName, screenNames, type ScreenGroup } from '../registry.ts';
import { localise } from '../../domain/text/localise.ts';
import type { PageSection } from '../../domain/model/festival.ts';
import { festivalData } from '../../content/festival.ts';
import { defaultLang } from '../../domain/model/languages.ts';
import { renderedLangs } from '../../site/build-environment.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';

/** Screen embedded in a generic page, with its view. */
export type EmbeddedView = NonNullable<Awaited<ReturnType<typeof embeddedView>>>;

/** Returns the screen for a back end name, or null. The festival's name and `{name}2024Home` are such names too. */
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

/**
 * Returns the screen that a section embeds; null if it embeds none, or an unknown one. An unknown name is reported in
 * one warning per build, although a build runs several processes.
 */
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

/** Content of a page: text only, screens of one group, or screens of several groups. */
export type PageKind = 'text' | ScreenGroup | 'mixed';

export function kindOf({ sections }: ContentPageView): PageKind {
  const groups = new Set(sections.flatMap(({ embedded }) => (embedded ? screen(embedded.name).group : [])));
  const [group = 'text'] = groups;
  return groups.size > 1 ? 'mixed' : group;
}

/** Returns the views of all generic pages. A title falls back to French. */
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
