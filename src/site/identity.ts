import { environment } from './build-environment.ts';
import dhaw from './dhaw.svg?url';

/** A drawn mark: one path, in a file of its own since every page shows it several times. */
export interface Mark {
  viewBox: string;
  /** Address of the path, for `use`. */
  href: string;
  /** Accessible name. */
  label: string;
  lang: string;
}

/** ضوء, "light", drawn for display. */
const dhawMark: Mark = {
  viewBox: '6 -73 191 98',
  label: 'ضوء',
  lang: 'ar',
  href: `${dhaw}#mark`,
};

const marksBySlug: Record<string, Mark> = { dhaw: dhawMark };

/** Name, slug and mark of the festival this build is for; a festival without a drawn mark shows its name alone. */
export const identity = {
  name: environment.SITE_NAME,
  slug: environment.SITE_SLUG,
  mark: marksBySlug[environment.SITE_SLUG] ?? null,
};
