/**
 * First segments of the site's other paths: the page of a festival with such a slug, `/fr/{slug}/`, would be missing or
 * hide another one.
 */
export const reservedSlugs: readonly string[] = [
  ...['fr', 'en', 'data', 'media', 'iiif', 'cards', '_astro', '404'],
  ...['home', 'team', 'talked-about-us'],
  ...['about-us', 'accueil', 'add-partner', 'artists', 'auth', 'calendar', 'changes', 'cite', 'contact'],
  ...['edition', 'editions', 'embed', 'event', 'faqs', 'join-us', 'last-editions', 'map', 'medias'],
  ...['now', 'offline', 'page', 'partners', 'person', 'plan', 'press', 'press-kit', 'program', 'resources'],
  ...['search', 'support', 'typeevent', 'usereventsubscriptions', 'venue'],
];
