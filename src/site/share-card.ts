import type { Environment } from './environment.ts';

/** The preview picture of shared links whose page has no picture of its own. */
export const shareCard = { path: '/card.jpg', width: 1200, height: 630 } as const;

/** Files of drawn marks, from the project's root; the card of a festival without one shows its name. */
const markFiles: Readonly<Record<string, string>> = { dhaw: 'src/site/dhaw.svg' };

/** The content of the card. */
export function shareCardOf({ SITE_NAME, SITE_SLUG }: Pick<Environment, 'SITE_NAME' | 'SITE_SLUG'>) {
  return { name: SITE_NAME, markFile: markFiles[SITE_SLUG] ?? null };
}
