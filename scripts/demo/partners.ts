import { seedOf } from './build/pictures.ts';
import type { Id } from '../api/festival/records/common.ts';
import type { PartnerRow, PartnerTypeRow } from '../api/festival/records/partner.ts';

export const partnerTypes = {
  official: { id: 1, intitule: 'Partenaire officiel', intitule_en: 'Official partner', ordre: 1 },
  platinum: { id: 2, intitule: 'Partenaires Platinum', intitule_en: 'Platinum partners', ordre: 2 },
  gold: { id: 3, intitule: 'Partenaires Gold', intitule_en: 'Gold partners', ordre: 3 },
  institutional: {
    id: 4,
    intitule: 'Partenaires institutionnels',
    intitule_en: 'Institutional partners',
    ordre: 4,
  },
  cultural: { id: 5, intitule: 'Partenaires culturels', intitule_en: 'Cultural partners', ordre: 5 },
  media: { id: 6, intitule: 'Partenaires médias', intitule_en: 'Media partners', ordre: 6 },
} as const satisfies Record<string, PartnerTypeRow>;

interface PartnerDraft {
  fr: string;
  /** Only where the name changes with the language. */
  en?: string;
  url?: string;
  highlight?: true;
  logo?: false;
}

function group(type: keyof typeof partnerTypes, firstId: Id, drafts: readonly PartnerDraft[]): PartnerRow[] {
  return drafts.map((draft, index) => ({
    id: firstId + index,
    type: partnerTypes[type].id,
    logo: draft.logo === false ? null : `/media/logo/${seedOf(draft.fr)}.svg`,
    highlight: draft.highlight === true,
    nom_fr: draft.fr,
    nom_en: draft.en ?? draft.fr,
    url: draft.url ?? null,
  }));
}

/** Every house here is invented; their addresses end in `.example`, which nobody can own. */
export const partners: PartnerRow[] = [
  ...group('official', 1, [
    {
      fr: 'Banque du Grand Large',
      en: 'Bank of the Open Sea',
      url: 'https://grand-large.example/',
      highlight: true,
    },
  ]),
  ...group('platinum', 2, [
    {
      fr: 'Assurances Le Cap Bon',
      en: 'Cap Bon Insurance',
      url: 'https://capbon-assurances.example/',
      highlight: true,
    },
    { fr: 'Alizé Télécom', en: 'Alizé Telecom', url: 'https://alize-telecom.example/', highlight: true },
    {
      fr: 'Huileries Sidi Dhrif',
      en: 'Sidi Dhrif Olive Mills',
      url: 'https://huileries-sidi-dhrif.example/',
      highlight: true,
    },
  ]),
  ...group('gold', 5, [
    {
      fr: 'Papeteries du Mornag',
      en: 'Mornag Paper Mills',
      url: 'https://papeteries-mornag.example/',
      highlight: true,
    },
    {
      fr: 'Verrerie de Mégrine',
      en: 'Mégrine Glassworks',
      url: 'https://verrerie-megrine.example/',
      highlight: true,
    },
    { fr: 'Lampes Andalous', en: 'Andalous Lamps' },
    { fr: 'Transit Salammbô', en: 'Salammbô Freight', url: 'https://transit-salammbo.example/' },
    {
      fr: 'Hôtel du Belvédère d’Or',
      en: 'Golden Belvédère Hotel',
      url: 'https://belvedere-dor.example/',
      highlight: true,
    },
    {
      fr: 'Atelier Nitrate, tirages',
      en: 'Nitrate Print Studio',
      url: 'https://atelier-nitrate.example/',
      highlight: true,
    },
  ]),
  ...group('institutional', 11, [
    {
      fr: 'Office méditerranéen de l’image',
      en: 'Mediterranean Image Office',
      url: 'https://omi.example/',
      highlight: true,
    },
    { fr: 'Conseil des villes du golfe', en: 'Gulf Cities Council', url: 'https://villes-du-golfe.example/' },
    { fr: 'Agence de la lecture publique et des archives', en: 'Public Reading and Archives Agency' },
    {
      fr: 'Délégation à l’éducation artistique',
      en: 'Arts Education Delegation',
      url: 'https://education-artistique.example/',
    },
    {
      fr: 'Fonds sahélien pour la création',
      en: 'Sahel Fund for the Arts',
      url: 'https://fonds-sahelien.example/',
      highlight: true,
    },
    {
      fr: 'Coopération Sud-Sud pour la culture',
      en: 'South–South Cooperation for Culture',
      url: 'https://sudsud-culture.example/',
    },
  ]),
  ...group('cultural', 17, [
    {
      fr: 'Maison de la photographie d’El Kef',
      en: 'House of Photography, El Kef',
      url: 'https://photo-elkef.example/',
    },
    {
      fr: 'Cinémathèque des Quatre Vents',
      en: 'Four Winds Film Archive',
      url: 'https://quatrevents.example/',
      highlight: true,
    },
    { fr: 'Bamako Atelier Ouvert', en: 'Open Studio Bamako', url: 'https://atelierouvert-bamako.example/' },
    { fr: 'Galeria Rua do Sol', url: 'https://ruadosol.example/' },
    { fr: 'Dhaka Darkroom Society', url: 'https://dhakadarkroom.example/' },
    { fr: 'Centro de la Imagen Lenta', en: 'Centre for Slow Images' },
    {
      fr: 'École supérieure de l’image de Sfax',
      en: 'Sfax School of Image',
      url: 'https://esi-sfax.example/',
      logo: false,
    },
  ]),
  ...group('media', 24, [
    { fr: 'Radio Citronnier', url: 'https://radiocitronnier.example/', highlight: true },
    { fr: 'Le Miroir de Tunis', en: 'The Tunis Mirror', url: 'https://lemiroir.example/' },
    { fr: 'Revue Pellicule', en: 'Pellicule Review', url: 'https://pellicule.example/' },
    { fr: 'Chaîne Horizon 9', en: 'Horizon 9 Television', url: 'https://horizon9.example/' },
    { fr: 'Al Fanous al Thaqafi', url: 'https://alfanous.example/' },
  ]),
];
