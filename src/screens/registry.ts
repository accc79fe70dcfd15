import type { Lang } from '../domain/model/core.ts';
import { coverageFeedPath } from '../i18n/paths.ts';
import type { Key } from '../i18n/translate.ts';
import { aboutView, festivalView } from './about/about-view.ts';
import { accueilView } from './accueil/accueil-view.ts';
import { editionsView, lastEditionView } from './edition/edition-view.ts';
import { faqsView } from './faqs/faqs-view.ts';
import { homeView } from './home/home-view.ts';
import { mapView } from './map/map-view.ts';
import { highlightedPartnersView, partnersView } from './partners/partners-view.ts';
import { artistsView, teamView } from './people/artists.ts';
import { pressKitView, resourcesView, mediasView } from './press/documents.ts';
import { currentProgrammeView } from './programme/programme-view.ts';
import { searchView } from './search/search-view.ts';
import { firstTypeEventsView } from './type-events/type-events-view.ts';

export interface Screen {
  /**
   * Group of the screen. A generic page that embeds screens of one group only has its own route: Astro adds to a route
   * the styles of all that it may show, and those of all screens are twice what a page needs. Screens of `programme`
   * find events, those of `editions` introduce an edition, those of `festival` are about people and places.
   */
  group: 'programme' | 'editions' | 'festival';
  /**
   * View of the screen; null if the festival has no data for it. `isEmpty`: it only shows that there is no data.
   * `className`: that of the edition whose colours the screen's own page has.
   */
  view: (lang: Lang) => (object & { isEmpty?: boolean; className?: string }) | null;
  /** Title of the screen's own page, if it is a text of the interface. */
  title?: Key;
  /** Path of the feed of the screen's own page. */
  feed?: (lang: Lang) => string;
  /** Whether the screen's own page is hidden from search engines, as that of an empty view is. */
  isPrivate?: boolean;
}

const noView = () => ({});

/**
 * Screens that generic pages may embed, by their names in the back end. Most also have their own page; a page that is
 * not to be embedded needs no entry. Their components are listed in `page/embedded/`: importing one adds its styles.
 */
export const screens = {
  AboutUs: { group: 'festival', view: aboutView, title: 'about.title' },
  Accueil: { group: 'editions', view: accueilView, title: 'accueil.title' },
  Artists: { group: 'festival', view: artistsView, title: 'artists.title' },
  Auth: { group: 'festival', view: noView, title: 'auth.title', isPrivate: true },
  Editions: { group: 'editions', view: editionsView, title: 'editions.title' },
  Faqs: { group: 'festival', view: faqsView, title: 'faqs.title' },
  Festival: { group: 'festival', view: festivalView },
  FestivalHome: { group: 'editions', view: homeView },
  Home: { group: 'editions', view: homeView },
  JoinUs: { group: 'festival', view: teamView, title: 'team.title' },
  LastEdition: { group: 'editions', view: lastEditionView, title: 'edition.last' },
  Map: { group: 'festival', view: mapView, title: 'map.title' },
  Medias: { group: 'festival', view: mediasView, title: 'medias.title', feed: coverageFeedPath },
  Partners: { group: 'festival', view: partnersView, title: 'partners.title' },
  PartnershipForm: { group: 'festival', view: noView, title: 'partnership.title' },
  PressKit: { group: 'festival', view: pressKitView, title: 'pressKit.title', feed: coverageFeedPath },
  Program: { group: 'programme', view: currentProgrammeView },
  Resources: { group: 'festival', view: resourcesView, title: 'resources.title' },
  TypeEvents: { group: 'editions', view: firstTypeEventsView },
  UserEventSubscriptions: { group: 'festival', view: noView, title: 'myevents', isPrivate: true },
  highlightPartner: { group: 'festival', view: highlightedPartnersView },
  search: { group: 'programme', view: searchView, title: 'nav.search', isPrivate: true },
  support: { group: 'festival', view: noView, title: 'support.title' },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

export type ScreenGroup = Screen['group'];

export type ScreenOf<Group extends ScreenGroup> = {
  [Name in ScreenName]: (typeof screens)[Name]['group'] extends Group ? Name : never;
}[ScreenName];

export type ViewOf<Name extends ScreenName> = NonNullable<ReturnType<(typeof screens)[Name]['view']>>;

export type TitledScreenName = {
  [Name in ScreenName]: (typeof screens)[Name] extends { title: Key } ? Name : never;
}[ScreenName];

/** Names of all screens, as the back end's pages use them. */
export const screenNames = Object.keys(screens).filter((name): name is ScreenName => name in screens);
