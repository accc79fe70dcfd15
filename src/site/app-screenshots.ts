import type { Environment } from './environment.ts';

/** A picture of the site that browsers show when they offer to install it. */
export interface AppScreenshot {
  /** From the root of the site. */
  path: string;
  /** The picture, from the project's root. */
  file: string;
  /** Pixels. */
  width: number;
  height: number;
  formFactor: 'narrow' | 'wide';
}

const GALLERY = 'scripts/gallery/pictures';
const phone = (name: string): AppScreenshot => ({
  path: `/icons/${name}.webp`,
  file: `${GALLERY}/${name}.fr.webp`,
  width: 360,
  height: 640,
  formFactor: 'narrow',
});

/** The pictures of the gallery show the demo festival: they would be untrue of any other. */
export function appScreenshots({
  usesEmbeddedApi,
  FESTIVAL,
}: Pick<Environment, 'usesEmbeddedApi'> & Partial<Pick<Environment, 'FESTIVAL'>>): AppScreenshot[] {
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
      formFactor: 'wide',
    },
  ];
}
