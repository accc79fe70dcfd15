import type { Lang } from '../../domain/model/common.ts';
import { identity } from '../../site/identity.ts';
import { festivalData } from '../../content/festival.ts';
import { aboutView, festivalView } from '../about/view.ts';
import { accueilView } from '../accueil/view.ts';
import { artistsView } from '../people/artists.ts';
import { pressKitView, resourcesView } from '../press/documents.ts';
import { editionsView, lastEditionView } from '../edition/view.ts';
import { faqsView } from '../faqs/view.ts';
import { homeView } from '../home/view.ts';
import { mapView } from '../map/view.ts';
import { mediasView } from '../press/medias.ts';
import { highlightedPartnersView, partnersView } from '../partners/view.ts';
import { currentProgrammeView } from '../programme/view.ts';
import { searchView } from '../search/view.ts';
import { teamView } from '../people/team.ts';
import { firstTypeEventsView } from '../type-events/view.ts';

const nothing = () => Promise.resolve({});

/** The view models of the screens that a generic page can embed, by the name the back end uses for them. */
const builders = {
  AboutUs: aboutView,
  Accueil: accueilView,
  Artists: artistsView,
  Auth: nothing,
  Editions: editionsView,
  Faqs: faqsView,
  Home: homeView,
  Festival: festivalView,
  FestivalHome: homeView,
  JoinUs: teamView,
  LastEdition: lastEditionView,
  Map: mapView,
  Medias: mediasView,
  Partners: partnersView,
  PartnershipForm: nothing,
  PressKit: pressKitView,
  Program: currentProgrammeView,
  Resources: resourcesView,
  TypeEvents: firstTypeEventsView,
  UserEventSubscriptions: nothing,
  highlightPartner: highlightedPartnersView,
  search: async (lang: Lang) => searchView(await festivalData(), lang),
  support: nothing,
} satisfies Record<string, (lang: Lang) => Promise<unknown>>;

export type ViewName = keyof typeof builders;

export type EmbeddedView = {
  [Name in ViewName]: { name: Name; view: Awaited<ReturnType<(typeof builders)[Name]>> };
}[ViewName];

/** The screen that a name of the back end means; the festival's own name, alone or as `{name}2024Home`, are two of them. */
export function viewName(given: string): ViewName | null {
  const lower = given.trim().toLowerCase();
  const product = identity.slug.toLowerCase();
  if (lower === product || lower === identity.name.toLowerCase()) return 'Festival';
  if (lower.startsWith(product) && /^\d{4}home$/.test(lower.slice(product.length))) return 'FestivalHome';
  return (Object.keys(builders) as ViewName[]).find((name) => name.toLowerCase() === lower) ?? null;
}

/** What an embedded screen shows. */
export async function embeddedView(name: ViewName, lang: Lang): Promise<EmbeddedView> {
  return { name, view: await builders[name](lang) } as EmbeddedView;
}
