import sheet from './icons.svg?url';

export const socialIcons = [
  'bluesky',
  'facebook',
  'flickr',
  'instagram',
  'linkedin',
  'mastodon',
  'soundcloud',
  'telegram',
  'tiktok',
  'vimeo',
  'whatsapp',
  'x',
  'youtube',
] as const;

/** Symbols of `icons.svg`: line drawings on a 24 px grid, one path each, stroked by the `.icon` class. */
export const iconNames = [
  'arrow',
  'arrowBack',
  'calendar',
  'chevron',
  'close',
  'download',
  'expand',
  'external',
  'home',
  'map',
  'menu',
  'minus',
  'pause',
  'play',
  'plus',
  'return',
  'search',
  'shrink',
  'user',
  ...socialIcons,
] as const;

export type IconName = (typeof iconNames)[number];
export type SocialIcon = (typeof socialIcons)[number];

/** Address of an icon, for `use`. One file for all, since every page uses them, some many times. */
export function iconHref(name: IconName): string {
  return `${sheet}#${name}`;
}
