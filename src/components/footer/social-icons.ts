/** Our own line drawings of where festivals are found, on the grid of `islands/icons.ts`. */
export const socialIcons = {
  bluesky:
    'M12 11C10.5 8 7.5 5 4 4c-.5 4 0 8 4.5 8.5C5 13 4.5 16 8 18.5c2 1 3.3-1 4-3.5c.7 2.5 2 4.5 4 3.5c3.5-2.5 3-5.5-.5-6C20 12 20.5 8 20 4c-3.5 1-6.5 4-8 7z',
  facebook: 'M13.5 21v-8h3l.5-3.5h-3.5V7.5c0-1.2.6-1.8 1.8-1.8H17V3h-2.5c-3 0-4.5 1.8-4.5 4.5v2H7V13h3v8',
  flickr: 'M7.5 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M16.5 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7',
  instagram: 'M4 4h16v16H4zM12 8.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6M16.8 7.1v.2',
  linkedin: 'M5 10v10M5 5v.2M10 20V10M10 14c0-2.5 1.8-4 4.2-4S19 11.5 19 14v6',
  mastodon: 'M5 20V9c0-3 1.5-5 4-5c2 0 3 1.5 3 4v4M12 8c0-2.5 1-4 3-4c2.5 0 4 2 4 5v11',
  soundcloud: 'M3 13v4M6.5 11v6M10 8v9h8a3.2 3.2 0 0 0 .4-6.4C17.8 7 13.5 5.5 10 8',
  telegram: 'M3 11.5L21 4l-3 16l-6.5-5zM21 4L8 13v6l3.5-4',
  tiktok: 'M13.5 3v12.2a3.8 3.8 0 1 1-3.8-3.8M13.5 3c.3 3 2.3 5 5.5 5.2',
  vimeo:
    'M3 8.5c3-2.8 5-4 6-1.5c1 2.6 1.2 9 2.8 9c1.7 0 4.2-4 4.4-6.2c.1-1.4-.8-2-2.2-1.3C14.6 5.4 17 4 18.8 4.3C23 5 17 20 11 20C7 20 6.5 9.5 4.5 10.5',
  whatsapp:
    'M4 20l1.2-4A8 8 0 1 1 8.2 19zM9 8.5c0 3.5 3 6.5 6.5 6.5v-2.2l-2-.6l-1 1c-1.2-.6-1.8-1.3-2.3-2.3l.9-1l-.6-2H9z',
  x: 'M4 4l12 16h4L8 4zM4.5 20l6-6.8M19.5 4l-6 6.8',
  youtube: 'M3 7.5C3 6 4 5 5.5 5h13C20 5 21 6 21 7.5v9c0 1.5-1 2.5-2.5 2.5h-13C4 19 3 18 3 16.5zM10 9v6l5-3z',
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
