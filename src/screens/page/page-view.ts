import { type Lang, type Id, listedAndWithdrawn } from '../../domain/model/core.ts';
import { identity } from '../../site/identity.ts';
import { screens, type ScreenName, screenNames, type ScreenGroup } from '../registry.ts';
import { localise } from '../../domain/text/localise.ts';
import type { PageSection } from '../../domain/model/festival.ts';
import { festivalData } from '../../content/festival.ts';
import { defaultLang } from '../../domain/model/languages.ts';
import { renderedLangs } from '../../site/build-environment.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';

export type EmbeddedView = NonNullable<ReturnType<typeof embeddedView>>;

/** Returns the screen for a back end name, or null. The festival's name and `{name}2024Home` are such names too. */
function screenNamed(given: string): ScreenName | null {
  const lower = given.trim().toLowerCase();
  const product = identity.slug.toLowerCase();
  if (lower === product || lower === identity.name.toLowerCase()) return 'Festival';
  if (lower.startsWith(product) && /^\d{4}home$/.test(lower.slice(product.length))) return 'FestivalHome';
  return screenNames.find((name) => name.toLowerCase() === lower) ?? null;
}

/** View of an embedded screen; null if the festival has no data for it. */
function embeddedView(name: ScreenName, lang: Lang) {
  const view = screens[name].view(lang);
  return view && { name, view };
}

export type ContentPageView = ReturnType<typeof contentPageViews>[number];

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

function sectionView(section: PageSection, pageId: Id, lang: Lang) {
  const name = knownScreen(section, pageId);
  return {
    title: localise(section.title, lang),
    content: localiseHtml(section.content, lang),
    embedded: name && embeddedView(name, lang),
  };
}

/** Content of a page: text only, screens of one group, or screens of several groups. */
export type PageKind = 'text' | ScreenGroup | 'mixed';

export function kindOf({ sections }: ContentPageView): PageKind {
  const groups = new Set(sections.flatMap(({ embedded }) => (embedded ? screens[embedded.name].group : [])));
  const [group = 'text'] = groups;
  return groups.size > 1 ? 'mixed' : group;
}

/** Returns the views of all generic pages, including withdrawn ones. A title falls back to French. */
export function contentPageViews(lang: Lang) {
  const { pages, withdrawnPages } = festivalData();
  return listedAndWithdrawn(pages, withdrawnPages).map((page) => ({
    id: page.id,
    withdrawnAt: page.withdrawnAt,
    title: localise(page.title, lang),
    sections: page.sections.map((section) => sectionView(section, page.id, lang)),
  }));
}
