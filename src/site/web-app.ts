import type { Environment } from './environment.ts';

/** An icon of the installed site: a square PNG that the build draws. */
export interface AppIcon {
  /** From the root of the site. */
  path: string;
  /** Pixels of a side. */
  size: number;
  /** `maskable` may be cut to a circle of four fifths of it; `monochrome` is coloured by the system. */
  purpose: 'any' | 'maskable' | 'monochrome';
}

export const appIcons: readonly AppIcon[] = [
  { path: '/icons/any-192.png', size: 192, purpose: 'any' },
  { path: '/icons/any-512.png', size: 512, purpose: 'any' },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
  { path: '/icons/monochrome-512.png', size: 512, purpose: 'monochrome' },
];

/** For iOS, which crops it to its own shape. It is at the path where iOS looks by itself: no page names it. */
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
 * Pictures of the site that browsers show when they offer to install it, their sizes in pixels. Those of the gallery show
 * the demo festival: they would be untrue of any other.
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
