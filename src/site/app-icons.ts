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
