import type { Environment } from './environment.ts';

/** An icon of the installed site: a square PNG that the build draws. */
export interface AppIcon {
  /** From the root of the site. */
  path: string;
  /** Length of a side, in pixels. */
  size: number;
  /** `maskable` may be cut to a circle of four fifths of its size; `monochrome` is coloured by the system. */
  purpose: 'any' | 'maskable' | 'monochrome';
}

export const appIcons: readonly AppIcon[] = [
  { path: '/icons/any-192.png', size: 192, purpose: 'any' },
  { path: '/icons/any-512.png', size: 512, purpose: 'any' },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
  { path: '/icons/monochrome-512.png', size: 512, purpose: 'monochrome' },
];

/** Icon for iOS, which crops it to its own shape. No page links to it: iOS looks at this path by itself. */
export const touchIcon: AppIcon = { path: '/apple-touch-icon.png', size: 180, purpose: 'any' };

const GALLERY = 'scripts/gallery/pictures';
const phone = (name: string) => ({
  /** From the root of the site. */
  path: `/icons/${name}.webp`,
  /** From the project's root. */
  file: `${GALLERY}/${name}.fr.webp`,
  width: 360,
  height: 640,
  formFactor: 'narrow' as const,
});

/**
 * Returns the pictures of the site that browsers show when they offer to install it, with sizes in pixels. They show
 * the demo festival, so any other festival has none.
 */
export function appScreenshots({
  usesEmbeddedApi,
  FESTIVAL,
}: Pick<Environment, 'usesEmbeddedApi' | 'FESTIVAL'>) {
  if (!usesEmbeddedApi || FESTIVAL !== undefined) return [];
  return [
    phone('home'),
    phone('program-2024'),
    phone('map'),
    {
      path: '/icons/home-wide.webp',
      file: `${GALLERY}/home-wide.webp`,
      width: 1440,
      height: 1200,
      formFactor: 'wide' as const,
    },
  ];
}
