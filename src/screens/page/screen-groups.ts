import type { ScreenName } from '../registry.ts';

/**
 * The group of each screen. A generic page that embeds screens of one group alone has a route of its own: Astro gives a
 * route the styles of all it may show, and those of all screens are twice what a page needs.
 */
const groups = {
  // By which events are found.
  Map: 'programme',
  Program: 'programme',
  search: 'programme',
  // With which an edition opens.
  Accueil: 'editions',
  Editions: 'editions',
  FestivalHome: 'editions',
  Home: 'editions',
  LastEdition: 'editions',
  TypeEvents: 'editions',
  // Of those who make the festival, and of those who come.
  AboutUs: 'festival',
  Artists: 'festival',
  Auth: 'festival',
  Faqs: 'festival',
  Festival: 'festival',
  JoinUs: 'festival',
  Medias: 'festival',
  Partners: 'festival',
  PartnershipForm: 'festival',
  PressKit: 'festival',
  Resources: 'festival',
  UserEventSubscriptions: 'festival',
  highlightPartner: 'festival',
  support: 'festival',
} as const satisfies Record<ScreenName, string>;

export type ScreenGroup = (typeof groups)[ScreenName];

/** Names of the screens of a group. */
export type ScreenOf<Group extends ScreenGroup> = {
  [Name in ScreenName]: (typeof groups)[Name] extends Group ? Name : never;
}[ScreenName];

export const isInGroup = <Group extends ScreenGroup>(
  name: ScreenName,
  group: Group,
): name is ScreenOf<Group> => groups[name] === group;

/** The group of all these screens; null if they are of several. */
export function groupOf([first, ...others]: readonly ScreenName[]): ScreenGroup | null {
  if (first === undefined) return null;
  const group = groups[first];
  return others.every((name) => groups[name] === group) ? group : null;
}
