import sheet from './icons.svg?url';

/** Where festivals are found. */
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

/** Line drawings on a 24 px grid, one path each, stroked by the `.icon` class: the symbols of `icons.svg`. */
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

/** Address of a drawing, for `use`. One file for all: they stand in every page, some of them many times. */
export function iconHref(name: IconName): string {
  return `${sheet}#${name}`;
}
