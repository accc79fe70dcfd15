import { french } from './build/words.ts';
import { seedOf } from './build/pictures.ts';
import type { MediaLinkRow } from '../api/festival/records/press.ts';

interface LinkDraft {
  outlet: string;
  url: string;
  fr: string | null;
  en: string | null;
  date: string | null;
  image?: false;
}

/** What the papers said: invented papers, at addresses nobody can own. */
const links: readonly LinkDraft[] = [
  {
    outlet: 'Le Miroir de Tunis',
    url: 'https://lemiroir.example/culture/dhaw-contre-jour',
    fr: 'À Dhaw, on regarde enfin le soleil en face',
    en: 'At Dhaw, somebody finally looks the sun in the eye',
    date: '2024-10-10',
  },
  {
    outlet: 'Revue Pellicule',
    url: 'https://pellicule.example/numero-41/eloge-du-flou-humide',
    fr: 'Éloge du flou humide : une journée à la Karraka',
    en: 'In Praise of Damp Blur: A Day at the Karraka',
    date: '2024-10-12',
  },
  {
    outlet: 'Radio Citronnier',
    url: 'https://radiocitronnier.example/emissions/une-image-par-jour/gare-de-tunis',
    fr: 'Une image par jour : la gare de Tunis à 5 h 10',
    en: 'One Picture a Day: Tunis Station at 5.10 am',
    date: '2024-10-11',
  },
  {
    outlet: 'Southern Frame',
    url: 'https://southernframe.example/2024/10/against-the-light-tunis',
    fr: null,
    // The paper appears in English only, and so does its headline.
    en: 'In Tunis, a Biennial Turns Its Back on the Floodlights',
    date: '2024-10-14',
  },
  {
    outlet: 'Chaîne Horizon 9',
    url: 'https://horizon9.example/journal/etourneaux-avenue-bourguiba',
    fr: 'Reportage : dix foules et quarante mille étourneaux',
    en: 'Report: Ten Crowds and Forty Thousand Starlings',
    date: '2024-10-09',
    // The channel sends no picture: its card has only words.
    image: false,
  },
  {
    outlet: 'Al Fanous al Thaqafi',
    url: 'https://alfanous.example/photo/dhaw-7',
    fr: 'Les femmes de Dar Lasram rouvrent le studio',
    en: 'The Women of Dar Lasram Reopen the Studio',
    date: '2024-10-16',
  },
  {
    outlet: 'Le Courrier des deux rives',
    url: 'https://deuxrives.example/expositions/tu-m-ecriras',
    fr: 'Deux mille lettres à la Bibliothèque nationale',
    en: 'Two Thousand Letters at the National Library',
    date: '2024-10-18',
  },
  {
    outlet: 'Carnets de Dakar',
    url: 'https://carnetsdakar.example/arts/portes-de-rufisque',
    fr: 'Les portes de Rufisque ont pris le bateau',
    en: 'The Doors of Rufisque Took the Boat',
    date: '2024-10-20',
  },
  {
    outlet: 'Mumbai Contact Sheet',
    url: 'https://contactsheet.example/essays/broom-lines',
    fr: 'Lignes de balai : portrait de Raghav Sonkamble',
    en: 'Broom Lines: A Portrait of Raghav Sonkamble',
    date: '2024-10-22',
  },
  {
    outlet: 'Revista Sombra',
    url: 'https://revistasombra.example/herbario-das-cidades',
    fr: 'Au Belvédère, une exposition qui pousse',
    en: 'At the Belvédère, an Exhibition That Grows',
    date: '2024-10-24',
  },
  {
    outlet: 'Radio Citronnier',
    url: 'https://radiocitronnier.example/debats/a-quoi-sert-une-biennale',
    fr: 'À réécouter : la biennale ou la piscine ?',
    en: 'Listen Again: The Biennial or the Swimming Pool?',
    date: '2024-10-25',
  },
  {
    outlet: 'Le Miroir de Tunis',
    url: 'https://lemiroir.example/entretiens/la-dame-au-tabouret',
    fr: 'La dame au tabouret : quarante-trois ans de portraits à Bab El Khadra',
    en: 'The Lady with the Stool: Forty-Three Years of Portraits in Bab El Khadra',
    // Reprinted from a paper issue whose date nobody wrote down.
    date: null,
  },
  {
    outlet: 'Gazette du TGM',
    url: 'https://gazette-tgm.example/feuilleton/le-train-eteint',
    fr: 'J’ai pris le train éteint',
    en: 'I Took the Unlit Train',
    date: '2024-10-21',
  },
  {
    outlet: 'Revue Pellicule',
    url: 'https://pellicule.example/numero-28/latitudes-bilan',
    fr: 'Latitudes, un mois après : ce qui reste aux murs',
    en: 'Latitudes, One Month On: What Is Left on the Walls',
    date: '2022-11-30',
  },
];

export const mediaLinks: MediaLinkRow[] = links.map((link, index) => ({
  id: index + 1,
  url: link.url,
  intitule_fr: link.fr === null ? null : french(link.fr),
  intitule_en: link.en,
  date: link.date,
  ordre: index + 1,
  image_db: link.image === false ? null : { reduced_size_image: `/media/logo/${seedOf(link.outlet)}.svg` },
}));
