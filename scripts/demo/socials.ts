import type { SocialRow } from '../api/festival/records/social.ts';

export const socials: SocialRow[] = [
  { id: 1, lien: 'https://www.facebook.com/dhaw.biennale', icone: 'facebook' },
  { id: 2, lien: 'https://www.instagram.com/dhaw.biennale', icone: 'instagram' },
  { id: 3, lien: 'https://www.youtube.com/@dhaw.biennale', icone: 'youtube' },
  { id: 4, lien: 'https://x.com/dhaw_biennale', icone: 'x' },
  { id: 5, lien: 'https://www.linkedin.com/company/dhaw-biennale', icone: 'linkedin' },
];
