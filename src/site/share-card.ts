import type { Environment } from './environment.ts';

/** The picture that stands for the festival where a link is shared and the page has none of its own. */
export const shareCard = { path: '/card.jpg', width: 1200, height: 630 } as const;

/** Files of drawn marks, from the project's root; a festival without one is written by its name. */
const markFiles: Readonly<Record<string, string>> = { dhaw: 'src/site/dhaw.svg' };

/** What is drawn on the card. */
export function shareCardOf({ SITE_NAME, SITE_SLUG }: Pick<Environment, 'SITE_NAME' | 'SITE_SLUG'>) {
  return { name: SITE_NAME, markFile: markFiles[SITE_SLUG] ?? null };
}
