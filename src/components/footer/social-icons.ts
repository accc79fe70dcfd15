/** Our own line drawings of where festivals are found, on the grid of `islands/icons.ts`. */
export const socialIcons = {
  bluesky:
    'M12 11C10.5 8 7.5 5 4 4c-.5 4 0 8 4.5 8.5C5 13 4.500 16 8 18.500c2 1 3.300-1 4-3.500c.7 2.500 2 4.500 4 3.500c3.500-2.500 3-5.500-.5-6C20 12 20.500 8 20 4c-3.500 1-6.500 4-8 7z',
  facebook:
    'M13.500 21v-8h3l.5-3.500h-3.500V7.500c0-1.200.6-1.800 1.800-1.800H17V3h-2.500c-3 0-4.500 1.800-4.500 4.500v2H7V13h3v8',
  flickr:
    'M7.500 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7M16.500 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7',
  instagram: 'M4 4h16v16H4zM12 8.200a3.800 3.800 0 1 0 0 7.600a3.800 3.800 0 0 0 0-7.600M16.800 7.100v.2',
  linkedin: 'M5 10v10M5 5v.2M10 20V10M10 14c0-2.500 1.800-4 4.200-4S19 11.500 19 14v6',
  mastodon: 'M5 20V9c0-3 1.500-5 4-5c2 0 3 1.500 3 4v4M12 8c0-2.500 1-4 3-4c2.500 0 4 2 4 5v11',
  soundcloud: 'M3 13v4M6.500 11v6M10 8v9h8a3.200 3.200 0 0 0 .4-6.400C17.800 7 13.500 5.500 10 8',
  telegram: 'M3 11.500L21 4l-3 16l-6.500-5zM21 4L8 13v6l3.500-4',
  tiktok: 'M13.500 3v12.200a3.800 3.800 0 1 1-3.800-3.800M13.500 3c.3 3 2.300 5 5.500 5.200',
  vimeo:
    'M3 8.500c3-2.800 5-4 6-1.500c1 2.600 1.200 9 2.800 9c1.700 0 4.200-4 4.400-6.200c.1-1.400-.8-2-2.200-1.300C14.600 5.400 17 4 18.800 4.300C23 5 17 20 11 20C7 20 6.500 9.500 4.500 10.500',
  whatsapp:
    'M4 20l1.200-4A8 8 0 1 1 8.200 19zM9 8.500c0 3.500 3 6.500 6.500 6.500v-2.200l-2-.6l-1 1c-1.200-.6-1.800-1.300-2.300-2.300l.9-1l-.6-2H9z',
  x: 'M4 4l12 16h4L8 4zM4.500 20l6-6.800M19.500 4l-6 6.800',
  youtube:
    'M3 7.500C3 6 4 5 5.500 5h13C20 5 21 6 21 7.500v9c0 1.500-1 2.500-2.500 2.500h-13C4 19 3 18 3 16.500zM10 9v6l5-3z',
} as const;

type SocialIcon = keyof typeof socialIcons;

const otherNames: Record<string, SocialIcon> = {
  twitter: 'x',
  fb: 'facebook',
  insta: 'instagram',
  yt: 'youtube',
};
const properNames: Partial<Record<SocialIcon, string>> = {
  linkedin: 'LinkedIn',
  soundcloud: 'SoundCloud',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
};

function isSocialIcon(name: string): name is SocialIcon {
  return Object.hasOwn(socialIcons, name);
}

/**
 * Drawing and name of a social link. Back ends write `facebook`, `fa-facebook-f` or `fab fa-x-twitter`; an icon that is
 * none of ours has no path, and the host's name stands for it.
 */
export function socialMark({ icon, url }: { icon: string; url: string }): {
  label: string;
  path: string | null;
} {
  const known = icon
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => otherNames[word] ?? word)
    .find(isSocialIcon);
  if (!known) return { label: new URL(url).hostname.replace(/^www\./, ''), path: null };
  return {
    label: properNames[known] ?? known.charAt(0).toUpperCase() + known.slice(1),
    path: socialIcons[known],
  };
}
