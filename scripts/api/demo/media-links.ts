import { seedOf } from './build/pictures.ts';
import type { MediaLinkRow } from './types.ts';

interface LinkDraft {
  outlet: string;
  url: string;
  fr: string | null;
  en: string | null;
  date: string | null;
  image?: false;
}

const links: readonly LinkDraft[] = [
  {
    outlet: 'Le Miroir de Tunis',
    url: 'https://lemiroir.example/culture/dhaw-2024-contre-jour',
    fr: 'À Dhaw, on regarde enfin le soleil en face',
    en: 'At Dhaw, someone finally looks into the sun',
    date: '2024-10-10',
  },
];

export const mediaLinks: MediaLinkRow[] = links.map((link, index) => ({
  id: index + 1,
  url: link.url,
  intitule_fr: link.fr,
  intitule_en: link.en,
  date: link.date,
  ordre: index + 1,
  image_db: link.image === false ? null : { reduced_size_image: `/media/logo/${seedOf(link.outlet)}.svg` },
}));
