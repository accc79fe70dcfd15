import type { SocialLink } from '../../domain/model/festival.ts';
import { siteName } from '../../domain/text/links.ts';
import { type SocialIcon, socialIcons } from '../../components/icon/icons.ts';

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
  return (socialIcons as readonly string[]).includes(name);
}

/**
 * Returns the drawing and the name of a social link. Back ends write `facebook`, `fa-facebook-f` or `fab fa-x-twitter`.
 * A link with an unknown icon has no drawing, and is named after its host.
 */
export function socialMark({ icon, url }: Pick<SocialLink, 'icon' | 'url'>) {
  const known = icon
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => otherNames[word] ?? word)
    .find(isSocialIcon);
  if (!known) return { label: siteName(url), drawing: null };
  return { label: properNames[known] ?? known.charAt(0).toUpperCase() + known.slice(1), drawing: known };
}
